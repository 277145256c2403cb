// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "settings/keychain.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <memory>

namespace runlatch::settings {

/// The OS keychain, or memory if there is none. There is no file. All calls are made in one thread.
class SecretStore : public QObject
{
    Q_OBJECT
public:
    enum class Place { Keychain, Memory };

    SecretStore(base::Clock &clock, Place place, QObject *parent = nullptr);
    SecretStore(base::Clock &clock, std::unique_ptr<Keychain> keychain, QObject *parent = nullptr);
    ~SecretStore() override;

    bool isLasting() const { return m_keychain->isLasting(); } ///< whether secrets outlive the session

    /// Error: NotFound if there is no such secret; Secret ("secret.unavailable", "secret.denied"). There is no time
    /// limit: a locked keychain waits for its user.
    void read(const QString &name, QObject *context, base::Callback<QByteArray> done);
    void write(const QString &name, const QByteArray &secret, QObject *context, base::Callback<std::monostate> done);
    void remove(const QString &name, QObject *context, base::Callback<std::monostate> done);

    struct Kept
    {
        QByteArray secret;
        bool kept = true; ///< false: the secret is for this session only
    };
    /// Answers with the secret of that name. If there is none yet, `make` makes it, and it is stored. Answers within 3
    /// s in any case and never with an error. If the keychain is missing or has not answered, the secret is for this
    /// session only, and the same one each time.
    ///
    /// A late answer of the keychain still counts, and wins: `foundLate` tells the secret to those who were answered
    /// before it, and the next call gets it. If the keychain had none, the session's secret is stored there and so
    /// becomes lasting. After an error the next call asks the keychain again.
    void readOrMake(const QString &name, std::function<QByteArray()> make, QObject *context, base::Callback<Kept> done);

signals:
    /// The keychain keeps this secret, and callers of readOrMake were answered with one of this session before that was
    /// known. It may be the same one.
    void foundLate(const QString &name, const QByteArray &secret);

private:
    struct Waiting;
    struct Question;

    void ask(const QString &name);
    void keep(const QString &name);
    void answer(const QString &name, const Kept &kept);
    QByteArray sessionSecret(const QString &name);

    base::Clock &m_clock;
    std::unique_ptr<Keychain> m_keychain;
    QHash<QString, QByteArray> m_session; ///< secrets that no keychain has
    /// Questions under way; shared only because a QHash copies.
    QHash<QString, std::shared_ptr<Question>> m_questions;
};

} // namespace runlatch::settings
