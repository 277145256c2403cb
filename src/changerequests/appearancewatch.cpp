// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/appearancewatch.h"

#include <algorithm>

namespace runlatch::changerequests {

AppearanceWatch::AppearanceWatch(service::Client &client, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_finder(client)
{
    connect(&m_finder, &CreationFinder::requestFound, this, &AppearanceWatch::take);
    connect(&m_finder, &CreationFinder::finished, this, &AppearanceWatch::lookEnded);
}

void AppearanceWatch::start(const service::Endpoint &endpoint, const LedgerEntry &entry)
{
    stop();
    m_endpoint = endpoint;
    m_entry = entry;
    m_appeared.clear();
    m_ids.clear();
    m_workspaces.clear();
    m_wait = FirstWait;
    m_endsAt = m_clock.monotonic() + GivesUpAfter;
    m_isRunning = true;
    look();
}

void AppearanceWatch::look()
{
    m_finder.start(m_endpoint, m_entry, m_workspaces);
}

void AppearanceWatch::take(const LedgerRequest &request)
{
    if (!m_isRunning || m_ids.contains(request.id))
        return;
    m_ids.insert(request.id);
    if (!request.workspace.isEmpty())
        m_workspaces.insert(request.workspace);
    m_appeared.append(request);
    emit requestAppeared(request);
}

void AppearanceWatch::lookEnded()
{
    if (!m_isRunning)
        return;
    m_entry.lookedAt = m_clock.utc();
    const bool isOver = areAll() || m_finder.isTokenRefused() || m_clock.monotonic() + m_wait >= m_endsAt;
    if (!isOver) {
        m_waiting = std::make_unique<QObject>();
        m_clock.callAfter(m_wait, m_waiting.get(), [this] { look(); });
        m_wait = std::min<std::chrono::milliseconds>(m_wait * 3 / 2, LongestWait);
        emit looked();
        return;
    }
    m_isRunning = false;
    emit looked();
    if (!m_isRunning) // a slot may have begun another watch
        emit finished();
}

void AppearanceWatch::cancel()
{
    if (!m_isRunning)
        return;
    stop();
    emit finished();
}

void AppearanceWatch::stop()
{
    m_isRunning = false; // first: the finder tells of its end
    m_waiting.reset();
    m_finder.cancel();
}

LedgerEntry AppearanceWatch::entry() const
{
    LedgerEntry watched = m_entry;
    watched.requests = m_appeared;
    for (const LedgerRequest &known : m_entry.requests) {
        if (!m_ids.contains(known.id))
            watched.requests.append(known);
    }
    watched.requests = watched.requests.mid(0, LedgerEntry::MaxRequests);
    return watched;
}

} // namespace runlatch::changerequests
