// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>
#include <QString>

namespace runlatch::text {

/// The lines of a stranger's text around a place, for reading. Longer lines than MaxColumns bytes are folded behind
/// their commas, as JSON on one line has them, and indented by their depth. A row that is longer still is cut, the
/// marked one around its mark. Invisible characters and bytes that are no UTF-8 stand in angle brackets by their names
/// (VisibleCharacter).
struct TextExcerpt
{
    static constexpr int MaxRows = 12;     ///< whatever the length of the text: an excerpt is read at a glance
    static constexpr int RowsAbove = 5;    ///< the marked row, if there are so many
    static constexpr int MaxColumns = 100; ///< bytes of a row

    QString text;           ///< rows with line feeds between them; at most 110 characters a row
    int row = 0;            ///< the marked one, from 0
    qsizetype position = 0; ///< of the mark, in characters of `text`
    qsizetype length = 0;   ///< of the mark; 0 at the end of the text
    bool isFolded = false;  ///< a row begins or ends where no line does
};

/// The excerpt around an offset of the text. Takes time in proportion to the lines that it looks at, each of which may
/// be the whole text: belongs into the pool for more than 64 KB.
TextExcerpt excerptAround(QByteArrayView text, qsizetype offset);

/// The bytes of the name, text, value or sign that begins at `offset`: at least 1, at most 200, 0 at the end of the
/// text.
qsizetype tokenLength(QByteArrayView text, qsizetype offset);

} // namespace runlatch::text
