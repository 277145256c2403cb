// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/markdown/markdownrenderer.h"

#include "ui/markdown/markdowntext.h"

#include <QCoreApplication>
#include <QFontInfo>
#include <QRegularExpression>
#include <QTextDocument>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

// md4c documents that any value but 0 stops it, but some of its inner checks test for negative numbers.
constexpr int Stop = -1;

QString textOf(const MD_CHAR *text, MD_SIZE size)
{
    return QString::fromUtf8(text, qsizetype(size));
}

MarkdownRenderer &self(void *renderer)
{
    return *static_cast<MarkdownRenderer *>(renderer);
}

const MD_PARSER Parser{
    0,
    MD_DIALECT_GITHUB,
    [](MD_BLOCKTYPE type, void *detail, void *renderer) { return self(renderer).enterBlock(type, detail); },
    [](MD_BLOCKTYPE type, void *, void *renderer) { return self(renderer).leaveBlock(type); },
    [](MD_SPANTYPE type, void *detail, void *renderer) { return self(renderer).enterSpan(type, detail); },
    [](MD_SPANTYPE type, void *, void *renderer) { return self(renderer).leaveSpan(type); },
    [](MD_TEXTTYPE type, const MD_CHAR *text, MD_SIZE size, void *renderer) {
        return self(renderer).text(type, textOf(text, size));
    },
    nullptr,
    nullptr,
};

/// The bytes that md4c has read for a span beside its text.
qsizetype linkBytesOf(MD_SPANTYPE type, const void *detail)
{
    if (type == MD_SPAN_A) {
        const auto *link = static_cast<const MD_SPAN_A_DETAIL *>(detail);
        return qsizetype(link->href.size) + qsizetype(link->title.size);
    }
    if (type == MD_SPAN_IMG) {
        const auto *image = static_cast<const MD_SPAN_IMG_DETAIL *>(detail);
        return qsizetype(image->src.size) + qsizetype(image->title.size);
    }
    return 0;
}

/// The part of the text that md4c reads in time: for each bracket it looks for its line, from the first one of its
/// paragraph on.
qsizetype endOfSearches(QByteArrayView text, qint64 mostSearches)
{
    qint64 searches = 0;
    qint64 lines = 0; // of this paragraph
    bool isBlank = true;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const char character = text[at];
        if (character == '\n') {
            lines = isBlank ? 0 : lines + 1;
            isBlank = true;
        } else if (character != ' ' && character != '\t' && character != '\r') {
            isBlank = false;
        }
        if (character == '[')
            searches += lines;
        if (searches > mostSearches)
            return at;
    }
    return text.size();
}

// The first part of the text: cut at the end of a line if one is near, never inside a character.
QByteArray head(QByteArray text, qsizetype limit)
{
    if (text.size() <= limit)
        return text;
    const qsizetype line = text.lastIndexOf('\n', limit - 1);
    qsizetype end = line > limit / 2 ? line : limit;
    while (end > 0 && (uchar(text.at(end)) & 0xC0) == 0x80)
        --end;
    text.truncate(end);
    return text;
}

} // namespace

MarkdownExtent MarkdownRenderer::render(const QString &markdown, const MarkdownStyle &style,
                                        const MarkdownLimits &limits, QTextDocument &document)
{
    // Every character has at least one byte, so this many characters are always enough.
    const QByteArray whole = markdown.left(limits.bytes + 1).toUtf8();
    const QByteArray part = head(whole, std::min(limits.bytes, endOfSearches(whole, limits.lineSearches)));
    MarkdownRenderer renderer(style, limits, document);
    renderer.m_extent.isCut = part.size() < whole.size();
    md_parse(part.constData(), MD_SIZE(part.size()), &Parser, &renderer);
    renderer.m_extent.characters = renderer.m_writer.characters();
    return renderer.m_extent;
}

MarkdownRenderer::MarkdownRenderer(const MarkdownStyle &style, const MarkdownLimits &limits, QTextDocument &document)
    : m_style(style)
    , m_limits(limits)
    , m_writer(document, style, limits.run)
{
}

int MarkdownRenderer::stop()
{
    m_extent.isCut = true;
    return Stop;
}

