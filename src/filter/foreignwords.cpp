// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "filter/foreignwords.h"

#include "filter/token.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace runlatch::filter {

namespace {

constexpr std::array JoiningWords{"AND"_L1, "NOT"_L1, "&&"_L1, "||"_L1};

/// The position of the bracket in the word; -1 if there is none that could group terms.
qsizetype groupingBracket(QStringView word, bool isOfField)
{
    if (!isOfField && word.startsWith(u'('))
        return 0;
    const auto opened = word.count(u'(');
    const auto closed = word.count(u')');
    if (opened == closed)
        return -1;
    return opened > closed ? word.indexOf(u'(') : word.lastIndexOf(u')');
}

/// The same in a word with quotes: in front of them, or behind them where they are closed.
qsizetype bracketBesideQuotes(QStringView word, bool isOpen)
{
    if (word.startsWith(u'('))
        return 0;
    return !isOpen && word.endsWith(u')') ? word.size() - 1 : -1;
}

} // namespace

QList<ForeignWord> foreignWords(QStringView text)
{
    QList<ForeignWord> found;
    for (auto token = readToken(text, 0); token.length > 0 && found.size() < MaxForeignWords;
         token = readToken(text, token.end())) {
        const QStringView word = text.sliced(token.namePosition, token.end() - token.namePosition);
        const bool isJoining = !token.isQuoted
            && std::any_of(JoiningWords.begin(), JoiningWords.end(),
                           [word](QLatin1StringView one) { return word == one; });
        const qsizetype bracket = token.isQuoted ? bracketBesideQuotes(word, token.openQuote >= 0)
                                                 : groupingBracket(word, !token.name.isNull());
        if (isJoining)
            found.append({token.namePosition, word.toString()});
        else if (bracket >= 0)
            found.append({token.namePosition + bracket, QString(word[bracket])});
    }
    return found;
}

} // namespace runlatch::filter
