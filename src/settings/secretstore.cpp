// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/secretstore.h"

#include "base/answer.h"
#include "settings/memorykeychain.h"
#include "settings/oskeychain.h"

#include <utility>
#include <vector>

using namespace std::chrono_literals;

namespace runlatch::settings {

namespace {

constexpr auto MaxQuestionTime = 3s;

std::unique_ptr<Keychain> keychainOf(SecretStore::Place place)
{
    if (place == SecretStore::Place::Memory)
        return std::make_unique<MemoryKeychain>();
    return std::make_unique<OsKeychain>();
}

} // namespace

/// A caller who waits for the secret.
struct SecretStore::Waiting
{
    base::Answer<Kept> answer;
    bool isAnswered = false;
};

/// One question to the keychain. Later callers for the same name wait for the same answer, so that no two secrets are
/// made for one name.
struct SecretStore::Question
{
    std::function<QByteArray()> make;
    std::vector<std::shared_ptr<Waiting>> waiting; // shared with the call that ends the wait
};

SecretStore::SecretStore(base::Clock &clock, Place place, QObject *parent)
    : SecretStore(clock, keychainOf(place), parent)
{
}

SecretStore::SecretStore(base::Clock &clock, std::unique_ptr<Keychain> keychain, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_keychain(std::move(keychain))
{
}

SecretStore::~SecretStore() = default;

void SecretStore::read(const QString &name, QObject *context, base::Callback<QByteArray> done)
{
    m_keychain->read(name, context, std::move(done));
}

void SecretStore::write(const QString &name, const QByteArray &secret, QObject *context,
                        base::Callback<std::monostate> done)
{
    m_keychain->write(name, secret, context, std::move(done));
}

void SecretStore::remove(const QString &name, QObject *context, base::Callback<std::monostate> done)
{
    m_keychain->remove(name, context, std::move(done));
}

void SecretStore::readOrMake(const QString &name, std::function<QByteArray()> make, QObject *context,
                             base::Callback<Kept> done)
{
    const auto waiting = std::make_shared<Waiting>(Waiting{base::Answer<Kept>(context, std::move(done))});
    const bool isFirst = !m_questions.contains(name);
    if (isFirst)
        m_questions.insert(name, std::make_shared<Question>(Question{std::move(make), {}}));
    m_questions.value(name)->waiting.push_back(waiting);
    m_clock.callAfter(MaxQuestionTime, this, [this, name, waiting] {
        if (waiting->isAnswered)
            return;
        waiting->isAnswered = true;
        waiting->answer(Kept{sessionSecret(name), false});
    });
    if (isFirst)
        ask(name);
}

void SecretStore::ask(const QString &name)
{
    m_keychain->read(name, this, [this, name](const base::Result<QByteArray> &found) {
        if (found) {
            m_session.remove(name);
            answer(name, {*found, m_keychain->isLasting()});
        } else if (found.error().kind == base::ErrorKind::NotFound) {
            keep(name);
        } else {
            answer(name, {sessionSecret(name), false});
        }
    });
}

void SecretStore::keep(const QString &name)
{
    const QByteArray secret = sessionSecret(name);
    m_keychain->write(name, secret, this, [this, name, secret](const base::Done &written) {
        if (written)
            m_session.remove(name);
        answer(name, {secret, written && m_keychain->isLasting()});
    });
}

void SecretStore::answer(const QString &name, const Kept &kept)
{
    const auto question = m_questions.take(name);
    bool isLate = false;
    for (const auto &waiting : question->waiting) {
        if (std::exchange(waiting->isAnswered, true))
            isLate = true;
        else
            waiting->answer(kept);
    }
    if (isLate && kept.kept)
        emit foundLate(name, kept.secret);
}

QByteArray SecretStore::sessionSecret(const QString &name)
{
    auto found = m_session.find(name);
    if (found == m_session.end())
        found = m_session.insert(name, m_questions.value(name)->make());
    return *found;
}

} // namespace runlatch::settings
