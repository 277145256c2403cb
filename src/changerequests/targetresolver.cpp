// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/targetresolver.h"

#include "base/operation.h"
#include "base/rules.h"
#include "changerequests/targetname.h"

#include <QPointer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using runlatch::base::Error;
using runlatch::base::Result;
using runlatch::protocol::Workspace;

namespace runlatch::changerequests {

namespace {

constexpr qsizetype MaxToldLength = 300; // characters of a name; names of the service have at most 90

/// Tells whether the workspace, or the endpoint itself, does not exist.
bool isMissingTarget(const Error &error)
{
    return error.http == 404 || error.http == 405;
}

/// Tells whether every other workspace would get the same answer.
bool isRefusedForAll(const Error &error)
{
    return error.http == 401 || error.http == 403 || error.kind == base::ErrorKind::Unauthorized;
}

TargetAnswer foundTarget(const QString &text, const Workspace &workspace)
{
    return {.text = text,
            .state = TargetAnswer::State::Found,
            .id = workspace.id,
            .name = workspace.name.left(MaxToldLength),
            .activeChangeRequests = workspace.activeChangeRequests};
}

} // namespace

TargetResolver::TargetResolver(service::Client &client, QObject *parent)
    : QObject(parent)
    , m_client(client)
{
}

void TargetResolver::setPlace(const service::Endpoint &endpoint, const QString &organization)
{
    m_endpoint = endpoint;
    m_organization = organization;
    m_takesIds = false;
    m_later.clear();
    m_open.clear();
    end();
}

void TargetResolver::ask(const QStringList &texts)
{
    const bool isIdle = !isBusy();
    m_later += texts;
    if (isIdle && isBusy())
        QMetaObject::invokeMethod(this, &TargetResolver::begin, Qt::QueuedConnection);
}

void TargetResolver::begin()
{
    if (!m_open.isEmpty() || m_later.isEmpty())
        return; // this call was queued, and look-ups were stopped or begun meanwhile
    end();
    m_order = std::exchange(m_later, {});
    m_open = QSet<QString>(m_order.cbegin(), m_order.cend());
    m_calls = std::make_unique<QObject>();
    m_round = std::make_unique<QObject>();
    if (m_endpoint.isNull() || m_organization.isEmpty())
        goOn(settleRest(State::NotKnown), nullptr);
    else if (m_open.size() > Few)
        readList();
    else
        askSingly();
}

/// Ends the round and aborts its requests.
void TargetResolver::end()
{
    m_calls.reset();
    m_round.reset();
    m_order.clear();
    m_next = 0;
    m_unconfirmed.clear();
    m_missing.reset();
    m_list.reset();
    m_listError.reset();
    m_hasUnreadable = false;
    m_singly = 0;
    m_running = 0;
    m_failures = 0;
}

void TargetResolver::stop()
{
    m_open += QSet<QString>(m_later.cbegin(), m_later.cend());
    m_order += std::exchange(m_later, {});
    m_calls.reset();
    goOn(settleRest(State::NotKnown), nullptr);
}

void TargetResolver::readList()
{
    if (!m_list)
        m_list.emplace();
    const std::optional<int> page = m_list->next();
    if (!page || *page > MaxPages || m_listError) {
        listEnded();
        return;
    }
    m_list->ask();
    m_client.workspaces(m_endpoint, m_organization, {}, {.number = *page, .size = service::PageWalk::Size},
                        m_calls.get(),
                        base::whileAlive<protocol::Page<Workspace>>(
                            m_round.get(), [this](const auto &answer) { listAnswered(answer); }));
}

void TargetResolver::listAnswered(const Result<protocol::Page<Workspace>> &page)
{
    if (!page) {
        if (!m_list->takeRefusal(page.error()))
            m_listError = page.error();
        if (isRefusedForAll(page.error()))
            goOn(settleRest(State::NotKnown, page.error()), nullptr);
        else
            listEnded();
        return;
    }
    m_list->take(service::PageWalk::seen(*page));
    m_hasUnreadable = m_hasUnreadable || !page->unreadable.isEmpty();
    const QList<TargetAnswer> answers = takeListed(page->items);
    // Requests workspaces singly if that takes fewer requests than the rest of the list. Ids that were answered 404
    // need the whole list.
    const int pagesLeft = page->pagination.totalPages.value_or(0) - m_list->awaited() + 1;
    const bool isLonger = m_unconfirmed.isEmpty() && m_open.size() < pagesLeft;
    goOn(answers, isLonger ? &TargetResolver::askSingly : &TargetResolver::readList);
}

QList<TargetAnswer> TargetResolver::takeListed(const QList<Workspace> &workspaces)
{
    QList<TargetAnswer> answers;
    for (const Workspace &workspace : workspaces) {
        if (m_open.contains(workspace.id) && isWorkspaceId(workspace.id))
            answers += settle(foundTarget(workspace.id, workspace));
        if (m_open.contains(workspace.name) && !isWorkspaceId(workspace.name) && isWorkspaceId(workspace.id))
            answers += settle(foundTarget(workspace.name, workspace));
    }
    return answers;
}

void TargetResolver::listEnded()
{
    if (isListWhole())
        goOn(settleRest(State::NotFound), nullptr);
    else
        askSingly();
}

/// Tells whether all of the list is proved to have been read. A workspace that it lacks is not in the organization, as
/// far as the token may see.
bool TargetResolver::isListWhole() const
{
    return m_list && m_list->isAtEnd() && !m_list->doubt() && !m_list->hasShifted() && !m_hasUnreadable && !m_listError;
}

void TargetResolver::askSingly()
{
    while (m_running < MaxUnderWay && m_next < m_order.size() && m_singly < MaxSingly) {
        const QString text = m_order.at(m_next++);
        if (!m_open.contains(text) || (m_listError && !isWorkspaceId(text)))
            continue; // names are found in the list only
        ++m_singly;
        ++m_running;
        if (isWorkspaceId(text))
            askForId(text);
        else
            askForName(text);
    }
    if (m_running == 0)
        settleUnconfirmed();
}

void TargetResolver::askForId(const QString &id)
{
    m_client.workspace(
        m_endpoint, id, m_calls.get(),
        base::whileAlive<Workspace>(m_round.get(), [this, id](const auto &answer) { idAnswered(id, answer); }));
}

void TargetResolver::askForName(const QString &name)
{
    m_client.findWorkspace(
        m_endpoint, m_organization, name, m_calls.get(),
        base::whileAlive<QString>(m_round.get(), [this, name](const auto &answer) { nameAnswered(name, answer); }));
}

void TargetResolver::idAnswered(const QString &id, const Result<Workspace> &answer)
{
    --m_running;
    if (!answer && isMissingTarget(answer.error())) {
        m_unconfirmed.append(id);
        m_missing = answer.error();
        m_failures = 0;
        askSingly();
        return;
    }
    if (!answer) {
        if (goesOnAfter(answer.error()))
            goOn({settle({.text = id, .why = answer.error()})}, &TargetResolver::askSingly);
        return;
    }
    m_takesIds = true;
    m_failures = 0;
    const bool isElsewhere =
        !answer->organization.isEmpty() && answer->organization.compare(m_organization, Qt::CaseInsensitive) != 0;
    TargetAnswer told = foundTarget(id, *answer);
    if (isElsewhere)
        told = {.text = id, .state = State::NotFound, .id = id, .name = {}, .elsewhere = answer->organization};
    goOn({settle(told)}, &TargetResolver::askSingly);
}

/// Settles a name. WorkspaceLookup answers with the name itself if the service has no such list.
void TargetResolver::nameAnswered(const QString &name, const Result<QString> &answer)
{
    --m_running;
    TargetAnswer told{.text = name, .name = name};
    if (answer) {
        m_failures = 0;
        told.id = isWorkspaceId(*answer) ? *answer : QString();
        told.state = told.id.isEmpty() ? State::NotKnown : State::Found;
    } else if (answer.error().rule == base::Rules::ServiceNoWorkspace) {
        m_failures = 0;
        told.state = State::NotFound;
    } else if (goesOnAfter(answer.error())) {
        told.why = answer.error();
    } else {
        return;
    }
    goOn({settle(told)}, &TargetResolver::askSingly);
}

/// Returns false if the error has ended the round.
bool TargetResolver::goesOnAfter(const Error &error)
{
    if (!isRefusedForAll(error) && ++m_failures < MaxFailures)
        return true;
    goOn(settleRest(State::NotKnown, error), nullptr);
    return false;
}

/// Settles what is left: ids that were answered 404, and texts that could not be requested.
void TargetResolver::settleUnconfirmed()
{
    if (!m_unconfirmed.isEmpty() && !m_takesIds && !m_listError && !isListWhole()
        && (!m_list || (!m_list->isAtEnd() && m_list->next().value_or(MaxPages + 1) <= MaxPages))) {
        readList();
        return;
    }
    QList<TargetAnswer> answers;
    const bool areMissing = m_takesIds || isListWhole();
    for (const QString &id : std::as_const(m_unconfirmed)) {
        if (m_open.contains(id))
            answers += areMissing ? settle({.text = id, .state = State::NotFound, .id = id})
                                  : settle({.text = id, .id = id, .why = m_missing});
    }
    goOn(answers + settleRest(State::NotKnown, m_listError), nullptr);
}

QList<TargetAnswer> TargetResolver::settleRest(State state, const std::optional<Error> &why)
{
    QList<TargetAnswer> answers;
    for (const QString &text : std::as_const(m_order)) {
        if (m_open.contains(text))
            answers += settle({.text = text, .state = state, .why = why});
    }
    return answers;
}

TargetAnswer TargetResolver::settle(const TargetAnswer &answer)
{
    m_open.remove(answer.text);
    return answer;
}

/// Reports the answers and continues with `next`, unless nothing is left or a receiver has started another round.
void TargetResolver::goOn(const QList<TargetAnswer> &answers, void (TargetResolver::*next)())
{
    const bool isOver = m_open.isEmpty() || !next;
    if (isOver)
        m_round = std::make_unique<QObject>(); // answers of the requests under way are dropped
    const QPointer<QObject> round(m_round.get());
    if (!answers.isEmpty())
        emit answered(answers);
    if (!round)
        return;
    if (!isOver)
        (this->*next)();
    else if (m_later.isEmpty())
        emit finished();
    else
        begin();
}

} // namespace runlatch::changerequests
