// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/tabletext.h"

#include "text/markdowntext.h"
#include "text/plaintext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

namespace {

QString oneLine(const QString &text)
{
    QString line = text;
    line.replace("\r\n"_L1, " "_L1);
    for (QChar &character : line) {
        if (character.category() == QChar::Other_Control || character == QChar::LineSeparator
            || character == QChar::ParagraphSeparator)
            character = u' ';
    }
    return line;
}

QString written(TableFormat format, const QString &cell)
{
    switch (format) {
    case TableFormat::Text: return oneLine(notAFormula(cell));
    case TableFormat::Csv: return csvField(cell);
    case TableFormat::Markdown: break;
    }
    return text::markdownText(cell);
}

QString line(TableFormat format, const QStringList &cells)
{
    switch (format) {
    case TableFormat::Text: return cells.join(u'\t') + u'\n';
    case TableFormat::Csv: return cells.join(u',') + "\r\n"_L1;
    case TableFormat::Markdown: break;
    }
    return "| "_L1 + cells.join(" | "_L1) + " |\n"_L1;
}

} // namespace

QString tableText(TableFormat format, const QStringList &headings, const QList<QStringList> &rows)
{
    qsizetype columns = headings.size();
    for (const QStringList &row : rows)
        columns = std::max(columns, row.size());
    const auto cells = [&](const QStringList &row) {
        QStringList all;
        for (qsizetype column = 0; column < columns; ++column)
            all.append(written(format, row.value(column)));
        return line(format, all);
    };
    QString text;
    const bool isMarkdown = format == TableFormat::Markdown;
    if (!headings.isEmpty() || (isMarkdown && columns > 0)) // a Markdown table always has a head
        text += cells(headings);
    if (isMarkdown && columns > 0)
        text += line(format, QStringList(columns, u"---"_s));
    for (const QStringList &row : rows)
        text += cells(row);
    return text;
}

QString notAFormula(const QString &text)
{
    QString safe = text;
    safe.replace(QChar::Null, QChar::ReplacementCharacter);
    static const QString beginnings = u"=+-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20"_s;
    if (!safe.isEmpty() && beginnings.contains(safe.front()))
        safe.prepend(u'\'');
    return safe;
}

QString csvField(const QString &cell)
{
    QString field = text::markedLines(notAFormula(cell));
    const bool needsQuotes = std::any_of(field.begin(), field.end(), [](QChar character) {
        return character == u'"' || character == u',' || character == u'\r' || character == u'\n' || character == u';'
            || character == u'\t';
    });
    if (!needsQuotes)
        return field;
    return u'"' + field.replace(u'"', "\"\""_L1) + u'"';
}

} // namespace runlatch::changerequests
