// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "filter/word.h"

#include <QChar>

#include <algorithm>

namespace runlatch::filter {

namespace {

// Values outside of Unicode.
constexpr char32_t AnyText = 0x110000;
constexpr char32_t OneCharacter = 0x110001;
constexpr char32_t Nothing = 0x110002;

/// The character at a position, folded. Moves the position behind it.
char32_t takeFolded(QStringView text, qsizetype &position)
{
    const char16_t unit = text[position++].unicode();
    if (unit < 0x80)
        return unit >= 'A' && unit <= 'Z' ? unit + ('a' - 'A') : unit;
    char32_t character = unit;
    if (QChar::isHighSurrogate(unit) && position < text.size() && text[position].isLowSurrogate())
        character = QChar::surrogateToUcs4(unit, text[position++].unicode());
    return QChar::toCaseFolded(character);
}

QString longestPart(const QString &text, const QList<qsizetype> &wildcards)
{
    QStringView longest;
    qsizetype begin = 0;
    const auto take = [&](qsizetype end) {
        if (end - begin > longest.size())
            longest = QStringView(text).sliced(begin, end - begin);
        begin = end + 1;
    };
    for (const qsizetype wildcard : wildcards)
        take(wildcard);
    take(text.size());
    return longest.toString();
}

std::u32string folded(const QString &text, const QList<qsizetype> &wildcards)
{
    std::u32string pattern;
    auto wildcard = wildcards.begin();
    for (qsizetype position = 0; position < text.size();) {
        if (wildcard == wildcards.end() || position != *wildcard) {
            pattern.push_back(takeFolded(text, position));
            continue;
        }
        pattern.push_back(text[position] == u'*' ? AnyText : OneCharacter);
        ++wildcard;
        ++position;
    }
    return pattern;
}

} // namespace

Word::Word(const QString &text, const QList<qsizetype> &wildcards, bool isWhole)
    : m_plain(longestPart(text, wildcards))
    , m_matcher(m_plain, Qt::CaseInsensitive)
    , m_isWhole(isWhole)
    , m_hasWildcards(!wildcards.isEmpty())
    , m_hasPairs(std::ranges::any_of(QStringView(m_plain), [](QChar unit) { return unit.isSurrogate(); }))
{
    if (!m_hasWildcards && (isWhole || !m_hasPairs))
        return;
    m_pattern = folded(text, wildcards);
    if (!isWhole)
        m_pattern = AnyText + m_pattern + AnyText;
    m_shortest = std::ranges::count_if(m_pattern, [](char32_t one) { return one != AnyText; });
}

bool Word::isIn(QStringView text) const
{
    if (m_isWhole && m_pattern.empty())
        return text.compare(m_plain, Qt::CaseInsensitive) == 0;
    if (m_hasPairs)
        return fits(text);
    constexpr qsizetype Short = 3; // up to this length building a matcher's skip table costs more than it saves
    const bool hasPlain =
        m_plain.size() <= Short ? text.contains(m_plain, Qt::CaseInsensitive) : m_matcher.indexIn(text) >= 0;
    return hasPlain && (m_pattern.empty() || fits(text));
}

bool Word::begins(QStringView text) const
{
    return m_isWhole || m_hasWildcards ? isIn(text) : text.startsWith(m_plain, Qt::CaseInsensitive);
}

/// Backtracks to the last * only: an earlier one that matched as early as possible never has to match later.
bool Word::fits(QStringView text) const
{
    if (text.size() < m_shortest)
        return false;
    constexpr auto Nowhere = std::u32string::npos;
    std::size_t next = 0;
    std::size_t lastAny = Nowhere;
    qsizetype retry = 0; // where the text continues if the last * takes one character more
    for (qsizetype position = 0; position < text.size();) {
        const char32_t wanted = next < m_pattern.size() ? m_pattern[next] : Nothing;
        if (wanted == AnyText) {
            lastAny = next++;
            retry = position;
            continue;
        }
        const char32_t found = takeFolded(text, position);
        if (wanted == OneCharacter || wanted == found) {
            ++next;
        } else if (lastAny != Nowhere) {
            next = lastAny + 1;
            takeFolded(text, retry);
            position = retry;
        } else {
            return false;
        }
    }
    return m_pattern.find_first_not_of(AnyText, next) == Nowhere;
}

} // namespace runlatch::filter
