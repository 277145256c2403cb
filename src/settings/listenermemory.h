// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/preferences.h"
#include "settings/secretstore.h"

#include <QByteArray>
#include <QList>
#include <QObject>

namespace runlatch::settings {

/// The settings of the listener that are kept between starts: address and rules in the preferences, keys in the
/// keychain. Keys that the keychain has, and did not return, are never deleted. The certificate is never kept. All
/// calls are made in the thread of the SecretStore.
class ListenerMemory final : public QObject
{
    Q_OBJECT

public:
    /// Asks the keychain if there are keys. Both must outlive this.
    ListenerMemory(Preferences &preferences, SecretStore &secrets, QObject *parent = nullptr);

    ListenerSettings settings() const { return m_preferences.listener(); }
    /// False while the keychain has not answered; it may wait for the user.
    bool areKeysKnown() const { return m_areKeysKnown; }

    /// Saves the choice of the user. `lastPort` and `hasKeys` of `chosen` are ignored. An error of the keychain is
    /// told by failed(); the preferences are saved in any case.
    void keep(const ListenerSettings &chosen, const QList<QByteArray> &keys);
    void notePort(int port); ///< saves the port at which the listener listens now

signals:
    /// The keychain has answered; without keys if it could not read them. Not emitted if the user chose keys before.
    void keysKnown(const QList<QByteArray> &keys);
    void failed(const runlatch::base::Error &error); ///< the keychain could not read or write the keys: Secret

private:
    void readKeys();
    void writeKeys(const QList<QByteArray> &keys);

    Preferences &m_preferences;
    SecretStore &m_secrets;
    bool m_areKeysKnown = true;
    bool m_areKeysUnread = false; ///< the keychain has keys and did not return them
};

} // namespace runlatch::settings
