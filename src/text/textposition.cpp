// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "text/textposition.h"

#include "base/bytesearch.h"

#include <algorithm>

namespace runlatch::text {

TextPosition::TextPosition(QByteArrayView text)
    : m_text(text)
    , m_at(text.startsWith("\xEF\xBB\xBF") ? 3 : 0)
{
}

void TextPosition::moveTo(qsizetype offset)
{
    const auto isCharacter = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80; };
    const QByteArrayView passed = m_text.sliced(m_at, std::max(m_at, std::min(offset, m_text.size())) - m_at);
    m_at += passed.size();
    const qsizetype lastEnd = base::lastIndexOf(passed, '\n');
    if (lastEnd >= 0) {
        m_line += static_cast<int>(std::count(passed.begin(), passed.end(), '\n'));
        m_column = 1;
    }
    m_column += static_cast<int>(std::count_if(passed.begin() + lastEnd + 1, passed.end(), isCharacter));
}

} // namespace runlatch::text
