// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/subjectsearch.h"

#include <QPointer>

#include <algorithm>

namespace runlatch::changerequests {

SubjectSearch::SubjectSearch(service::Client &client, QObject *parent)
    : QObject(parent)
    , m_client(client)
{
}

void SubjectSearch::start(const service::Endpoint &endpoint, const QString &organization, const QString &subject,
                          const QStringList &workspaces)
{
    m_calls = std::make_unique<QObject>(); // the requests of an earlier search end with their context
    m_endpoint = endpoint;
    m_organization = organization;
    m_subject = subject;
    m_workspaces = workspaces;
    m_next = 0;
    m_underWay = 0;
    m_done = 0;
    m_answered = 0;
    m_failures = 0;
    m_found.clear();
    const auto begin = [this, search = QPointer<QObject>(m_calls.get())] {
        if (search)
            pump();
    };
    QMetaObject::invokeMethod(this, begin, Qt::QueuedConnection); // no signal comes before start() has returned
}

void SubjectSearch::cancel()
{
    m_calls.reset();
}

void SubjectSearch::pump()
{
    const qsizetype last = std::min(m_workspaces.size(), MaxWorkspaces);
    while (m_underWay < MaxUnderWay && m_next < last) {
        ++m_underWay;
        readPage(std::make_shared<Reading>(Reading{.workspace = m_workspaces.at(m_next++)}));
    }
    if (m_underWay == 0)
        end();
}

void SubjectSearch::readPage(const std::shared_ptr<Reading> &reading)
{
    reading->walk.ask();
    const service::ListQuery query{.page = {.number = reading->walk.awaited(), .size = service::PageWalk::Size},
                                   .scope = service::Scope::Active};
    m_client.list(m_endpoint, {m_organization, reading->workspace}, query, m_calls.get(),
                  [this, reading](const base::Result<Page> &answer) { pageCame(reading, answer); });
}

void SubjectSearch::pageCame(const std::shared_ptr<Reading> &reading, const base::Result<Page> &answer)
{
    if (answer) {
        m_failures = 0;
        take(reading, *answer);
    } else if (reading->walk.takeRefusal(answer.error())) {
        settle(!reading->walk.doubt());
    } else if (goesOnAfter(answer.error())) {
        settle(false);
    }
}

void SubjectSearch::take(const std::shared_ptr<Reading> &reading, const Page &page)
{
    const auto isOpen = [this](const protocol::ChangeRequest &row) {
        return !row.isArchived() && row.subject == m_subject;
    };
    if (std::any_of(page.items.begin(), page.items.end(), isOpen)) {
        m_found.append(reading->workspace);
        settle(true);
        return;
    }
    service::PageWalk &walk = reading->walk;
    walk.take(service::PageWalk::seen(page));
    reading->hasUnreadable = reading->hasUnreadable || !page.unreadable.isEmpty();
    if (walk.isAtEnd())
        settle(!walk.doubt() && !walk.hasShifted() && !reading->hasUnreadable);
    else if (walk.awaited() > MaxPages)
        settle(false);
    else
        readPage(reading);
}

/// Returns false if the error has ended the search.
bool SubjectSearch::goesOnAfter(const base::Error &error)
{
    if (error.http != 401 && ++m_failures < MaxFailures)
        return true;
    end();
    return false;
}

/// Ends the reading of one workspace. A receiver of the signal may end this search or begin another one.
void SubjectSearch::settle(bool isKnown)
{
    --m_underWay;
    ++m_done;
    m_answered += isKnown ? 1 : 0;
    const QPointer<QObject> search(m_calls.get());
    emit progressed();
    if (search)
        pump();
}

void SubjectSearch::end()
{
    m_calls.reset();
    emit finished();
}

} // namespace runlatch::changerequests
