// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/secretstore.h"

namespace runlatch::settings {

/// The tokens of connections, by Connection::tokenName: in the keychain, and for this session only where there is none
/// or it does not answer within 3 s. What it was asked goes on, and it wins when it answers. There is no file.
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

    /// Answers within 3 s. Errors: NotFound where there is none; Secret "secret.denied", "secret.unavailable" (also
    /// where the keychain has not answered yet: see `changed`).
    void read(const QString &name, QObject *context, base::Callback<Kept> done);
    /// Never an error: answers within 3 s where it is. It can be read at once.
    void write(const QString &name, const QByteArray &token, QObject *context, base::Callback<Place> done);
    void forget(const QString &name);
    /// Where a token is in the end when all is well: Session only where secrets are to stay in memory.
    Place lastingPlace() const { return m_secrets.isLasting() ? Place::Keychain : Place::Session; }

signals:
    /// The keychain answered late: with a token, or that it has one now.
    void changed(const QString &name, runlatch::settings::ConnectionTokens::Place place);

private:
    template <typename T> struct Question;

    base::Clock &m_clock;
    SecretStore &m_secrets;
    QHash<QString, QByteArray> m_session; ///< what no keychain has taken yet
};

} // namespace runlatch::settings

Q_DECLARE_METATYPE(runlatch::settings::ConnectionTokens::Place)
