// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "script/pieces.h"

#include <algorithm>

namespace runlatch::script {

namespace {

/// Reads a piece from `position` on, and moves behind it. Returns the position of a quote that is never closed, or -1.
qsizetype readPiece(QStringView line, qsizetype &position, Piece &piece)
{
    piece.at = position;
    qsizetype quote = -1; // position of the quote that is open
    for (; position < line.size(); ++position) {
        const QChar letter = line.at(position);
        QString &text = piece.hasValue ? piece.value : piece.name;
        if (letter == u'"' && quote >= 0 && position + 1 < line.size() && line.at(position + 1) == u'"') {
            text += letter;
            ++position;
        } else if (letter == u'"') {
            if (piece.hasValue && position == piece.valueAt)
                ++piece.valueAt;
            quote = quote < 0 ? position : -1;
        } else if (quote < 0 && letter.isSpace()) {
            break;
        } else if (quote < 0 && letter == u'=' && !piece.hasValue) {
            piece.hasValue = true;
            piece.valueAt = position + 1;
        } else {
            text += letter;
        }
    }
    return quote;
}

} // namespace

Pieces piecesOf(QStringView line)
{
    Pieces pieces;
    qsizetype position = 0;
    while (position < line.size() && pieces.openQuote < 0) {
        if (line.at(position).isSpace()) {
            ++position;
            continue;
        }
        if (line.at(position) == u'#' || pieces.list.size() == Pieces::MaxPieces)
            break;
        Piece piece;
        pieces.openQuote = readPiece(line, position, piece);
        pieces.list.append(piece);
    }
    return pieces;
}

int columnAt(QStringView line, qsizetype position)
{
    const QStringView before = line.first(std::clamp<qsizetype>(position, 0, line.size()));
    const auto lows = std::count_if(before.begin(), before.end(), [](QChar letter) { return letter.isLowSurrogate(); });
    return static_cast<int>(before.size() - lows) + 1;
}

} // namespace runlatch::script
