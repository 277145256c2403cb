// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/differingbytes.h"

#include "redaction/secretfinder.h"

#include <algorithm>

namespace runlatch::redaction {

namespace {

constexpr qsizetype MaxShown = 16;   // bytes; two characters as \uXXXX have twelve
constexpr qsizetype MaxContext = 16; // bytes before and behind

/// The place right before which both texts agree, back to a secret of either of them.
qsizetype contextBegin(qsizetype begin, const QList<Span> &secrets, qsizetype earliest)
{
    for (const Span &secret : secrets) {
        if (secret.offset < begin)
            earliest = std::max(earliest, std::min(secret.end(), begin));
    }
    return earliest;
}

/// The bytes from `end` that are before the next secret, at most `longest`.
qsizetype contextLength(qsizetype end, const QList<Span> &secrets, qsizetype longest)
{
    for (const Span &secret : secrets) {
        if (secret.end() > end)
            longest = std::min(longest, std::max<qsizetype>(0, secret.offset - end));
    }
    return longest;
}

qsizetype sharedLength(QByteArrayView left, QByteArrayView right)
{
    const qsizetype longest = std::min({left.size(), right.size(), MaxContext});
    return std::mismatch(left.begin(), left.begin() + longest, right.begin()).first - left.begin();
}

/// Redacts what the excerpt has of the secrets, whose places are `shift` further on in its text.
void redactExcerpt(text::ByteExcerpt &excerpt, const QList<Span> &secrets, qsizetype shift)
{
    for (const Span &secret : secrets) {
        const qsizetype begin = std::max<qsizetype>(0, secret.offset + shift - excerpt.offset);
        const qsizetype end = std::min<qsizetype>(excerpt.bytes.size(), secret.end() + shift - excerpt.offset);
        for (qsizetype at = begin; at < end; ++at)
            excerpt.bytes[at] = '*';
    }
}

/// A difference in `text` with the secrets of it and of the other text, behind which that one has `otherLength` bytes.
struct ExcerptSide
{
    const QByteArray &text;
    const QList<Span> &secrets;
    const QList<Span> &otherSecrets;
    qsizetype length;
    qsizetype otherLength;
};

/// Secrets that only the other text shows as such are redacted, too.
text::ByteExcerpt excerptOf(const ExcerptSide &side, qsizetype begin)
{
    constexpr qsizetype row = text::ByteExcerpt::RowBytes;
    constexpr qsizetype rowsBefore = 2;
    text::ByteExcerpt excerpt;
    excerpt.marked = begin;
    excerpt.length = std::min(side.length, MaxShown);
    excerpt.offset = std::max<qsizetype>(0, begin / row - rowsBefore) * row;
    const qsizetype end = ((begin + excerpt.length - 1) / row + 1) * row;
    excerpt.bytes = side.text.sliced(excerpt.offset, std::min(end, side.text.size()) - excerpt.offset);
    redactExcerpt(excerpt, side.secrets, 0);
    for (const Span &secret : side.otherSecrets)
        redactExcerpt(excerpt, {secret}, secret.offset < begin ? 0 : side.length - side.otherLength);
    return excerpt;
}

} // namespace

std::optional<text::DifferingBytes> printableDifference(const text::ByteDifference &difference,
                                                        const QByteArray &received, const QByteArray &other)
{
    const qsizetype begin = difference.offset;
    const qsizetype length = difference.length;
    const qsizetype otherLength = difference.otherLength;
    const QList<Span> secrets = merged(findSecrets({}, received).body);
    const QList<Span> otherSecrets = merged(findSecrets({}, other).body);
    const qsizetype reached = 1; // a lack of bytes stands before the next one
    if (touches(secrets, begin, std::max(length, reached))
        || touches(otherSecrets, begin, std::max(otherLength, reached)))
        return std::nullopt;
    text::DifferingBytes bytes{received.sliced(begin, std::min(length, MaxShown)),
                               other.sliced(begin, std::min(otherLength, MaxShown))};
    bytes.moreReceived = length - bytes.received.size();
    bytes.moreOther = otherLength - bytes.other.size();
    bytes.isUnbounded = std::max(length, otherLength) >= text::ByteComparison::MaxLength;
    const qsizetype earliest =
        contextBegin(begin, otherSecrets, contextBegin(begin, secrets, std::max<qsizetype>(0, begin - MaxContext)));
    bytes.before = received.sliced(earliest, begin - earliest);
    const qsizetype end = begin + length;
    const qsizetype otherEnd = begin + otherLength;
    const qsizetype shared = sharedLength(QByteArrayView(received).sliced(end), QByteArrayView(other).sliced(otherEnd));
    const qsizetype behind = contextLength(otherEnd, otherSecrets, contextLength(end, secrets, shared));
    bytes.behind = received.sliced(end, behind);
    bytes.excerpt = length > 0 ? excerptOf({received, secrets, otherSecrets, length, otherLength}, begin)
                               : excerptOf({other, otherSecrets, secrets, otherLength, length}, begin);
    bytes.excerpt.isOfOther = length == 0;
    return bytes;
}

} // namespace runlatch::redaction
