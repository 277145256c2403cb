// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/unescapedtext.h"

#include <QString>

#include <algorithm>
#include <optional>

namespace runlatch::redaction {

namespace {

char meantBy(char escaped)
{
    switch (escaped) {
    case 'n': return '\n';
    case 't': return '\t';
    case 'r': return '\r';
    case 'b': return '\b';
    case 'f': return '\f';
    default: return escaped;
    }
}

/// The character of "uXXXX" at the beginning of `raw`; half of a pair becomes the replacement character.
std::optional<QByteArray> codePoint(QByteArrayView raw)
{
    if (raw.size() < 5 || raw.front() != 'u')
        return std::nullopt;
    bool isHex = false;
    const ushort unit = raw.sliced(1, 4).toByteArray().toUShort(&isHex, 16);
    if (!isHex)
        return std::nullopt;
    const QChar character = QChar(unit).isSurrogate() ? QChar(QChar::ReplacementCharacter) : QChar(unit);
    return QString(character).toUtf8();
}

} // namespace

UnescapedText::UnescapedText(QByteArrayView raw)
    : m_raw(raw)
{
    m_text.reserve(raw.size());
    for (qsizetype at = 0; at < raw.size();) {
        const qsizetype found = raw.indexOf('\\', at);
        const qsizetype end = found < 0 ? raw.size() : found;
        m_text.append(raw.sliced(at, end - at));
        at = found < 0 ? end : appendEscape(found);
    }
}

qsizetype UnescapedText::appendEscape(qsizetype at)
{
    m_marks.append({m_text.size(), at});
    qsizetype escaped = at;
    while (escaped < m_raw.size() && m_raw[escaped] == '\\')
        ++escaped;
    if (escaped == m_raw.size())
        return escaped;
    qsizetype next = escaped + 1;
    if (const auto character = codePoint(m_raw.sliced(escaped))) {
        m_text.append(*character);
        next = escaped + 5;
    } else {
        m_text.append(meantBy(m_raw[escaped]));
    }
    m_marks.append({m_text.size(), next});
    return next;
}

qsizetype UnescapedText::rawAt(qsizetype position) const
{
    const auto after = std::upper_bound(m_marks.begin(), m_marks.end(), position,
                                        [](qsizetype wanted, const Mark &mark) { return wanted < mark.position; });
    if (after == m_marks.begin())
        return position;
    const Mark &mark = *(after - 1);
    return std::min(mark.raw + position - mark.position, m_raw.size());
}

qsizetype UnescapedText::backslashesAt(qsizetype position) const
{
    const qsizetype begin = rawAt(position);
    qsizetype end = begin;
    while (end < m_raw.size() && m_raw[end] == '\\')
        ++end;
    return end - begin;
}

bool UnescapedText::isCodePointAt(qsizetype position) const
{
    const qsizetype backslashes = backslashesAt(position);
    return backslashes > 0 && codePoint(m_raw.sliced(rawAt(position) + backslashes)).has_value();
}

} // namespace runlatch::redaction
