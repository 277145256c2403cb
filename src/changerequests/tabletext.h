// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace runlatch::changerequests {

enum class TableFormat {
    Text, ///< tab separated, for pasting into a spreadsheet; tabs and line ends within a cell become spaces
    Csv,
    Markdown, ///< a table; foreign text in it is nothing but text
};

/// Rows of a table as text, under a line of `headings` where there are any. Lines end as the format wants it (CSV:
/// CR LF, as in RFC 4180), the last one too. Cells that are missing are empty.
QString tableText(TableFormat format, const QStringList &headings, const QList<QStringList> &rows);

/// A text that a spreadsheet would take for a formula (it begins with = + - @, also in full width, or with a tab, CR
/// or LF) with an apostrophe before it; others as they are. NUL, which no format can hold, becomes U+FFFD.
QString notAFormula(const QString &text);
/// RFC 4180: in quotes where needed; no formula.
QString csvField(const QString &text);
/// On one line, with every character escaped that means something to Markdown or HTML.
QString markdownText(const QString &text);
/// A block that shows `text` as it is, between fences longer than any in it (CommonMark 4.5), with a line end behind.
QString markdownBlock(const QString &text);

} // namespace runlatch::changerequests
