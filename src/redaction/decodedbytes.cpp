// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/decodedbytes.h"

#include <algorithm>

namespace runlatch::redaction {

namespace {

int digitOf(char letter)
{
    if (letter >= '0' && letter <= '9')
        return letter - '0';
    const char lower = static_cast<char>(letter | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

bool isPercentEscape(QByteArrayView raw, qsizetype at)
{
    return raw[at] == '%' && raw.size() - at >= 3 && digitOf(raw[at + 1]) >= 0 && digitOf(raw[at + 2]) >= 0;
}

bool hasPercentEscape(QByteArrayView raw)
{
    for (qsizetype at = raw.indexOf('%'); at >= 0; at = raw.indexOf('%', at + 1)) {
        if (isPercentEscape(raw, at))
            return true;
    }
    return false;
}

} // namespace

DecodedBytes::DecodedBytes(QByteArrayView raw, Coding coding)
    : m_raw(raw)
    , m_coding(coding)
    , m_isNulFirst(raw.startsWith('\0') || raw.startsWith("\xfe\xff"))
{
    m_isPlain = coding == Coding::Nuls ? !raw.contains('\0') : !hasPercentEscape(raw);
    if (m_isPlain)
        return;
    m_text.reserve(raw.size());
    for (qsizetype at = 0; at < raw.size();) {
        const qsizetype end = endOfUnit(at);
        appendCharacter(raw.sliced(at, end - at));
        at = end;
    }
}

void DecodedBytes::appendCharacter(QByteArrayView unit)
{
    if (m_coding == Coding::Percents)
        m_text += unit.size() > 1 ? static_cast<char>(digitOf(unit[1]) << 4 | digitOf(unit[2])) : unit.front();
    else if (const char character = m_isNulFirst ? unit.back() : unit.front(); character != '\0')
        m_text += character;
}

/// The end of the bytes that stand for one character of the text. At the end of the bytes they may be NULs alone, which
/// stand for none.
qsizetype DecodedBytes::endOfUnit(qsizetype begin) const
{
    if (m_coding == Coding::Percents)
        return begin + (isPercentEscape(m_raw, begin) ? 3 : 1);
    const auto isCharacter = [](char byte) { return byte != '\0'; };
    const auto *const first = m_raw.begin() + begin;
    if (m_isNulFirst) {
        const auto *const character = std::find_if(first, m_raw.end(), isCharacter);
        return std::min<qsizetype>(character - m_raw.begin() + 1, m_raw.size());
    }
    return std::find_if(first + 1, m_raw.end(), isCharacter) - m_raw.begin();
}

QList<Span> DecodedBytes::rawSpans(const QList<Span> &spans) const
{
    if (isPlain())
        return spans;
    QList<Span> places;
    places.reserve(spans.size());
    qsizetype position = 0;
    qsizetype raw = 0;
    const auto goTo = [&](qsizetype wanted) {
        for (; position < wanted && raw < m_raw.size(); ++position)
            raw = endOfUnit(raw);
        return raw;
    };
    for (const Span &span : spans) {
        const qsizetype begin = goTo(span.offset);
        places.append({begin, goTo(span.end()) - begin});
    }
    return places;
}

} // namespace runlatch::redaction
