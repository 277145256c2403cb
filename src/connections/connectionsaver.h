// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/connectiontester.h"
#include "settings/connections.h"
#include "settings/connectiontokens.h"

#include <QObject>

#include <functional>

namespace runlatch::connections {

/// Saves a connection as it was typed: discovers its API, writes the connection to the settings and its token to the
/// keychain. One thread.
class ConnectionSaver final : public QObject
{
    Q_OBJECT
public:
    using Next = std::function<void()>;
    using Place = settings::ConnectionTokens::Place;

    /// All of these must outlive this. `tester` discovers, and tells why it could not.
    ConnectionSaver(settings::Connections &connections, settings::ConnectionTokens &tokens,
                    service::ConnectionTester &tester, QObject *parent = nullptr);

    /// Saves `typed`; without an id it is new. `subject` is the same connection for the tester: without a base, the API
    /// is discovered first; without a token, the kept one stays. Another action of the tester ends the discovery, and
    /// nothing is saved.
    ///
    /// Calls `next` when everything is saved. Does not call it if the user must read a message first: the connection is
    /// refused, the address does not answer, the settings cannot be written, or no keychain took the token. The user
    /// then has to continue.
    void save(const settings::Connection &typed, const service::ConnectionTester::Subject &subject, const Next &next);
    bool isKeeping() const { return m_whenKept != nullptr; } ///< whether the keychain has not taken the token yet
    void whenKept(Next next) { m_whenKept = std::move(next); }
    void drop() { m_whenKept = {}; } ///< forgets the continuation

signals:
    void refused(const runlatch::base::Error &error); ///< errors of settings::validate and of settings::Connections
    /// The connection is in the settings. `isTokenSame`: the kept token is still valid for the connection; otherwise
    /// the new token is being written, or the old one was removed.
    void stored(const runlatch::settings::Connection &connection, bool isTokenSame);
    void unwritten(const runlatch::base::Error &error); ///< the settings have the connection, the disk does not
    void tokenAsked();                                  ///< the token can be used; the keychain has not taken it yet
    void tokenKept(const QUuid &id, runlatch::settings::ConnectionTokens::Place place);

private:
    void store(settings::Connection typed, const QByteArray &token, Next next);
    base::Result<settings::Connection> put(const settings::Connection &typed);
    void keepToken(const settings::Connection &connection, const QByteArray &token, Next next);

    settings::Connections &m_connections;
    settings::ConnectionTokens &m_tokens;
    service::ConnectionTester &m_tester;
    QUuid m_keeping; ///< the connection that m_whenKept is about
    Next m_whenKept; ///< called when the keychain has taken the token
};

} // namespace runlatch::connections