int MarkdownRenderer::enterBlock(MD_BLOCKTYPE type, const void *detail)
{
    m_isBlockOpen = false;
    switch (type) {
    case MD_BLOCK_QUOTE: ++m_quotes; return 0;
    case MD_BLOCK_UL:
        m_lists.append({false, static_cast<const MD_BLOCK_UL_DETAIL *>(detail)->is_tight != 0, 0});
        return 0;
    case MD_BLOCK_OL: {
        const auto *list = static_cast<const MD_BLOCK_OL_DETAIL *>(detail);
        m_lists.append({true, list->is_tight != 0, list->start});
        return 0;
    }
    case MD_BLOCK_LI: return startItem(*static_cast<const MD_BLOCK_LI_DETAIL *>(detail));
    case MD_BLOCK_H: m_heading = static_cast<const MD_BLOCK_H_DETAIL *>(detail)->level; return startBlock();
    case MD_BLOCK_CODE: m_isInCode = m_isFirstCodeLine = true; return 0;
    case MD_BLOCK_HR: {
        QTextBlockFormat rule;
        rule.setProperty(MarkdownRoleProperty, int(MarkdownRole::Rule));
        return startBlock(rule);
    }
    case MD_BLOCK_P: return startBlock();
    default: return enterTable(type, detail);
    }
}

int MarkdownRenderer::enterTable(MD_BLOCKTYPE type, const void *detail)
{
    switch (type) {
    case MD_BLOCK_TABLE: return startTable(*static_cast<const MD_BLOCK_TABLE_DETAIL *>(detail));
    case MD_BLOCK_THEAD:
    case MD_BLOCK_TBODY: m_isInHeader = type == MD_BLOCK_THEAD; return 0;
    case MD_BLOCK_TR: m_column = -1; return ++m_row < m_rows ? 0 : stop();
    case MD_BLOCK_TH:
    case MD_BLOCK_TD: return startCell(*static_cast<const MD_BLOCK_TD_DETAIL *>(detail));
    default: return 0;
    }
}

int MarkdownRenderer::leaveBlock(MD_BLOCKTYPE type)
{
    int answer = 0;
    switch (type) {
    case MD_BLOCK_QUOTE: --m_quotes; break;
    case MD_BLOCK_UL:
    case MD_BLOCK_OL: m_lists.removeLast(); break;
    case MD_BLOCK_LI:
        answer = m_hasItem ? startBlock() : 0; // an empty item has a marker too
        break;
    case MD_BLOCK_H: m_heading = 0; break;
    case MD_BLOCK_CODE:
        m_isInCode = false;
        m_writer.endCode();
        break;
    case MD_BLOCK_HTML: m_isInComment = m_isHtmlLineOver = false; break; // nothing need have closed the comment
    case MD_BLOCK_TABLE:
        m_writer.endTable();
        m_row = m_column = -1;
        break;
    default: break;
    }
    m_isBlockOpen = false;
    return answer;
}

int MarkdownRenderer::startBlock(QTextBlockFormat format)
{
    if (m_extent.blocks >= m_limits.blocks)
        return stop();
    ++m_extent.blocks;
    const bool isFirst = m_extent.blocks == 1;
    const int unit = m_style.unit;
    if (m_hasItem)
        format.merge(m_item);
    m_hasItem = false;
    format.setLeftMargin(indent());
    format.setProperty(MarkdownQuoteProperty, std::min(m_quotes, m_limits.depth));
    format.setLineHeight(118, QTextBlockFormat::ProportionalHeight);
    format.setBottomMargin(!m_lists.isEmpty() && m_lists.last().isTight ? unit : 2 * unit);
    if (m_heading > 0) {
        format.setHeadingLevel(int(m_heading));
        format.setTopMargin(isFirst ? 0 : 2 * unit);
    }
    if (m_isInCode)
        formatCodeLine(format);
    m_writer.startBlock(format);
    m_isBlockOpen = true;
    return 0;
}

int MarkdownRenderer::startItem(const MD_BLOCK_LI_DETAIL &item)
{
    if (m_hasItem && startBlock() != 0) // a list such as "- - - x": the outer items have no text of their own
        return Stop;
    m_isBlockOpen = false;
    List &list = m_lists.last();
    m_item = QTextBlockFormat();
    m_hasItem = true;
    if (item.is_task != 0)
        m_item.setProperty(MarkdownTaskProperty, item.task_mark != ' ');
    else if (list.isOrdered)
        m_item.setProperty(MarkdownMarkerProperty, u"%1."_s.arg(list.next++));
    else
        m_item.setProperty(MarkdownMarkerProperty, m_lists.size() % 2 == 1 ? u"\u2022"_s : u"\u25E6"_s);
    return 0;
}

int MarkdownRenderer::startTable(const MD_BLOCK_TABLE_DETAIL &table)
{
    const auto wantedRows = int(std::min(table.head_row_count + table.body_row_count, 1'000'000U));
    m_columns = int(std::min(table.col_count, unsigned(m_limits.columns)));
    if (m_columns == 0)
        return stop();
    m_rows = std::min({wantedRows, m_limits.blocks - m_extent.blocks, (m_limits.cells - m_extent.cells) / m_columns});
    if (m_rows <= 0)
        return stop();
    if (m_hasItem && startBlock() != 0)
        return Stop;
    m_extent.isCut = m_extent.isCut || m_rows < wantedRows || m_columns < int(table.col_count);
    m_extent.blocks += m_rows;
    m_extent.cells += m_rows * m_columns;
    m_row = -1;
    m_isBlockOpen = false;
    m_writer.startTable(m_rows, m_columns, indent());
    return 0;
}

