// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/markdown/markdownstyle.h"

#include <QTextCursor>
#include <QTextTable>

#include <optional>

namespace runlatch::ui {

/// Writes blocks, tables and runs of text at the end of a read-only document.
class MarkdownWriter
{
public:
    MarkdownWriter(QTextDocument &document, const MarkdownStyle &style, qsizetype maxRunLength);
    ~MarkdownWriter();
    Q_DISABLE_COPY_MOVE(MarkdownWriter)

    void startBlock(const QTextBlockFormat &format);
    void write(const QString &text, const QTextCharFormat &format);
    /// Breaks the line within the block.
    void breakLine(const QTextCharFormat &format);
    /// Adds space below the last block, which was the last line of code.
    void endCode();
    void startTable(int rows, int columns, int indent);
    void startCell(int row, int column, Qt::Alignment alignment, bool isLastRow);
    void endTable();

    qsizetype characters() const { return m_characters; }

private:
    QTextDocument &m_document;
    MarkdownStyle m_style;
    QTextCursor m_cursor;
    QTextTable *m_table = nullptr; // owned by the document
    qsizetype m_maxRunLength;
    qsizetype m_run = 0;
    qsizetype m_characters = 0;
    bool m_hasEmptyBlock = true; ///< true in a new document and after every table
};

} // namespace runlatch::ui
