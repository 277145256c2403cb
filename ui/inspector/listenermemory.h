// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/receiver.h"
#include "settings/preferences.h"
#include "settings/secretstore.h"

#include <QObject>

namespace runlatch::ui {

/// What is kept of the listener from start to start: its place and rules in the preferences, its keys in the keychain,
/// its certificate nowhere.
class ListenerMemory final : public QObject
{
    Q_OBJECT

public:
    /// Asks the keychain where there are keys. Both must outlive this.
    ListenerMemory(settings::Preferences &preferences, settings::SecretStore &secrets, QObject *parent = nullptr);

    inspector::ReceiverOptions options() const; ///< without keys until they are known
    /// False while the keychain, which may wait for its user, has not answered.
    bool areKeysKnown() const { return m_areKeysKnown; }
    bool startsWithProgram() const { return m_preferences.listener().startsWithProgram; }

    /// What the user chose.
    void keep(const inspector::ReceiverOptions &options, bool startsWithProgram);
    /// As Receiver::start. Where any port will do, the one of now or of the last time is tried first: a URL that was
    /// given to a run task stays right.
    void listen(inspector::Receiver &receiver, const inspector::ReceiverOptions &options, QObject *context,
                base::Callback<QUrl> done);

signals:
    void keysKnown(const QList<QByteArray> &keys);
    void failed(const runlatch::base::Error &error); ///< the keychain gave or took no keys

private:
    void readKeys();
    void writeKeys(const QList<QByteArray> &keys);
    quint16 usualPort(const inspector::Receiver &receiver) const;
    void notePort(int port);

    settings::Preferences &m_preferences;
    settings::SecretStore &m_secrets;
    bool m_areKeysKnown = true;
    bool m_areKeysUnread = false; ///< the keychain has some, and did not give them
};

} // namespace runlatch::ui
