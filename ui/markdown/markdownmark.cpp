// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/markdown/markdownmark.h"

#include <QCoreApplication>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>
#include <initializer_list>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

struct MarkWords
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::MarkdownTools)
};

/// The selected text with ordinary ends of lines.
QString chosenText(const QTextCursor &cursor)
{
    return cursor.selectedText().replace(QChar::ParagraphSeparator, u'\n');
}

QString textBetween(const QTextDocument &document, int begin, int end)
{
    QString text;
    for (int at = std::max(0, begin); at < std::min(end, document.characterCount()); ++at)
        text += document.characterAt(at);
    return text;
}

void choose(QTextCursor &cursor, int begin, int end)
{
    cursor.setPosition(begin);
    cursor.setPosition(end, QTextCursor::KeepAnchor);
}

/// Replaces the selection and selects a part of the new text.
void replace(QTextCursor &cursor, const QString &text, qsizetype from, qsizetype length)
{
    const int begin = cursor.selectionStart();
    cursor.insertText(text);
    choose(cursor, begin + static_cast<int>(from), begin + static_cast<int>(from + length));
}

/// Puts the marks around the selection, or takes away those that stand inside or around it.
void wrap(QTextCursor &cursor, const QString &before, const QString &after)
{
    const QString text = chosenText(cursor);
    const int begin = cursor.selectionStart();
    const int end = cursor.selectionEnd();
    const QTextDocument &document = *cursor.document();
    const bool hasInside =
        text.size() >= before.size() + after.size() && text.startsWith(before) && text.endsWith(after);
    const bool hasAround = textBetween(document, begin - static_cast<int>(before.size()), begin) == before
        && textBetween(document, end, end + static_cast<int>(after.size())) == after;
    if (hasInside) {
        const QString bare = text.sliced(before.size(), text.size() - before.size() - after.size());
        replace(cursor, bare, 0, bare.size());
    } else if (hasAround) {
        choose(cursor, begin - static_cast<int>(before.size()), end + static_cast<int>(after.size()));
        replace(cursor, text, 0, text.size());
    } else {
        replace(cursor, before + text + after, before.size(), text.size());
    }
}

/// Underscores mark nothing within a word.
void wrapItalic(QTextCursor &cursor)
{
    const QTextDocument &document = *cursor.document();
    const auto isOfWord = [&document](int at) { return at >= 0 && document.characterAt(at).isLetterOrNumber(); };
    const bool isInWord = isOfWord(cursor.selectionStart() - 1) || isOfWord(cursor.selectionEnd());
    const QString mark = isInWord ? u"*"_s : u"_"_s;
    wrap(cursor, mark, mark);
}

qsizetype longestRun(const QString &text, QChar letter)
{
    qsizetype longest = 0;
    qsizetype run = 0;
    for (const QChar one : text) {
        run = one == letter ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    return longest;
}

/// More backticks than stand in the code, so that it ends where it should.
void wrapCode(QTextCursor &cursor)
{
    const QString text = chosenText(cursor);
    const bool isBlock = text.contains(u'\n');
    const qsizetype inside = text.startsWith(u'`') && text.endsWith(u'`') ? 0 : longestRun(text, u'`');
    const QString fence(std::max<qsizetype>(inside + 1, isBlock ? 3 : 1), u'`');
    if (isBlock)
        wrap(cursor, fence + u'\n', u'\n' + fence);
    else
        wrap(cursor, fence, fence);
}

void makeLink(QTextCursor &cursor)
{
    const QString text = chosenText(cursor);
    const QString scheme = u"https://"_s;
    const bool isAddress = text.startsWith("http://"_L1) || text.startsWith(scheme);
    if (isAddress)
        replace(cursor, u"[](%1)"_s.arg(text), 1, 0);
    else if (text.isEmpty())
        replace(cursor, u"[](%1)"_s.arg(scheme), 1, 0);
    else
        replace(cursor, u'[' + text + "]("_L1 + scheme + u')', text.size() + 3, scheme.size());
}

/// The lines that the selection touches; a line at whose beginning it ends is not touched.
QList<QTextBlock> chosenLines(const QTextCursor &cursor)
{
    QTextBlock line = cursor.document()->findBlock(cursor.selectionStart());
    QList<QTextBlock> lines{line};
    for (line = line.next(); line.isValid() && line.position() < cursor.selectionEnd(); line = line.next())
        lines.append(line);
    if (lines.size() > 1)
        lines.removeIf([](const QTextBlock &one) { return one.text().trimmed().isEmpty(); });
    return lines;
}

using MarkLength = qsizetype (*)(const QString &line); ///< of the mark at the begin of a line; 0: there is none

/// Puts the mark before each line that has none. If all lines have one, it goes.
void markLines(QTextCursor &cursor, const QString &mark, MarkLength lengthOf)
{
    const QList<QTextBlock> lines = chosenLines(cursor);
    const bool areMarked = std::all_of(lines.begin(), lines.end(),
                                       [lengthOf](const QTextBlock &line) { return lengthOf(line.text()) > 0; });
    for (const QTextBlock &line : lines) {
        const qsizetype length = lengthOf(line.text());
        QTextCursor change(line);
        if (areMarked)
            choose(change, line.position(), line.position() + static_cast<int>(length));
        if (areMarked || length == 0)
            change.insertText(areMarked ? QString() : mark);
    }
}

qsizetype bulletLength(const QString &line)
{
    return line.startsWith("- "_L1) ? 2 : 0;
}

/// A heading has one to six number signs and a blank.
qsizetype headingLength(const QString &line)
{
    qsizetype signs = 0;
    while (signs < line.size() && line.at(signs) == u'#')
        ++signs;
    const bool isHeading = signs >= 1 && signs <= 6 && signs < line.size() && line.at(signs) == u' ';
    return isHeading ? signs + 1 : 0;
}

/// Markdown wants an empty line before a table.
void makeTable(QTextCursor &cursor)
{
    cursor.setPosition(cursor.selectionEnd());
    cursor.movePosition(QTextCursor::EndOfBlock);
    const QString cell = MarkWords::tr("Column");
    const QString before = cursor.block().text().trimmed().isEmpty() ? QString() : u"\n\n"_s;
    const QString rows = u"| %1 | %1 |\n| --- | --- |\n|  |  |\n"_s.arg(cell);
    replace(cursor, before + rows, before.size() + 2, cell.size());
}

} // namespace

QTextCursor withMark(QTextCursor cursor, MarkdownMark mark)
{
    cursor.beginEditBlock();
    switch (mark) {
    case MarkdownMark::Bold: wrap(cursor, u"**"_s, u"**"_s); break;
    case MarkdownMark::Italic: wrapItalic(cursor); break;
    case MarkdownMark::Code: wrapCode(cursor); break;
    case MarkdownMark::Link: makeLink(cursor); break;
    case MarkdownMark::Heading: markLines(cursor, u"## "_s, headingLength); break;
    case MarkdownMark::List: markLines(cursor, u"- "_s, bulletLength); break;
    case MarkdownMark::Table: makeTable(cursor); break;
    }
    cursor.endEditBlock();
    return cursor;
}

} // namespace runlatch::ui
