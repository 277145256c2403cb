// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

#include <atomic>
#include <vector>

namespace runlatch::text {

/// Finds bytes in bytes, letters of ASCII in either case, with at most twice as many comparisons as there are bytes
/// (Knuth, Morris and Pratt), whatever a stranger sent.
class FoldedSearch
{
public:
    /// `needle`: at least one byte, at most 2 GB.
    explicit FoldedSearch(const QByteArray &needle);

    qsizetype length() const { return m_needle.size(); }
    /// The position of the next match at or after `from`; -1 if there is none. Gives up when `*cancelled` becomes true.
    qsizetype next(QByteArrayView text, qsizetype from, const std::atomic<bool> *cancelled = nullptr) const;
    bool isIn(QByteArrayView text) const { return next(text, 0) >= 0; }
    /// The first `most` matches that do not overlap.
    QList<qsizetype> all(QByteArrayView text, qsizetype most, const std::atomic<bool> *cancelled = nullptr) const;

private:
    qsizetype grown(qsizetype matched, char byte) const;

    QByteArray m_needle; ///< in lower case
    std::vector<qsizetype> m_borders;
};

} // namespace runlatch::text
