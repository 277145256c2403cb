// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/signature.h"

#include "base/rules.h"
#include "protocol/deliverykind.h"
#include "protocol/names.h"
#include "protocol/sha512.h"

#include <sodium.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

constexpr Names<4> VerdictNames{"unchecked"_L1, "unsigned"_L1, "valid"_L1, "invalid"_L1};
constexpr QByteArrayView Prefix = "sha512=";

bool isHexDigit(char character)
{
    return (character >= '0' && character <= '9') || (character >= 'a' && character <= 'f')
        || (character >= 'A' && character <= 'F');
}

/// A header without a value says nothing, however often it comes.
bool isBlankHeader(const QByteArray &value)
{
    return value.trimmed().isEmpty();
}

/// Returns the cause for which `value` is not the digest, judged by its form.
base::Rule causeOf(const QByteArray &value, const QByteArray &expected)
{
    if (equalInConstantTime(value.toLower(), expected))
        return base::Rules::DigestUpperCase;
    if (value.startsWith(Prefix) && equalInConstantTime(value.sliced(Prefix.size()).toLower(), expected))
        return base::Rules::DigestPrefix;
    if (equalInConstantTime(value, QByteArray::fromHex(expected).toBase64()))
        return base::Rules::DigestBase64;
    if (value.size() != expected.size())
        return base::Rules::DigestLength;
    if (!std::all_of(value.begin(), value.end(), isHexDigit))
        return base::Rules::DigestNotHex;
    return base::Rules::DigestDiffers;
}

} // namespace

QByteArray sign(const QByteArray &key, const QByteArray &body)
{
    return hmacSha512(key, body).toHex();
}

bool equalInConstantTime(QByteArrayView left, QByteArrayView right)
{
    if (left.size() != right.size())
        return false;
    return sodium_memcmp(left.data(), right.data(), static_cast<std::size_t>(left.size())) == 0;
}

SignatureCheck checkSignature(const QByteArray &key, const QByteArray &body, const QList<QByteArray> &received)
{
    SignatureCheck check;
    check.received = received.join(", ");
    check.headers = static_cast<int>(received.size());
    if (key.isEmpty())
        return check;
    check.expected = sign(key, body);
    if (std::all_of(received.begin(), received.end(), &isBlankHeader)) {
        check.verdict = Verdict::Unsigned;
        return check;
    }
    if (received.size() == 1 && equalInConstantTime(check.received, check.expected)) {
        check.verdict = Verdict::Valid;
        return check;
    }
    check.verdict = Verdict::Invalid;
    if (received.size() == 1) {
        check.cause = causeOf(check.received, check.expected);
        return check;
    }
    check.cause = base::Rules::HeaderRepeated;
    check.isSame = received.count(received.first()) == received.size();
    const auto holding = std::find_if(received.begin(), received.end(), [&check](const QByteArray &value) {
        return equalInConstantTime(value, check.expected);
    });
    if (holding != received.end())
        check.holding = static_cast<int>(holding - received.begin()) + 1;
    return check;
}

SignatureCheck checkWithAnyKey(const QList<QByteArray> &keys, const QByteArray &body, const QList<QByteArray> &received)
{
    SignatureCheck best = checkSignature({}, body, received);
    for (qsizetype index = 0; index < keys.size(); ++index) {
        if (keys[index].isEmpty())
            continue;
        SignatureCheck next = checkSignature(keys[index], body, received);
        next.key = static_cast<int>(index) + 1;
        if (next.verdict == Verdict::Valid)
            return next;
        if (best.verdict == Verdict::Unchecked || best.cause == base::Rules::DigestDiffers || next.holding > 0)
            best = next;
    }
    return best;
}

QByteArray signatureHeader(const QByteArray &serviceName)
{
    return signatureHeader(DeliveryKind::RunTask, serviceName);
}

bool isSignatureHeader(QByteArrayView name)
{
    return std::ranges::any_of(deliveryForms(),
                               [name](const DeliveryForm &form) { return isSignatureHeaderOf(form.kind, name); });
}

QByteArray userAgent(const QByteArray &serviceName, const QByteArray &baseUrl)
{
    return serviceName + "/1.0 (+" + baseUrl + "; " + serviceName + ')';
}

QString verdictName(Verdict verdict)
{
    return nameOf(VerdictNames, verdict);
}

std::optional<Verdict> verdictOfName(QStringView name)
{
    return valueOfName<Verdict>(VerdictNames, name);
}

} // namespace runlatch::protocol
