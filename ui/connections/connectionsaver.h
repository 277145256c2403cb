// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/connections.h"
#include "settings/connectiontokens.h"

#include <QObject>

#include <functional>

namespace runlatch::ui {

class ConnectionEditor;
class ConnectionTest;

/// Brings what is in the editor to where it stays: its API is looked for, the connection goes into the settings and its
/// token into the keychain. What stands against it is shown by the editor and the test.
class ConnectionSaver final : public QObject
{
    Q_OBJECT

public:
    using Next = std::function<void()>;

    /// All of these must outlive this.
    ConnectionSaver(settings::Connections &connections, settings::ConnectionTokens &tokens, ConnectionEditor &editor,
                    ConnectionTest &test, QObject *parent = nullptr);

    /// `next` when all of it is where it should be. Not where something has to be said first: that nothing answers
    /// there, that the settings cannot be written, or that no keychain took the token. Then the user goes on himself.
    void save(Next next);
    bool isKeeping() const { return m_whenKept != nullptr; } ///< the keychain has not taken the token yet
    void whenKept(Next next) { m_whenKept = std::move(next); }
    void drop() { m_whenKept = {}; } ///< nobody waits any more

signals:
    /// It is in the settings. `isTokenSame`: the token that was kept for it still is; else it is on its way, or gone.
    void stored(const runlatch::settings::Connection &connection, bool isTokenSame);

private:
    void store(Next next);
    void keepToken(const settings::Connection &connection, const QByteArray &token, Next next);

    settings::Connections &m_connections;
    settings::ConnectionTokens &m_tokens;
    ConnectionEditor &m_editor;
    ConnectionTest &m_test;
    Next m_whenKept; ///< what waits for the keychain to have taken the token
};

} // namespace runlatch::ui
