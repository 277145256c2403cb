// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/plaintext.h"

#include "wording/words.h"

using namespace Qt::StringLiterals;

namespace runlatch::wording {

namespace {

bool isSpacing(QChar::Category category)
{
    return category == QChar::Other_Control || category == QChar::Separator_Line
        || category == QChar::Separator_Paragraph;
}

/// The joiners are needed to spell some languages and emoji.
bool isInvisible(char32_t character)
{
    return QChar::category(character) == QChar::Other_Format && character != 0x200C && character != 0x200D;
}

QString capped(const QString &text, qsizetype limit)
{
    if (text.size() <= limit)
        return text;
    const qsizetype end = text.at(limit - 1).isHighSurrogate() ? limit - 1 : limit;
    return text.first(end) + u'…';
}

} // namespace

QString plainLine(const QString &text)
{
    QString line;
    line.reserve(text.size());
    for (const char32_t character : text.toUcs4()) {
        if (isSpacing(QChar::category(character)))
            line += u' ';
        else if (!isInvisible(character))
            line += QChar::fromUcs4(character);
    }
    return line.trimmed();
}

QString shortened(const QString &text)
{
    return capped(plainLine(text), 300);
}

QString quoted(const QString &text)
{
    //: Quotation marks around text of others
    return Words::tr("“%1”").arg(shortened(text));
}

QString toolTip(const QString &text)
{
    const QString line = capped(plainLine(text), 1000);
    return line.isEmpty() ? QString() : u"<span>%1</span>"_s.arg(line.toHtmlEscaped());
}

} // namespace runlatch::wording
