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

/// The connections that the user made, in `preferences.ini` beside what Preferences remembers; make that first: it
/// makes the file, readable by its owner only. What is damaged has its default, and a connection without a usable
/// address is left out but stays in the file. The simulator on this computer is none of them. One thread.
class Connections final : public QObject
{
    Q_OBJECT
public:
    Connections(const QString &folder, ConnectionTokens &tokens, QObject *parent = nullptr);

    const QList<Connection> &all() const { return m_all; } ///< in the order they were made
    std::optional<Connection> find(const QUuid &id) const;

    /// With an id of its own, given back. Errors: those of `validate`; Usage "connection.name-taken" (compared without
    /// case).
    base::Result<Connection> add(Connection connection);
    /// The one with that id. With another address it forgets what was understood there. Errors: as of `add`; NotFound
    /// "connection.missing".
    base::Done edit(Connection connection);
    /// All of it under another name, but not the token. Errors: as of `edit`.
    base::Result<Connection> duplicate(const QUuid &id, const QString &name);
    /// The keychain is asked to forget its token.
    void remove(const QUuid &id);

    bool save(); ///< writes what changed (as the destructor does); false where the disk refused it

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
