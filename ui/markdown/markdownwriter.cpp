// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/markdown/markdownwriter.h"

#include <QTextBlock>
#include <QTextDocument>

namespace runlatch::ui {

namespace {

// A table needs a block before and after it. A block without text must be invisible.
QTextBlockFormat invisibleBlock()
{
    QTextBlockFormat format;
    format.setLineHeight(1, QTextBlockFormat::FixedHeight);
    return format;
}

// QTextDocument gives these characters a meaning: block, line, frame, object. Text must not contain them.
QChar harmless(QChar character)
{
    constexpr char16_t beginOfFrame = 0xFDD0;
    constexpr char16_t endOfFrame = 0xFDD1;
    switch (character.unicode()) {
    case '\n':
    case '\r':
    case QChar::LineSeparator:
    case QChar::ParagraphSeparator: return u' ';
    case beginOfFrame:
    case endOfFrame:
    case QChar::ObjectReplacementCharacter: return QChar::ReplacementCharacter;
    default: return character;
    }
}

} // namespace

MarkdownWriter::MarkdownWriter(QTextDocument &document, const MarkdownStyle &style, qsizetype maxRunLength)
    : m_document(document)
    , m_style(style)
    , m_maxRunLength(maxRunLength)
{
    m_document.setUndoRedoEnabled(false);
    m_document.clear();
    m_document.setDefaultFont(style.body);
    m_document.setDocumentMargin(0);
    m_cursor = QTextCursor(&m_document);
    m_cursor.beginEditBlock(); // one layout, at the end
}

MarkdownWriter::~MarkdownWriter()
{
    if (m_table != nullptr) // a limit within the table ended it
        endTable();
    if (m_hasEmptyBlock)
        m_cursor.setBlockFormat(invisibleBlock());
    m_cursor.endEditBlock();
}

void MarkdownWriter::startBlock(const QTextBlockFormat &format)
{
    if (m_hasEmptyBlock)
        m_cursor.setBlockFormat(format);
    else
        m_cursor.insertBlock(format, QTextCharFormat());
    m_hasEmptyBlock = false;
    m_run = 0;
}

void MarkdownWriter::write(const QString &text, const QTextCharFormat &format)
{
    QString written;
    written.reserve(text.size());
    for (const QChar character : text) {
        m_run = character.isSpace() ? 0 : m_run + 1;
        if (m_run > m_maxRunLength && !character.isLowSurrogate()) {
            written += QChar(QChar::LineSeparator);
            m_run = 1;
        }
        written += harmless(character);
    }
    m_characters += text.size();
    m_cursor.insertText(written, format);
}

void MarkdownWriter::breakLine(const QTextCharFormat &format)
{
    m_run = 0;
    m_cursor.insertText(QString(QChar(QChar::LineSeparator)), format);
}

void MarkdownWriter::endCode()
{
    QTextBlockFormat format;
    format.setBottomMargin(4 * m_style.unit);
    m_cursor.mergeBlockFormat(format);
}

void MarkdownWriter::startTable(int rows, int columns, int indent)
{
    if (m_hasEmptyBlock)
        m_cursor.setBlockFormat(invisibleBlock());
    QTextTableFormat format;
    format.setBorder(0);
    format.setCellSpacing(0);
    format.setCellPadding(m_style.unit * 1.25);
    format.setHeaderRowCount(1);
    format.setLeftMargin(indent);
    format.setTopMargin(m_style.unit);
    format.setBottomMargin(m_style.unit * 2);
    m_table = m_cursor.insertTable(rows, columns, format);
}

void MarkdownWriter::startCell(int row, int column, Qt::Alignment alignment, bool isLastRow)
{
    QTextTableCell cell = m_table->cellAt(row, column);
    QTextTableCellFormat format;
    if (!isLastRow) {
        format.setBottomBorder(1);
        format.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBottomBorderBrush(m_style.hairline);
    }
    cell.setFormat(format);
    m_cursor.setPosition(cell.firstPosition());
    QTextBlockFormat block;
    block.setAlignment(alignment);
    m_cursor.setBlockFormat(block);
    m_run = 0;
}

void MarkdownWriter::endTable()
{
    m_cursor.movePosition(QTextCursor::End);
    m_table = nullptr;
    m_hasEmptyBlock = true;
}

} // namespace runlatch::ui
