// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/connection.h"

#include <QList>
#include <QObject>
#include <QSettings>

#include <optional>

namespace runlatch::settings {

class ConnectionTokens;

/// The user's connections, in `preferences.ini` beside the settings of Preferences. Create Preferences first: it makes
/// the file, readable by its owner only. A damaged value has its default; a connection without a usable address is left
/// out but stays in the file. The simulator on this computer is not one of the connections. One thread.
class Connections final : public QObject
{
    Q_OBJECT
public:
    Connections(const QString &folder, ConnectionTokens &tokens, QObject *parent = nullptr);

    const QList<Connection> &all() const { return m_all; } ///< connections in the order of their creation
    std::optional<Connection> find(const QUuid &id) const;

    /// Adds the connection with a new id, and returns it. Errors: those of `validate`; Usage "connection.name-taken"
    /// (compared without case).
    base::Result<Connection> add(Connection connection);
    /// Replaces the connection with the same id. With another address it forgets the dialects that were learned.
    /// Errors: as for `add`; NotFound "connection.missing".
    base::Done edit(Connection connection);
    /// Copies everything but the token, under another name. Errors: as for `edit`.
    base::Result<Connection> duplicate(const QUuid &id, const QString &name);
    /// Removes the connection, and its token from the keychain.
    void remove(const QUuid &id);

    bool save(); ///< writes changes (as the destructor does); false if the disk refused them

signals:
    void changed();

private:
    void load();
    void write(const Connection &connection);
    base::Done check(const Connection &connection) const;
    qsizetype indexOf(const QUuid &id) const;

    QSettings m_settings;
    ConnectionTokens &m_tokens;
    QList<Connection> m_all;
};

} // namespace runlatch::settings
