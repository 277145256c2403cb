// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/selfchecks.h"

#include <QHostAddress>
#include <QNetworkInterface>
#include <QRandomGenerator>

#include <algorithm>
#include <array>

namespace runlatch::inspector {

namespace {

QByteArray randomToken()
{
    std::array<quint32, 4> random{};
    QRandomGenerator::system()->fillRange(random.data(), random.size());
    return QByteArray(reinterpret_cast<const char *>(random.data()), sizeof random).toHex();
}

bool isOfThisMachine(const http::Request &request)
{
    return request.peerIsLoopback || QNetworkInterface::allAddresses().contains(QHostAddress(request.peer));
}

} // namespace

SelfCheckTokens SelfCheckTokens::make()
{
    return {randomToken(), randomToken()};
}

void SelfChecks::expect(const SelfCheckTokens &tokens)
{
    if (m_questions.size() >= MaxExpected)
        m_expected.remove(m_questions.takeFirst());
    m_questions.append(tokens.question);
    m_expected.insert(tokens.question, tokens);
}

std::optional<QByteArray> SelfChecks::take(const http::Request &request)
{
    if (m_expected.isEmpty() || request.method != "GET" || !request.body.isEmpty())
        return {};
    const QByteArray question = http::headerValue(request.headers, SelfCheckHeader);
    const auto expected = m_expected.constFind(question);
    if (expected == m_expected.cend())
        return {};
    if (!expected->isFromOutside && (request.target != "/" || !isOfThisMachine(request)))
        return {};
    m_questions.removeOne(question);
    if (m_taken.size() >= MaxExpected)
        m_taken.removeFirst();
    m_taken.append(question);
    return m_expected.take(question).answer;
}

bool SelfChecks::forget(const http::ExchangeRecord &record)
{
    return !m_taken.isEmpty() && m_taken.removeOne(http::headerValue(record.requestHeaders, SelfCheckHeader));
}

} // namespace runlatch::inspector