int MarkdownRenderer::startCell(const MD_BLOCK_TD_DETAIL &cell)
{
    if (++m_column >= m_columns)
        return 0;
    const Qt::Alignment alignment = cell.align == MD_ALIGN_RIGHT ? Qt::AlignRight | Qt::AlignAbsolute
        : cell.align == MD_ALIGN_CENTER                          ? Qt::AlignHCenter
                                                                 : Qt::AlignLeft;
    m_writer.startCell(m_row, m_column, alignment, m_row == m_rows - 1);
    m_isBlockOpen = true;
    return 0;
}

int MarkdownRenderer::enterSpan(MD_SPANTYPE type, const void *detail)
{
    if (!m_isBlockOpen && !isHidden() && startBlock() != 0)
        return Stop;
    if (++m_extent.spans > m_limits.spans)
        return stop();
    m_linkBytes += linkBytesOf(type, detail);
    if (m_linkBytes > m_limits.linkBytes)
        return stop();
    switch (type) {
    case MD_SPAN_EM: ++m_italic; break;
    case MD_SPAN_STRONG: ++m_bold; break;
    case MD_SPAN_DEL: ++m_strike; break;
    case MD_SPAN_CODE: ++m_code; break;
    case MD_SPAN_A: startLink(*static_cast<const MD_SPAN_A_DETAIL *>(detail)); break;
    case MD_SPAN_IMG:
        //: In place of an image in a message; its alternative text and a closing bracket follow.
        if (m_image++ == 0)
            return text(MD_TEXT_NORMAL,
                        QCoreApplication::translate("runlatch::ui::MarkdownView", "[image, not loaded: "));
        break;
    default: break;
    }
    return 0;
}

int MarkdownRenderer::leaveSpan(MD_SPANTYPE type)
{
    switch (type) {
    case MD_SPAN_EM: --m_italic; break;
    case MD_SPAN_STRONG: --m_bold; break;
    case MD_SPAN_DEL: --m_strike; break;
    case MD_SPAN_CODE: --m_code; break;
    case MD_SPAN_A: m_link.reset(); break;
    case MD_SPAN_IMG:
        if (m_image == 1)
            text(MD_TEXT_NORMAL, u"]"_s);
        --m_image;
        break;
    default: break;
    }
    return 0;
}

int MarkdownRenderer::text(MD_TEXTTYPE type, const QString &text)
{
    if (m_isInCode)
        return writeCode(text);
    if (isHidden())
        return 0;
    if (type == MD_TEXT_HTML)
        return writeHtml(text);
    m_isHtmlLineOver = false;
    if (!m_isBlockOpen && startBlock() != 0)
        return Stop;
    switch (type) {
    case MD_TEXT_BR: return breakLine();
    case MD_TEXT_SOFTBR: m_writer.write(u" "_s, characterFormat()); return 0;
    case MD_TEXT_NULLCHAR: m_writer.write(QString(QChar(QChar::ReplacementCharacter)), characterFormat()); return 0;
    case MD_TEXT_ENTITY: m_writer.write(entity(text), characterFormat()); return 0;
    default: m_writer.write(text, characterFormat()); return 0;
    }
}

int MarkdownRenderer::breakLine()
{
    if (!m_isBlockOpen && startBlock() != 0)
        return Stop;
    if (++m_extent.spans > m_limits.spans)
        return stop();
    m_writer.breakLine(characterFormat());
    return 0;
}

/// Writes a piece of HTML. md4c passes its lines in pieces, and a comment may go on in the next one.
int MarkdownRenderer::writeHtml(const QString &html)
{
    static const QRegularExpression part(u"<!--|<br[ \\t]*/?>"_s, QRegularExpression::CaseInsensitiveOption);
    const QString commentEnd = u"-->"_s;
    qsizetype at = 0;
    while (at < html.size()) {
        if (m_isInComment) {
            const qsizetype end = html.indexOf(commentEnd, at);
            m_isInComment = end < 0;
            at = m_isInComment ? html.size() : end + commentEnd.size();
            continue;
        }
        const QRegularExpressionMatch found = part.match(html, at);
        const qsizetype end = found.hasMatch() ? found.capturedStart() : html.size();
        if (writeHtmlText(html.mid(at, end - at)) != 0)
            return Stop;
        at = found.hasMatch() ? found.capturedEnd() : html.size();
        m_isInComment = found.hasMatch() && found.capturedView().startsWith(u"<!--");
        m_isHtmlLineOver = m_isHtmlLineOver && !found.hasMatch();
        if (found.hasMatch() && !m_isInComment && breakLine() != 0)
            return Stop;
    }
    return 0;
}

