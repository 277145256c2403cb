// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

namespace runlatch::filter {

/// A sign by which other languages join terms, and which a filter takes for text.
struct ForeignWord
{
    qsizetype position = 0; ///< in the text, in UTF-16 units
    QString word = {};      ///< ( ) AND NOT && ||

    friend bool operator==(const ForeignWord &, const ForeignWord &) = default;
};

constexpr qsizetype MaxForeignWords = 100;

/// The first MaxForeignWords signs outside of quotes, at most one a word: AND, NOT, && and || alone, a bracket before a
/// term, and one in a word that has no other one to it. For a text that nobody sees narrow a list as it is typed: such
/// a filter would hold for nothing, and say nothing. Takes time that grows with the length of the text.
QList<ForeignWord> foreignWords(QStringView text);

} // namespace runlatch::filter
