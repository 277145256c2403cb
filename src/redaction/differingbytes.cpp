// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/differingbytes.h"

#include "redaction/secretfinder.h"

#include <algorithm>

namespace runlatch::redaction {

namespace {

constexpr qsizetype MaxShown = 16; // bytes; two characters as \uXXXX have twelve

bool touchesSecret(const QByteArray &body, qsizetype begin, qsizetype end)
{
    const QList<Span> secrets = findSecrets({}, body).body;
    return std::any_of(secrets.begin(), secrets.end(),
                       [begin, end](const Span &secret) { return secret.offset < end && begin < secret.end(); });
}

} // namespace

std::optional<protocol::DifferingBytes> printableDifference(const protocol::ByteDifference &difference,
                                                            const QByteArray &received, const QByteArray &other)
{
    const qsizetype begin = difference.offset;
    const qsizetype length = difference.length;
    const qsizetype otherLength = difference.otherLength;
    if (length > MaxShown || otherLength > MaxShown)
        return std::nullopt;
    const qsizetype reached = 1; // a lack of bytes stands before the next one
    if (touchesSecret(received, begin, begin + std::max(length, reached))
        || touchesSecret(other, begin, begin + std::max(otherLength, reached)))
        return std::nullopt;
    return protocol::DifferingBytes{received.sliced(begin, length), other.sliced(begin, otherLength)};
}

} // namespace runlatch::redaction
