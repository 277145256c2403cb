// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/markdown/markdownwriter.h"

#include <md4c.h>

#include <QHash>
#include <QList>
#include <QUrl>

namespace runlatch::ui {

/// Turns md4c's events into a document. Only listed features are allowed: of raw HTML, `<br>` breaks the line, comments
/// are hidden, and all else becomes text; a link that may not be opened becomes text, an image becomes its alternative
/// text. Nothing is read or fetched. Rendering stops at the first limit.
class MarkdownRenderer
{
public:
    /// Replaces the content of `document`.
    static MarkdownExtent render(const QString &markdown, const MarkdownStyle &style, const MarkdownLimits &limits,
                                 QTextDocument &document);

    // md4c's callbacks: 0 continues, a negative number stops the parser.
    int enterBlock(MD_BLOCKTYPE type, const void *detail);
    int leaveBlock(MD_BLOCKTYPE type);
    int enterSpan(MD_SPANTYPE type, const void *detail);
    int leaveSpan(MD_SPANTYPE type);
    int text(MD_TEXTTYPE type, const QString &text);

private:
    struct List
    {
        bool isOrdered;
        bool isTight;
        unsigned next;
    };

    MarkdownRenderer(const MarkdownStyle &style, const MarkdownLimits &limits, QTextDocument &document);
    int stop();
    int enterTable(MD_BLOCKTYPE type, const void *detail);
    int startBlock(QTextBlockFormat format = {});
    int startItem(const MD_BLOCK_LI_DETAIL &item);
    int startTable(const MD_BLOCK_TABLE_DETAIL &table);
    int startCell(const MD_BLOCK_TD_DETAIL &cell);
    int writeCode(const QString &text);
    int writeHtml(const QString &html);
    int writeHtmlText(const QString &text);
    int breakLine();
    int startCodeLine();
    void formatCodeLine(QTextBlockFormat &line) const;
    bool isHidden() const { return m_row >= 0 && m_column >= m_columns; } ///< the column is beyond the limit
    void startLink(const MD_SPAN_A_DETAIL &link);
    QTextCharFormat characterFormat() const;
    int indent() const;
    QString decoded(const MD_ATTRIBUTE &attribute);
    QString entity(const QString &text);

    MarkdownStyle m_style;
    MarkdownLimits m_limits;
    MarkdownWriter m_writer;
    MarkdownExtent m_extent;
    QHash<QString, QString> m_entities;

    QList<List> m_lists;
    int m_quotes = 0;
    unsigned m_heading = 0;
    bool m_isInCode = false;
    bool m_isFirstCodeLine = false;
    bool m_isInComment = false;
    bool m_isHtmlLineOver = false; ///< a blank follows if more HTML does
    bool m_isBlockOpen = false;
    QTextBlockFormat m_item; ///< marker of a list item that has no block yet
    bool m_hasItem = false;

    int m_rows = 0, m_columns = 0, m_row = -1, m_column = -1;
    bool m_isInHeader = false;

    int m_bold = 0, m_italic = 0, m_strike = 0, m_code = 0, m_image = 0;
    std::optional<QUrl> m_link;
    qsizetype m_linkBytes = 0;
};

} // namespace runlatch::ui
