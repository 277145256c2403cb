// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <functional>

namespace runlatch::text {

/// Takes bytes in parts.
using ByteSink = std::function<void(QByteArrayView)>;

/// The first place where two texts differ. It has places only, because the bytes may be secret.
struct ByteDifference
{
    qint64 offset = 0;      ///< in both texts; their size where they are equal
    qint64 length = 0;      ///< bytes of the one text; 0: it lacks something there
    qint64 otherLength = 0; ///< bytes of the other text in their place

    friend bool operator==(const ByteDifference &, const ByteDifference &) = default;
};

/// Rows of sixteen bytes up to a difference, of the text that has the differing bytes: at most two rows before it, and
/// those in which its first sixteen bytes are.
struct ByteExcerpt
{
    static constexpr qsizetype RowBytes = 16;

    qint64 offset = 0;      ///< of the first row in its text
    QByteArray bytes;       ///< an asterisk stands for each byte of a secret
    qint64 marked = 0;      ///< offset of the first differing byte in the text
    qint64 length = 0;      ///< so many of the differing bytes are in the rows
    bool isOfOther = false; ///< the received text has nothing in the place, so the rows are of the other one
};

/// The bytes of a difference, as far as they may be shown.
struct DifferingBytes
{
    QByteArray received;
    QByteArray other;         ///< that were signed, or that an earlier delivery has
    QByteArray before = {};   ///< right before the difference, in both texts
    QByteArray behind = {};   ///< right behind it, in both texts
    qint64 moreReceived = 0;  ///< bytes of the difference that are not in `received`
    qint64 moreOther = 0;     ///< likewise
    bool isUnbounded = false; ///< the difference is longer than it was looked at, so there may be more
    ByteExcerpt excerpt = {};
};

/// Compares a text with another one that comes in parts. The difference ends where both agree again for four bytes, or
/// up to the end; if they do not within `MaxLength` bytes, it has that length. Time grows with the size.
class ByteComparison
{
public:
    static constexpr qsizetype MaxLength = 64;

    explicit ByteComparison(QByteArrayView text) ///< `text` must outlive this
        : m_text(text)
    {
    }

    void add(QByteArrayView part); ///< the next part of the other text
    ByteDifference difference() const;

private:
    QByteArrayView m_text;
    qsizetype m_same = 0; ///< bytes from the beginning that are the same
    QByteArray m_behind;  ///< of the other text from there, as far as it is looked at
};

} // namespace runlatch::text
