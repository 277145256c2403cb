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

/// The OS keychain, and memory where there is none. There is no file. All calls in one thread.
class SecretStore : public QObject
{
    Q_OBJECT
public:
    enum class Place { Keychain, Memory };

    SecretStore(base::Clock &clock, Place place, QObject *parent = nullptr);
    SecretStore(base::Clock &clock, std::unique_ptr<Keychain> keychain, QObject *parent = nullptr);
    ~SecretStore() override;

    bool isLasting() const { return m_keychain->isLasting(); } ///< whether what is written outlives the session

    /// Error: NotFound where there is no such secret; Secret ("secret.unavailable", "secret.denied"). There is no
    /// limit of time: a locked keychain waits for its user.
    void read(const QString &name, QObject *context, base::Callback<QByteArray> done);
    void write(const QString &name, const QByteArray &secret, QObject *context, base::Callback<std::monostate> done);
    void remove(const QString &name, QObject *context, base::Callback<std::monostate> done);

    struct Kept
    {
        QByteArray secret;
        bool kept = true; ///< false: for this session only
    };
    /// The secret of that name, made with `make` and written where there is none yet. Answers within 3 s in any
    /// case and never with an error: where the keychain has not answered or is not there, with a secret for this
    /// session only, the same one each time.
    ///
    /// The question to the keychain goes on meanwhile. When it answers late, who was answered keeps what it has,
    /// and the next call gets the keychain's secret, which wins; where the keychain had none, the session's is
    /// written there and so becomes lasting.
    void readOrMake(const QString &name, std::function<QByteArray()> make, QObject *context, base::Callback<Kept> done);

private:
    struct Waiting;
    struct Question;

    void ask(const QString &name);
    void keep(const QString &name);
    void answer(const QString &name, const Kept &kept);
    QByteArray sessionSecret(const QString &name);

    base::Clock &m_clock;
    std::unique_ptr<Keychain> m_keychain;
    QHash<QString, QByteArray> m_session;                  ///< secrets that are in no keychain
    QHash<QString, std::shared_ptr<Question>> m_questions; ///< under way; shared only because a QHash copies
};

} // namespace runlatch::settings
