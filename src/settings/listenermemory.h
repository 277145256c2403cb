// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/preferences.h"
#include "settings/secretstore.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QObject>
#include <QSet>

namespace runlatch::settings {

/// The keys of endpoints, by their id.
using EndpointKeys = QHash<QUuid, QList<QByteArray>>;

/// The settings of the listener that are kept between starts: addresses, endpoints and rules in the preferences, the
/// keys of each endpoint in the keychain. Keys that the keychain has, and did not return, are never deleted, unless the
/// user removed their endpoint. Of a certificate the names of its files are kept. All calls are made in the thread of
/// the SecretStore.
///
/// All data folders of a user share one keychain. The keys of an endpoint are in an entry named for its id. Keys of the
/// time when there was one endpoint, and one entry for all folders, are copied into an entry of their own. The entry of
/// that time is never changed: another folder may still need it.
class ListenerMemory final : public QObject
{
    Q_OBJECT

public:
    /// Gives an id to the endpoint that has none, and asks the keychain for the keys of each endpoint that has some.
    /// Both must outlive this.
    ListenerMemory(Preferences &preferences, SecretStore &secrets, QObject *parent = nullptr);

    ListenerSettings settings() const { return m_preferences.listener(); }
    /// False while the keychain has not answered for each endpoint; it may wait for the user.
    bool areKeysKnown() const { return m_asked.isEmpty(); }

    /// Saves the choice of the user. `lastPort`, `hasKeys` and `areKeysShared` in `chosen` are ignored. An error of the
    /// keychain is told by failed(); the preferences are saved in any case.
    void keep(const ListenerSettings &chosen, const EndpointKeys &keys);
    void
    notePorts(const QList<quint16> &ports); ///< saves the ports of the addresses, in their order; 0 changes nothing

signals:
    /// The keychain has answered for all endpoints, here without those whose keys it could not read or which the user
    /// gave other keys meanwhile.
    void keysKnown(const runlatch::settings::EndpointKeys &keys);
    void failed(const runlatch::base::Error &error); ///< the keychain could not read or write keys: Secret

private:
    void readKeys(const KeptEndpoint &endpoint);
    void readSharedKeys(const QUuid &id);
    void moveKeys(const QUuid &id, const QByteArray &lines);
    void noteMoved(const QUuid &id);
    void take(const QUuid &id, const base::Result<QByteArray> &lines);
    void writeKeys(const QUuid &id, const QList<QByteArray> &keys);

    Preferences &m_preferences;
    SecretStore &m_secrets;
    QSet<QUuid> m_asked;  ///< endpoints for which the keychain has not answered
    QSet<QUuid> m_unread; ///< endpoints whose keys the keychain did not return
    EndpointKeys m_known; ///< the keys that the keychain has, as far as it is known
    EndpointKeys m_found; ///< what it returned, until all of it is there
};

} // namespace runlatch::settings
