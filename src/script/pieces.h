// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

namespace runlatch::script {

/// A part of a line up to the next blank outside quotes: NAME or NAME=VALUE. In quotes blanks, # and = are text, and a
/// quote is doubled. Positions are in the line, in UTF-16 units.
struct Piece
{
    qsizetype at = 0;
    QString name = {};
    bool hasValue = false;
    QString value = {};
    qsizetype valueAt = 0; ///< of the first character of the value, behind its quote
};

/// The pieces of a line. A # that begins a piece begins a comment. Takes time that grows with the length of the line.
struct Pieces
{
    static constexpr qsizetype MaxPieces = 100; ///< no step has as many; further ones are left out

    QList<Piece> list = {};
    qsizetype openQuote = -1; ///< position of the quote that is never closed; -1: there is none
};
Pieces piecesOf(QStringView line);

/// The column of a position, from 1, in characters.
int columnAt(QStringView line, qsizetype position);

} // namespace runlatch::script