int MarkdownRenderer::writeHtmlText(const QString &text)
{
    if (text.isEmpty())
        return 0;
    if (text == "\n"_L1) {
        m_isHtmlLineOver = true;
        return 0;
    }
    if (!m_isBlockOpen && startBlock() != 0)
        return Stop;
    m_writer.write(std::exchange(m_isHtmlLineOver, false) ? u' ' + text : text, characterFormat());
    return 0;
}

// md4c passes a line of code in pieces, and its line end as a separate piece.
int MarkdownRenderer::writeCode(const QString &text)
{
    const QStringList pieces = text.split(u'\n');
    for (qsizetype index = 0; index < pieces.size(); ++index) {
        if (index > 0) { // after a line end
            if (!m_isBlockOpen && startCodeLine() != 0)
                return Stop;
            m_isBlockOpen = false;
        }
        if (pieces.at(index).isEmpty())
            continue;
        if (!m_isBlockOpen && startCodeLine() != 0)
            return Stop;
        m_writer.write(pieces.at(index), characterFormat());
    }
    return 0;
}

int MarkdownRenderer::startCodeLine()
{
    if (m_extent.codeLines >= m_limits.codeLines)
        return stop();
    ++m_extent.codeLines;
    QTextBlockFormat line;
    line.setProperty(MarkdownRoleProperty, int(MarkdownRole::Code));
    line.setProperty(MarkdownFirstLineProperty, m_isFirstCodeLine);
    if (std::exchange(m_isFirstCodeLine, false))
        return startBlock(line);
    line.setLeftMargin(indent());
    line.setProperty(MarkdownQuoteProperty, std::min(m_quotes, m_limits.depth));
    formatCodeLine(line);
    m_writer.startBlock(line);
    m_isBlockOpen = true;
    return 0;
}

void MarkdownRenderer::formatCodeLine(QTextBlockFormat &line) const
{
    const int unit = m_style.unit;
    line.setLineHeight(118, QTextBlockFormat::ProportionalHeight);
    line.setLeftMargin(line.leftMargin() + 2 * unit);
    line.setRightMargin(2 * unit);
    line.setTopMargin(line.boolProperty(MarkdownFirstLineProperty) ? 4 * unit : 0);
    line.setBottomMargin(0);
}

void MarkdownRenderer::startLink(const MD_SPAN_A_DETAIL &link)
{
    m_link = openableLink(decoded(link.href));
}

QTextCharFormat MarkdownRenderer::characterFormat() const
{
    QTextCharFormat format;
    format.setFont(m_code > 0 || m_isInCode ? m_style.mono : m_style.body);
    const bool isHeaderCell = m_row >= 0 && m_isInHeader;
    format.setForeground(m_link                                            ? m_style.link
                             : isHeaderCell || m_quotes > 0 || m_image > 0 ? m_style.muted
                                                                           : m_style.text);
    if (m_heading > 0) {
        const qreal factor = m_heading == 1 ? 1.3 : m_heading == 2 ? 1.12 : 1.0;
        format.setFontPointSize(QFontInfo(format.font()).pointSizeF() * factor);
    }
    if (m_bold > 0 || m_heading > 0)
        format.setFontWeight(QFont::Bold);
    format.setFontItalic(m_italic > 0);
    format.setFontStrikeOut(m_strike > 0);
    if (m_code > 0 && !m_isInCode)
        format.setBackground(m_style.code);
    if (m_link) {
        format.setAnchor(true);
        format.setAnchorHref(m_link->toString(QUrl::FullyEncoded));
    }
    return format;
}

int MarkdownRenderer::indent() const
{
    const int lists = std::min(int(m_lists.size()), m_limits.depth);
    const int quotes = std::min(m_quotes, m_limits.depth);
    return 6 * m_style.unit * lists + 4 * m_style.unit * quotes;
}

QString MarkdownRenderer::decoded(const MD_ATTRIBUTE &attribute)
{
    QString whole;
    for (int part = 0; attribute.substr_offsets[part] < attribute.size; ++part) {
        const MD_OFFSET begin = attribute.substr_offsets[part];
        const QString text = textOf(attribute.text + begin, attribute.substr_offsets[part + 1] - begin);
        whole += attribute.substr_types[part] == MD_TEXT_ENTITY ? entity(text) : text;
    }
    return whole;
}

QString MarkdownRenderer::entity(const QString &text)
{
    auto known = m_entities.constFind(text);
    if (known == m_entities.constEnd())
        known = m_entities.insert(text, decodeEntity(text));
    return known.value();
}

} // namespace runlatch::ui
