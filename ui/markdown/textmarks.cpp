// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/markdown/textmarks.h"

#include <QTextCursor>
#include <QTextDocument>

namespace runlatch::ui {

QList<QTextEdit::ExtraSelection> textMarks(QTextDocument &document, const QStringList &words, const QColor &fill)
{
    QList<QTextEdit::ExtraSelection> marks;
    if (words.isEmpty())
        return marks;
    for (const QTextLayout::FormatRange &place : lineMarks(document.toPlainText(), words, fill)) {
        QTextEdit::ExtraSelection mark{QTextCursor(&document), place.format};
        mark.cursor.setPosition(place.start);
        mark.cursor.setPosition(place.start + place.length, QTextCursor::KeepAnchor);
        marks.append(mark);
    }
    return marks;
}

QList<QTextLayout::FormatRange> lineMarks(const QString &text, const QStringList &words, const QColor &fill)
{
    QList<QTextLayout::FormatRange> marks;
    const QString looked = text.left(MaxMarkedText);
    QTextCharFormat format;
    format.setBackground(fill);
    format.setFontUnderline(true);
    for (const QString &word : words.first(qMin<qsizetype>(words.size(), MaxMarkedWords))) {
        for (qsizetype at = word.isEmpty() ? -1 : looked.indexOf(word, 0, Qt::CaseInsensitive);
             at >= 0 && marks.size() < MaxTextMarks; at = looked.indexOf(word, at + word.size(), Qt::CaseInsensitive))
            marks.append({static_cast<int>(at), static_cast<int>(word.size()), format});
    }
    return marks;
}

} // namespace runlatch::ui
