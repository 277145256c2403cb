// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/secretwords.h"

#include "redaction/linesecrets.h"
#include "redaction/secretfinder.h"

#include <algorithm>

namespace runlatch::redaction {

namespace {

constexpr qsizetype ShortestToken = 20;
constexpr qsizetype ShortestHex = 32;
constexpr qsizetype CommitLength = 40;
constexpr qsizetype DigestLength = 128;
constexpr qsizetype IdLength = 16;

template <typename Fits> bool all(QStringView text, Fits fits)
{
    return std::ranges::all_of(text, fits);
}

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

bool isLower(QChar c)
{
    return c >= u'a' && c <= u'z';
}

bool isUpper(QChar c)
{
    return c >= u'A' && c <= u'Z';
}

bool isInToken(QChar c)
{
    return isDigit(c) || isLower(c) || isUpper(c) || QStringView(u"._~+/=-").contains(c);
}

/// "run-i3DfKq81Qe7RzN4c": the kind in lower case, a dash, and 16 letters and digits.
bool isId(QStringView word)
{
    const qsizetype dash = word.lastIndexOf(u'-');
    return dash > 0 && word.size() - dash - 1 == IdLength
        && all(word.first(dash), [](QChar c) { return isLower(c) || c == u'-'; })
        && all(word.sliced(dash + 1), [](QChar c) { return isDigit(c) || isLower(c) || isUpper(c); });
}

bool isHex(QStringView word)
{
    return all(word, [](QChar c) { return isDigit(c) || (c.toLower() >= u'a' && c.toLower() <= u'f'); });
}

bool isLikeToken(QStringView word)
{
    if (word.size() < ShortestToken || word.startsWith(u'/') || isId(word))
        return false;
    if (isHex(word))
        return word.size() >= ShortestHex && word.size() != CommitLength && word.size() != DigestLength;
    return std::ranges::any_of(word, isDigit) && std::ranges::any_of(word, isLower)
        && std::ranges::any_of(word, isUpper);
}

} // namespace

bool mayHaveSecret(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    if (!findSecrets({}, bytes).body.isEmpty() || !secretsOfLine(bytes).isEmpty()
        || text.contains(QLatin1StringView("authorization:"), Qt::CaseInsensitive))
        return true;
    qsizetype begin = 0;
    for (qsizetype at = 0; at <= text.size(); ++at) {
        if (at < text.size() && isInToken(text[at]))
            continue;
        if (isLikeToken(QStringView(text).sliced(begin, at - begin)))
            return true;
        begin = at + 1;
    }
    return false;
}

} // namespace runlatch::redaction
