// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "filter/token.h"

using namespace Qt::StringLiterals;

namespace runlatch::filter {

namespace {

bool isInName(QChar letter)
{
    return letter.unicode() < 0x80 && (letter.isLetterOrNumber() || letter == u'-' || letter == u'_');
}

/// Null if no field is named.
QStringView readName(QStringView text)
{
    if (text.isEmpty() || !isInName(text.front()) || !text.front().isLetter())
        return {};
    qsizetype size = 1;
    while (size < text.size() && isInName(text[size]))
        ++size;
    const QStringView after = text.sliced(size);
    return after.startsWith(u':') && !after.startsWith("://"_L1) ? text.first(size) : QStringView();
}

QStringView readComparison(QStringView text)
{
    for (const auto sign : {">="_L1, "<="_L1, ">"_L1, "<"_L1, "="_L1}) {
        if (text.startsWith(sign))
            return text.first(sign.size());
    }
    return {};
}

/// Reads letters into the value up to the closing quote. Returns the position behind it.
qsizetype readQuoted(QStringView text, qsizetype position, Token &token)
{
    token.isQuoted = true;
    token.openQuote = position++;
    for (; position < text.size(); ++position) {
        if (text[position] == u'"') {
            if (position + 1 == text.size() || text[position + 1] != u'"') {
                token.openQuote = -1;
                return position + 1;
            }
            ++position;
        }
        token.value.append(text[position]);
    }
    return position;
}

qsizetype readValue(QStringView text, qsizetype position, Token &token)
{
    while (position < text.size() && !text[position].isSpace()) {
        const QChar letter = text[position];
        if (letter == u'"') {
            position = readQuoted(text, position, token);
            continue;
        }
        if (letter == u'*' || letter == u'?')
            token.wildcards.append(token.value.size());
        token.value.append(letter);
        ++position;
    }
    return position;
}

} // namespace

bool Token::isOr() const
{
    return value == "OR"_L1 && !isNegated && !isQuoted && name.isNull();
}

Token readToken(QStringView text, qsizetype position)
{
    while (position < text.size() && text[position].isSpace())
        ++position;
    Token token;
    token.position = position;
    token.isNegated = position < text.size() && text[position] == u'-';
    token.namePosition = position + (token.isNegated ? 1 : 0);
    token.valuePosition = token.namePosition;
    token.name = readName(text.sliced(token.namePosition));
    if (!token.name.isNull()) {
        const qsizetype afterColon = token.namePosition + token.name.size() + 1;
        token.comparison = readComparison(text.sliced(afterColon));
        token.valuePosition = afterColon + token.comparison.size();
    }
    token.length = readValue(text, token.valuePosition, token) - position;
    return token;
}

} // namespace runlatch::filter
