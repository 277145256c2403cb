// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "signature/examination.h"

#include "base/rules.h"
#include "protocol/signature.h"

#include <algorithm>
#include <utility>

namespace runlatch::signature {

namespace {

using base::Rules;

bool isBlank(const QByteArray &value)
{
    return value.trimmed().isEmpty();
}

} // namespace

Examination::Examination(const SignatureCase &request, const std::function<bool()> &isCancelled)
    : m_request(request)
    , m_isCancelled(isCancelled)
    , m_keys(withoutEmpty(request.keys))
    , m_reading(request.received.value(0))
{
}

Diagnosis Examination::made()
{
    m_found.headers = static_cast<int>(m_request.received.size());
    m_found.isReceivers = m_request.origin == DigestOrigin::Receiver;
    check();
    if (tryFraming() || m_found.verdict == protocol::Verdict::Valid || (!m_found.isReceivers && judgeHeaders()))
        return m_found;
    m_keys = limited(m_keys, DiagnosisLimits::MaxKeys);
    if (m_reading.digits() >= DigestReading::MinDigits)
        (void)(tryForms() || tryHashes() || tryUnkeyed() || tryKeys() || tryOtherKeys() || tryBodies()
               || tryReceiver());
    if (!m_found.isProven && m_request.framing == Rules::BodyNoLength)
        m_found.cause = Rules::BodyNoLength;
    if (m_keys.isEmpty() && !m_found.isProven) {
        m_found.cause = Rules::KeyMissing;
        m_found.variant = m_found.isReceivers ? "not-given" : "here";
    }
    return m_found;
}

QList<NamedKey> Examination::withoutEmpty(QList<NamedKey> keys)
{
    keys.removeIf([](const NamedKey &named) { return named.key.isEmpty(); });
    return keys;
}

/// Checks the signature with each key, as the listener does.
void Examination::check()
{
    for (const NamedKey &named : m_keys) {
        const protocol::SignatureCheck check = protocol::checkSignature(named.key, m_request.body, m_request.received);
        count(m_request.body.size());
        m_right.append(QByteArray::fromHex(check.expected));
        const bool isFirst = m_right.size() == 1;
        if (check.verdict != protocol::Verdict::Valid && check.holding == 0 && !isFirst)
            continue;
        m_found.verdict = check.verdict;
        m_found.cause = check.cause;
        m_found.holding = check.holding;
        m_found.isProven = check.verdict == protocol::Verdict::Valid || check.holding > 0;
        m_found.expected = check.expected;
        if (m_found.isProven) {
            m_found.variant = check.isSame ? "same" : QByteArray();
            m_found.key = named.name;
            return;
        }
    }
    if (m_reading.isWhole()) // the value is a digest, in whatever form
        m_found.cause = Rules::DigestDiffers;
}

/// The signature of all that came holds, but whoever reads as many bytes as were announced finds it invalid.
bool Examination::tryFraming()
{
    const auto fault = framingFault(m_request);
    if (!fault || m_found.verdict != protocol::Verdict::Valid)
        return false;
    const NamedKey &signer = m_keys[m_right.size() - 1]; // check() ended with it
    const Diagnosis checked = std::exchange(m_found, *fault);
    m_found.key = signer.name;
    m_found.expected = protocol::sign(signer.key, m_request.body.left(m_request.announced));
    m_found.sum = checked.expected;
    m_found.headers = checked.headers;
    m_found.attempts = checked.attempts;
    m_found.hashed = checked.hashed;
    return true;
}

bool Examination::judgeHeaders()
{
    const QByteArrayList &received = m_request.received;
    const bool isUnsigned = std::all_of(received.begin(), received.end(), &isBlank);
    if (isUnsigned) {
        m_found.verdict = m_keys.isEmpty() ? protocol::Verdict::Unchecked : protocol::Verdict::Unsigned;
        m_found.isProven = !m_keys.isEmpty();
        m_found.cause = m_keys.isEmpty() ? base::Rule()
            : received.isEmpty()         ? Rules::HeaderMissing
                                         : Rules::HeaderEmpty;
        return true;
    }
    if (received.size() > 1) {
        m_found.cause = Rules::HeaderRepeated;
        return true;
    }
    return tryJoined();
}

/// A proxy may have joined repeated headers.
bool Examination::tryJoined()
{
    const QByteArrayList values = received().split(',');
    if (values.size() < 2 || values.size() > 16)
        return false;
    for (qsizetype key = 0; key < m_keys.size(); ++key) {
        for (qsizetype index = 0; index < values.size(); ++index) {
            if (protocol::equalInConstantTime(values[index].trimmed(), m_right[key].toHex())) {
                m_found.holding = static_cast<int>(index) + 1;
                m_found.headers = static_cast<int>(values.size());
                const bool isSame = std::all_of(values.begin(), values.end(), [&values](const QByteArray &value) {
                    return value.trimmed() == values.first().trimmed();
                });
                return find(Rules::HeaderRepeated, isSame ? "same" : QByteArray(), key);
            }
        }
    }
    return false;
}

} // namespace runlatch::signature
