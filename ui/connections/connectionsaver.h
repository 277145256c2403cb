// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/connections.h"
#include "settings/connectiontokens.h"

#include <QObject>

#include <functional>

namespace runlatch::service {
class ConnectionTester;
}

namespace runlatch::ui {

class ConnectionEditor;
class ConnectionTest;

/// Saves the connection in the editor: discovers its API, writes the connection to the settings and its token to the
/// keychain. The editor and the test show any obstacle.
class ConnectionSaver final : public QObject
{
    Q_OBJECT

public:
    using Next = std::function<void()>;

    /// All of these must outlive this.
    ConnectionSaver(settings::Connections &connections, settings::ConnectionTokens &tokens, ConnectionEditor &editor,
                    service::ConnectionTester &tester, ConnectionTest &test, QObject *parent = nullptr);

    /// Calls `next` when everything is saved. Does not call it if the user must read a message first: the address does
    /// not answer, the settings cannot be written, or no keychain took the token. The user then has to continue.
    void save(Next next);
    bool isKeeping() const { return m_whenKept != nullptr; } ///< whether the keychain has not taken the token yet
    void whenKept(Next next) { m_whenKept = std::move(next); }
    void drop() { m_whenKept = {}; } ///< forgets the continuation

signals:
    /// The connection is in the settings. `isTokenSame`: the kept token is still valid for the connection; otherwise
    /// the new token is being written, or the old one was removed.
    void stored(const runlatch::settings::Connection &connection, bool isTokenSame);

private:
    void store(Next next);
    void keepToken(const settings::Connection &connection, const QByteArray &token, Next next);

    settings::Connections &m_connections;
    settings::ConnectionTokens &m_tokens;
    ConnectionEditor &m_editor;
    service::ConnectionTester &m_tester;
    ConnectionTest &m_test;
    Next m_whenKept; ///< called when the keychain has taken the token
};

} // namespace runlatch::ui
