// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/secretstore.h"

#include <QObject>
#include <QUrl>

#include <functional>

namespace runlatch::settings {

/// The HMAC keys of the integrations that the window checks. Each is an entry of the keychain, named for the SHA-256 of
/// the integration's URL: a key is given to this URL alone, and the name of the entry tells no query of it. Without a
/// lasting keychain a key is good for this session. One thread.
class CheckKeys final
{
public:
    explicit CheckKeys(SecretStore &secrets) ///< which must outlive this
        : m_secrets(secrets)
    {
    }
    /// Answers with no bytes where there is no key, or the keychain does not tell. A locked one waits for its user.
    void read(const QUrl &target, QObject *context, std::function<void(const QByteArray &key)> done);
    /// An empty key removes the one that is kept. Errors: Secret, as of SecretStore.
    void keep(const QUrl &target, const QByteArray &key, QObject *context, base::Callback<std::monostate> done);

private:
    SecretStore &m_secrets;
};

} // namespace runlatch::settings
