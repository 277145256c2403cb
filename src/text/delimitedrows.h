// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace runlatch::text {

/// The rows of a table as text (RFC 4180), as programs and spreadsheets write it: lines end with CR, LF or both, and a
/// quoted cell may hold the separator, line ends and doubled quotes. A byte order mark at the beginning is none of the
/// text. Blanks around a cell, and rows in which every cell is empty, are left out. Linear in the text.
struct DelimitedRows
{
    static constexpr qsizetype MaxRows = 20'000;
    static constexpr qsizetype MaxColumns = 200; ///< further cells of a row are left out

    QList<QStringList> rows;
    qsizetype openQuote = 0; ///< the line of a quote that is never closed, from 1; 0: there is none
    bool isCut = false;      ///< there are more than the asked number of rows

    static DelimitedRows read(QStringView text, QChar separator, qsizetype mostRows = MaxRows);
};

/// The separator of a table: a tab, a semicolon or a comma, whichever comes first in this order and gives the first
/// rows the same number of cells, at least two. A row with a quote that is never closed may have fewer. nullopt: the
/// text is no table of two rows or more.
std::optional<QChar> separatorOf(QStringView text);

} // namespace runlatch::text
