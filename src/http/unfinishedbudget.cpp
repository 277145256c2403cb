// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/unfinishedbudget.h"

#include "http/server.h"

namespace runlatch::http {

void UnfinishedBudget::join(Server &server)
{
    m_servers.append(&server);
    m_held += server.unfinishedBytes();
}

void UnfinishedBudget::leave(Server &server)
{
    m_servers.removeOne(&server);
    m_held -= server.unfinishedBytes();
}

void UnfinishedBudget::count(qint64 difference, qint64 most)
{
    m_held += difference;
    if (m_isGivingUp)
        return;
    m_isGivingUp = true;
    while (m_held > most && giveUpLargest()) { }
    m_isGivingUp = false;
}

bool UnfinishedBudget::giveUpLargest()
{
    ServerConnection *largest = nullptr;
    for (const Server *server : std::as_const(m_servers)) {
        ServerConnection *one = server->largestUnfinished();
        if (one && (!largest || one->unfinishedBytes() > largest->unfinishedBytes()))
            largest = one;
    }
    if (!largest)
        return false; // no connection has an unfinished request
    largest->giveUp();
    return true;
}

} // namespace runlatch::http
