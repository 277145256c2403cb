// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace runlatch::changerequests {

enum class TableFormat {
    Text, ///< tab separated, for a spreadsheet; tabs and line ends within a cell become spaces
    Csv,
    Markdown, ///< a table; markup in foreign text is escaped
};

/// Rows of a table as text, under a line of `headings` if there are any. Lines, the last one too, end as the format
/// requires (CSV: CR LF, as in RFC 4180). Missing cells are empty.
QString tableText(TableFormat format, const QStringList &headings, const QList<QStringList> &rows);

/// Puts an apostrophe before a text that a spreadsheet would take for a formula (it begins with = + - @, also in full
/// width, or with a tab, CR or LF). Other texts stay as they are. NUL, which no format can hold, becomes U+FFFD.
QString notAFormula(const QString &text);
/// RFC 4180: quoted if needed; never a formula. A terminal or a spreadsheet may show the field, so its invisible
/// letters are marked (text::markedLines).
QString csvField(const QString &cell);

} // namespace runlatch::changerequests
