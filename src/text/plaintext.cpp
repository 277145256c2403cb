// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "text/plaintext.h"

#include <QList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::text {

namespace {

/// The joiners are harmless, and Persian and emoji need them.
bool isHarmful(char32_t letter)
{
    return isInvisible(letter) && letter != 0x200C && letter != 0x200D;
}

bool isBreak(char32_t letter)
{
    return letter == U'\n' || letter == U'\r' || letter == U'\t';
}

bool isSeparator(char32_t letter)
{
    return letter == 0x2028 || letter == 0x2029;
}

QString mark(char32_t letter)
{
    return u"<U+%1>"_s.arg(static_cast<uint>(letter), 4, 16, QChar(u'0')).toUpper();
}

bool isPlain(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar letter) {
        return letter <= u'~' ? letter >= u' ' : !letter.isSurrogate() && !isHarmful(letter.unicode());
    });
}

/// `shown` gives the replacement of a harmful letter.
QString oneLine(const QString &text, qsizetype limit, QString (*shown)(char32_t letter))
{
    const bool isShort = text.size() <= limit;
    if (isPlain(QStringView(text).first(isShort ? text.size() : limit))) // most texts: nothing needs to be built
        return isShort ? text : text.first(std::max<qsizetype>(limit - 1, 0)) + u'\u2026';
    // Looks at little more text than can be shown: a text may have millions of characters.
    const QString start = text.left(2 * limit + 2);
    QString line;
    line.reserve(std::min(start.size(), limit + 2));
    qsizetype beforeEllipsis = 0; // whole letters and marks that leave room for the ellipsis
    bool cut = start.size() < text.size();
    for (const char32_t letter : start.toUcs4()) {
        const auto units = QChar::fromUcs4(letter);
        const QString instead = isHarmful(letter) ? shown(letter) : QString();
        const QStringView next = isHarmful(letter) ? QStringView(instead) : QStringView(units);
        if (line.size() + next.size() > limit) {
            cut = true;
            break;
        }
        line += next;
        if (line.size() < limit)
            beforeEllipsis = line.size();
    }
    if (cut) {
        line.truncate(beforeEllipsis);
        line += u'\u2026';
    }
    return line;
}

} // namespace

bool isInvisible(char32_t letter)
{
    const QChar::Category category = QChar::category(letter);
    return category == QChar::Other_Control || category == QChar::Other_Format || category == QChar::Other_Surrogate
        || category == QChar::Other_NotAssigned || category == QChar::Separator_Line
        || category == QChar::Separator_Paragraph;
}

QString boxedText(const QString &text)
{
    QString boxed;
    boxed.reserve(text.size());
    for (const char32_t letter : text.toUcs4()) {
        if (isInvisible(letter) && letter != U'\n' && letter != U'\t')
            boxed += QChar(QChar::ReplacementCharacter);
        else
            boxed += QChar::fromUcs4(letter);
    }
    return boxed;
}

QString markedLines(const QString &text)
{
    if (isPlain(text)) // most texts
        return text;
    QString lines;
    lines.reserve(text.size());
    const QList<uint> letters = text.toUcs4();
    for (qsizetype at = 0; at < letters.size(); ++at) {
        const char32_t letter = letters[at];
        const bool isLineEnd =
            letter == U'\n' || (letter == U'\r' && at + 1 < letters.size() && letters[at + 1] == U'\n');
        const bool isKept = isLineEnd || letter == U'\t' || QChar::category(letter) == QChar::Other_NotAssigned;
        if (isHarmful(letter) && !isKept)
            lines += mark(letter);
        else
            lines += QChar::fromUcs4(letter);
    }
    return lines;
}

QString plainText(const QString &text, qsizetype limit)
{
    return oneLine(text, limit,
                   [](char32_t letter) { return isBreak(letter) || isSeparator(letter) ? QString(u' ') : QString(); });
}

QString wholePlainText(const QString &text)
{
    return plainText(text, text.size());
}

QString markedText(const QString &text, qsizetype limit)
{
    return oneLine(text, limit, [](char32_t letter) { return isBreak(letter) ? QString(u' ') : mark(letter); });
}

} // namespace runlatch::text
