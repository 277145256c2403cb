// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/secretstore.h"

#include <QObject>

namespace runlatch::settings {

/// The person's consent to start a tunnel command automatically, given by a tick for exactly this text. It is an entry
/// of the keychain, named for the SHA-256 of the text: whoever can write the settings file could write a command and
/// its digest into it. Without a lasting keychain the consent ends with the session. One thread.
class TunnelConsent final
{
public:
    explicit TunnelConsent(SecretStore &secrets) ///< which must outlive this
        : m_secrets(secrets)
    {
    }
    void give(const QString &command, QObject *context); ///< an error means that it will be asked for again
    void withdraw(const QString &command, QObject *context);
    /// False also if the keychain does not tell. A locked one waits for its user.
    void ask(const QString &command, QObject *context, std::function<void(bool isGiven)> done);

private:
    SecretStore &m_secrets;
};

} // namespace runlatch::settings
