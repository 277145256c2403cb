// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/postgres/othernews.h"

namespace runlatch::store {

namespace {

struct FreeNotice
{
    void operator()(PGnotify *notice) const { PQfreemem(notice); }
};

} // namespace

OtherNews::OtherNews(const ServerAddress &address, const QByteArray &own, base::Clock &clock)
    : m_connection(address, clock)
    , m_own(own)
    , m_clock(clock)
{
}

void OtherNews::listen()
{
    if (m_notifier)
        return;
    if (!m_connection.execute("LISTEN runlatch"))
        return lose();
    m_notifier = std::make_unique<QSocketNotifier>(PQsocket(m_connection.connection()), QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &OtherNews::read);
}

/// A lost server is readable as well, and says so when it is read.
void OtherNews::read()
{
    PGconn *const connection = m_connection.connection();
    if (PQconsumeInput(connection) != 1)
        return lose();
    bool isOthers = false;
    while (const auto notice = std::unique_ptr<PGnotify, FreeNotice>(PQnotifies(connection)))
        isOthers = isOthers || m_own != notice->extra;
    if (isOthers)
        emit came();
}

void OtherNews::lose()
{
    if (m_notifier) {
        m_notifier->setEnabled(false);
        m_notifier.release()->deleteLater(); // its signal may be under way
    }
    m_connection.close();
    m_clock.callAfter(PostgresConnection::LongestPause, this, [this] {
        listen();
        if (m_notifier)
            emit came();
    });
}

void OtherNews::close()
{
    m_notifier.reset();
    m_connection.close();
}

} // namespace runlatch::store
