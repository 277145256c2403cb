// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "text/foldedsearch.h"

namespace runlatch::text {

namespace {

constexpr qsizetype CheckBytes = 64 * 1024;

constexpr char folded(char byte)
{
    return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte + ('a' - 'A')) : byte;
}

} // namespace

FoldedSearch::FoldedSearch(const QByteArray &needle)
    : m_needle(needle)
    , m_borders(static_cast<std::size_t>(needle.size()), 0)
{
    for (char &byte : m_needle)
        byte = folded(byte);
    for (qsizetype at = 1, border = 0; at < m_needle.size(); ++at) {
        border = grown(border, m_needle[at]);
        m_borders[static_cast<std::size_t>(at)] = border;
    }
}

/// The length of the needle that is matched after one more byte.
qsizetype FoldedSearch::grown(qsizetype matched, char byte) const
{
    while (matched > 0 && m_needle[matched] != byte)
        matched = m_borders[static_cast<std::size_t>(matched) - 1];
    return m_needle[matched] == byte ? matched + 1 : 0;
}

qsizetype FoldedSearch::next(QByteArrayView text, qsizetype from, const std::atomic<bool> *cancelled) const
{
    qsizetype matched = 0;
    for (qsizetype at = from; at < text.size(); ++at) {
        if (cancelled && at % CheckBytes == 0 && *cancelled)
            return -1;
        matched = grown(matched, folded(text[at]));
        if (matched == m_needle.size())
            return at + 1 - matched;
    }
    return -1;
}

QList<qsizetype> FoldedSearch::all(QByteArrayView text, qsizetype most, const std::atomic<bool> *cancelled) const
{
    QList<qsizetype> found;
    for (qsizetype at = next(text, 0, cancelled); at >= 0 && found.size() < most;
         at = next(text, at + length(), cancelled))
        found.append(at);
    return found;
}

} // namespace runlatch::text
