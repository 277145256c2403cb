// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "text/markdowntext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::text {

namespace {

QString withoutControls(QString line)
{
    for (QChar &character : line) {
        if (character.category() == QChar::Other_Control)
            character = u' ';
    }
    return line;
}

} // namespace

QString markdownText(const QString &text)
{
    QString escaped;
    const QString plain = withoutControls(text).simplified();
    for (const QChar character : plain) {
        if (u"\\`*_{}[]<>()#+-!|&~$^=\"'"_s.contains(character))
            escaped += u'\\';
        escaped += character;
    }
    // "1." and "1)" would begin a list.
    const auto digits =
        std::find_if(escaped.begin(), escaped.end(), [](QChar character) { return !character.isDigit(); });
    if (digits != escaped.begin() && digits != escaped.end() && *digits == u'.')
        escaped.insert(digits - escaped.begin(), u'\\');
    return escaped;
}

QString markdownBlock(const QString &text, QLatin1StringView language)
{
    qsizetype longest = 0;
    qsizetype run = 0;
    for (const QChar character : text) {
        run = character == u'`' ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    const QString fence(std::max(qsizetype(3), longest + 1), u'`');
    QString content = text;
    content.replace(QChar::Null, QChar::ReplacementCharacter);
    if (!content.isEmpty() && !content.endsWith(u'\n') && !content.endsWith(u'\r'))
        content += u'\n';
    return fence + language + u'\n' + content + fence + u'\n';
}

} // namespace runlatch::text
