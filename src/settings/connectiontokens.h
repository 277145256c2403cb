// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/secretstore.h"

namespace runlatch::settings {

/// The tokens of connections, by Connection::tokenName. They are kept in the keychain. If there is no keychain, or if
/// it does not answer within 3 s, they are kept for this session only. A late answer of the keychain still counts, and
/// wins. There is no file.
class ConnectionTokens final : public QObject
{
    Q_OBJECT
public:
    enum class Place { Nowhere, Session, Keychain };
    struct Kept
    {
        QByteArray token;
        Place place = Place::Nowhere;
    };

    /// Both must outlive this.
    ConnectionTokens(base::Clock &clock, SecretStore &secrets, QObject *parent = nullptr);

    /// Answers within 3 s. Errors: NotFound if there is no token; Secret "secret.denied", "secret.unavailable" (also if
    /// the keychain has not answered yet: see `changed`).
    void read(const QString &name, QObject *context, base::Callback<Kept> done);
    /// Answers within 3 s with the place of the token, never with an error. The token can be read at once.
    void write(const QString &name, const QByteArray &token, QObject *context, base::Callback<Place> done);
    void forget(const QString &name);
    /// The place in which a token ends up if all goes well: Session only if secrets are to stay in memory.
    Place lastingPlace() const { return m_secrets.isLasting() ? Place::Keychain : Place::Session; }

signals:
    /// The keychain answered late: it has a token, or has stored one.
    void changed(const QString &name, runlatch::settings::ConnectionTokens::Place place);

private:
    template <typename T> struct Question;

    base::Clock &m_clock;
    SecretStore &m_secrets;
    QHash<QString, QByteArray> m_session; ///< tokens that are not in the keychain yet
};

} // namespace runlatch::settings

Q_DECLARE_METATYPE(runlatch::settings::ConnectionTokens::Place)
