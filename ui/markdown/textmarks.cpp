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
    const QString text = document.toPlainText().left(MaxMarkedText);
    QTextEdit::ExtraSelection mark;
    mark.format.setBackground(fill);
    mark.format.setFontUnderline(true);
    for (const QString &word : words.first(qMin<qsizetype>(words.size(), MaxMarkedWords))) {
        for (qsizetype at = word.isEmpty() ? -1 : text.indexOf(word, 0, Qt::CaseInsensitive);
             at >= 0 && marks.size() < MaxTextMarks; at = text.indexOf(word, at + word.size(), Qt::CaseInsensitive)) {
            mark.cursor = QTextCursor(&document);
            mark.cursor.setPosition(static_cast<int>(at));
            mark.cursor.setPosition(static_cast<int>(at + word.size()), QTextCursor::KeepAnchor);
            marks.append(mark);
        }
    }
    return marks;
}

QList<QTextLayout::FormatRange> lineMarks(const QString &text, const QStringList &words, const QColor &fill)
{
    QList<QTextLayout::FormatRange> marks;
    QTextCharFormat format;
    format.setBackground(fill);
    format.setFontUnderline(true);
    for (const QString &word : words.first(qMin<qsizetype>(words.size(), MaxMarkedWords))) {
        for (qsizetype at = word.isEmpty() ? -1 : text.indexOf(word, 0, Qt::CaseInsensitive);
             at >= 0 && marks.size() < MaxTextMarks; at = text.indexOf(word, at + word.size(), Qt::CaseInsensitive))
            marks.append({static_cast<int>(at), static_cast<int>(word.size()), format});
    }
    return marks;
}

} // namespace runlatch::ui
