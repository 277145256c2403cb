// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/receiver.h"
#include "settings/preferences.h"
#include "settings/secretstore.h"

#include <QObject>

namespace runlatch::ui {

/// The settings of the listener that are kept between starts: address and rules in the preferences, keys in the
/// keychain. The certificate is never kept.
class ListenerMemory final : public QObject
{
    Q_OBJECT

public:
    /// Asks the keychain if there are keys. Both must outlive this.
    ListenerMemory(settings::Preferences &preferences, settings::SecretStore &secrets, QObject *parent = nullptr);

    inspector::ReceiverOptions options() const; ///< the options; without keys until the keys are known
    /// False while the keychain has not answered; it may wait for the user.
    bool areKeysKnown() const { return m_areKeysKnown; }
    bool startsWithProgram() const { return m_preferences.listener().startsWithProgram; }

    /// Saves the choice of the user.
    void keep(const inspector::ReceiverOptions &options, bool startsWithProgram);
    /// Listens as ListenerStart does, and saves the port. This must outlive `context`.
    void listen(inspector::Receiver &receiver, const inspector::ReceiverOptions &options, QObject *context,
                base::Callback<QUrl> done);

signals:
    void keysKnown(const QList<QByteArray> &keys);
    void failed(const runlatch::base::Error &error); ///< the keychain could not read or write the keys

private:
    void readKeys();
    void writeKeys(const QList<QByteArray> &keys);
    void notePort(int port);

    settings::Preferences &m_preferences;
    settings::SecretStore &m_secrets;
    bool m_areKeysKnown = true;
    bool m_areKeysUnread = false; ///< the keychain has keys and did not return them
};

} // namespace runlatch::ui
