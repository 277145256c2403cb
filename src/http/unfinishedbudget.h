// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>

namespace runlatch::http {

class Server;

/// The memory for incomplete requests that several servers share. Above a limit, the largest requests of all of them
/// are answered 503 until the rest fits (Limits::unfinishedBytes). Lives in the thread of its servers.
class UnfinishedBudget
{
public:
    void join(Server &server);
    void leave(Server &server); ///< with the bytes that it still holds
    /// A server holds so many bytes more, or fewer. Searches the servers only if a request must be given up.
    void count(qint64 difference, qint64 most);

private:
    bool giveUpLargest();

    QList<Server *> m_servers;
    qint64 m_held = 0;
    bool m_isGivingUp = false;
};

} // namespace runlatch::http
