// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/connectiontokens.h"

#include "base/answer.h"
#include "base/rules.h"

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::settings {

namespace {

constexpr auto MaxAnswerTime = 3s;

base::Error notAnswered(const QString &name)
{
    return {.kind = base::ErrorKind::Secret, .rule = base::Rules::SecretUnavailable, .subject = name};
}

} // namespace

/// Answers its caller once: with the keychain's answer, or when the time is over.
template <typename T> struct ConnectionTokens::Question
{
    base::Answer<T> answer;
    bool isAnswered = false;

    Question(QObject *context, base::Callback<T> done)
        : answer(context, std::move(done))
    {
    }
    bool give(const base::Result<T> &result) ///< whether it was in time
    {
        if (isAnswered)
            return false;
        isAnswered = true;
        answer(result);
        return true;
    }
};

ConnectionTokens::ConnectionTokens(base::Clock &clock, SecretStore &secrets, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_secrets(secrets)
{
}

void ConnectionTokens::read(const QString &name, QObject *context, base::Callback<Kept> done)
{
    const auto question = std::make_shared<Question<Kept>>(context, std::move(done));
    if (m_session.contains(name)) { // newer than the keychain's
        question->give(Kept{m_session.value(name), Place::Session});
        return;
    }
    m_clock.callAfter(MaxAnswerTime, this, [question, name] { question->give(notAnswered(name)); });
    m_secrets.read(name, this, [this, question, name](const base::Result<QByteArray> &found) {
        const Place place = lastingPlace();
        const bool inTime =
            question->give(found ? base::Result<Kept>(Kept{*found, place}) : base::Result<Kept>(found.error()));
        if (!inTime && found)
            emit changed(name, place);
    });
}

void ConnectionTokens::write(const QString &name, const QByteArray &token, QObject *context, base::Callback<Place> done)
{
    m_session.insert(name, token);
    const auto question = std::make_shared<Question<Place>>(context, std::move(done));
    m_clock.callAfter(MaxAnswerTime, this, [question] { question->give(Place::Session); });
    m_secrets.write(name, token, this, [this, question, name, token](const base::Done &answer) {
        const bool isCurrent = m_session.value(name) == token;
        if (answer && isCurrent)
            m_session.remove(name);
        const Place place = answer ? lastingPlace() : Place::Session;
        if (!question->give(place) && answer && isCurrent)
            emit changed(name, place);
    });
}

void ConnectionTokens::forget(const QString &name)
{
    m_session.remove(name);
    m_secrets.remove(name, this, [](const base::Done &) {}); // a missing one is fine
}

} // namespace runlatch::settings
