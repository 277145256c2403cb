// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/creationfinder.h"

#include <algorithm>
#include <iterator>

namespace runlatch::changerequests {

CreationFinder::CreationFinder(service::Client &client, QObject *parent)
    : QObject(parent)
{
    for (Lane &lane : m_lanes) {
        lane.gathering = std::make_unique<Gathering>(client);
        lane.gathering->setAsksWhyMissing(false); // it would be asked for each of many targets
        connect(lane.gathering.get(), &Gathering::arrived, this,
                [this, &lane](const QList<protocol::ChangeRequest> &rows) { take(rows, lane.target); });
        connect(lane.gathering.get(), &Gathering::progressed, this, &CreationFinder::tell);
        connect(lane.gathering.get(), &Gathering::finished, this, [this, &lane] { laneEnded(lane); });
    }
}

void CreationFinder::start(const service::Endpoint &endpoint, const LedgerEntry &entry, const QSet<QString> &without,
                           service::Scope scope)
{
    stop();
    ++m_run;
    m_endpoint = endpoint;
    m_scope = scope;
    m_sought = entry.created();
    m_waiting.clear();
    m_found.clear();
    m_foundIds.clear();
    m_failures.clear();
    m_refusals = 0;
    m_progress = {};
    m_isComplete = false;
    m_hasGap = false;
    m_isRunning = true;
    m_isByQuery = entry.isByQuery();
    if (m_isByQuery) {
        readTarget(m_lanes.front(), {});
        return;
    }
    const QStringList ids = targetIds(entry.draft.workspaces);
    std::ranges::copy_if(ids, std::back_inserter(m_waiting),
                         [&without](const QString &id) { return !without.contains(id); });
    std::ranges::reverse(m_waiting); // taken from the back
    m_progress.workspaces = static_cast<int>(m_waiting.size());
    const int run = m_run;
    for (Lane &lane : m_lanes) {
        if (run == m_run && m_isRunning && !m_waiting.isEmpty())
            readTarget(lane, m_waiting.takeLast());
    }
    if (run == m_run && m_isRunning && m_progress.workspaces == 0)
        QMetaObject::invokeMethod(
            this,
            [this, run] {
                if (run == m_run && m_isRunning)
                    end();
            },
            Qt::QueuedConnection); // never before this call returned
}

/// Reads one target, or every workspace of the organization if there is none.
void CreationFinder::readTarget(Lane &lane, const QString &target)
{
    lane.target = target;
    lane.gathering->start(m_endpoint, {.organization = m_sought.organization, .text = target}, m_scope);
}

void CreationFinder::take(const QList<protocol::ChangeRequest> &rows, const QString &target)
{
    const int run = m_run;
    for (const protocol::ChangeRequest &row : rows) {
        if (!m_isRunning || run != m_run)
            return; // a slot ended the search
        if (!m_sought.mayInclude(row) || m_foundIds.contains(row.id) || m_found.size() >= LedgerEntry::MaxRequests)
            continue;
        m_foundIds.insert(row.id);
        m_found.append({.id = row.id, .workspace = row.workspaceId.isEmpty() ? target : row.workspaceId});
        emit requestFound(m_found.constLast());
    }
}

void CreationFinder::tell()
{
    if (!m_isRunning)
        return;
    if (m_isByQuery) {
        const Gathering::Progress &read = m_lanes.front().gathering->progress();
        m_progress = {.workspaces = read.workspaces, .workspacesDone = read.workspacesDone};
    }
    emit progressed();
}

void CreationFinder::laneEnded(Lane &lane)
{
    if (!m_isRunning)
        return;
    keepFailures(*lane.gathering);
    m_hasGap = m_hasGap || !lane.gathering->isComplete();
    if (m_isByQuery || isTokenRefused()) {
        end();
        return;
    }
    ++m_progress.workspacesDone;
    const int run = m_run;
    emit progressed();
    if (run != m_run || !m_isRunning)
        return;
    if (!m_waiting.isEmpty())
        readTarget(lane, m_waiting.takeLast());
    else if (m_progress.workspacesDone == m_progress.workspaces)
        end();
}

void CreationFinder::keepFailures(const Gathering &gathering)
{
    if (gathering.failures().isEmpty())
        m_refusals = 0;
    for (const Gathering::Failure &failure : gathering.failures()) {
        if (m_failures.size() < MaxFailures)
            m_failures.append(failure.error);
        m_refusals = failure.error.kind == base::ErrorKind::Unauthorized ? m_refusals + 1 : 0;
    }
}

bool CreationFinder::isTokenRefused() const
{
    return m_refusals >= std::clamp(m_progress.workspaces, 1, MaxRefusals);
}

void CreationFinder::cancel()
{
    if (!m_isRunning)
        return;
    m_hasGap = true;
    end();
}

void CreationFinder::end()
{
    m_isComplete = !m_hasGap;
    stop();
    emit finished();
}

void CreationFinder::stop()
{
    m_isRunning = false;
    for (Lane &lane : m_lanes)
        lane.gathering->cancel();
}

LedgerEntry CreationFinder::settled(const LedgerEntry &entry, const QDateTime &utc) const
{
    LedgerEntry settled = entry;
    settled.lookedAt = utc;
    if (!m_found.isEmpty())
        settled.requests = m_found;
    const bool isOldEnough = entry.at.isValid() && entry.at.addSecs(std::chrono::seconds(SettlesAfter).count()) <= utc;
    if (entry.state == LedgerState::Unknown && (!m_found.isEmpty() || (m_isComplete && isOldEnough)))
        settled.state = LedgerState::Settled;
    return settled;
}

} // namespace runlatch::changerequests
