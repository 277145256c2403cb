// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>
#include <QStringMatcher>

namespace runlatch::filter {

/// A text to search for, prepared for many texts. Case does not matter, in the sense of Qt::CaseInsensitive. A search
/// allocates nothing and may run in several threads at once. Its time grows at most with the product of both lengths,
/// whatever the wildcards.
class Word
{
public:
    /// `wildcards`: positions in `text` where a * stands for any text and a ? for one character (a surrogate pair is
    /// one).
    Word(const QString &text, const QList<qsizetype> &wildcards, bool isWhole);

    /// Tells whether the text contains the word; for a whole word: whether the text equals it.
    bool isIn(QStringView text) const;
    /// Tells whether the text begins with the word; with wildcards or a whole word: isIn(). For a text that is one
    /// name.
    bool begins(QStringView text) const;

private:
    bool fits(QStringView text) const;

    QString m_plain; ///< the longest part without wildcards, which every match contains
    QStringMatcher m_matcher;
    std::u32string m_pattern; ///< folded; empty if it takes no more than to look for m_plain
    qsizetype m_shortest = 0; ///< in characters; no shorter text fits
    bool m_isWhole = false;
    bool m_hasWildcards = false;
    bool m_hasPairs = false; ///< m_plain has surrogate pairs, of whose case the matcher of Qt 6.8 knows nothing
};

} // namespace runlatch::filter
