// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/placeholder.h"

#include <algorithm>

namespace runlatch::redaction {

namespace {

constexpr QByteArrayView Beginning = "redacted-";
constexpr qsizetype DigestBytes = 10;
constexpr qsizetype Length = Beginning.size() + 2 * DigestBytes;

bool isBare(QByteArrayView text)
{
    const auto isDigit = [](char letter) {
        return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'f');
    };
    return text.size() == Length && text.startsWith(Beginning)
        && std::all_of(text.begin() + Beginning.size(), text.end(), isDigit);
}

} // namespace

QByteArray placeholderOf(QByteArrayView digest)
{
    return Beginning.toByteArray() + digest.first(DigestBytes).toByteArray().toHex();
}

bool isPlaceholder(QByteArrayView text)
{
    if (text.startsWith('?') || text.startsWith('#'))
        return isBare(text.sliced(1));
    if (!text.startsWith('"'))
        return isBare(text);
    if (text.endsWith(":null"))
        text.chop(5);
    return text.size() > 2 && text.endsWith('"') && isBare(text.sliced(1).chopped(1));
}

bool hasPlaceholder(QByteArrayView text)
{
    for (qsizetype at = text.indexOf(Beginning); at >= 0; at = text.indexOf(Beginning, at + 1)) {
        if (at + Length <= text.size() && isBare(text.sliced(at, Length)))
            return true;
    }
    return false;
}

} // namespace runlatch::redaction
