// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/bodyhtml.h"

#include <algorithm>

namespace runlatch::lint {

namespace {

constexpr qsizetype MaxTagName = 32;
constexpr qsizetype CodeIndent = 4;

bool isTagLetter(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

/// Walks over the lines. Code within a line may end in a later line of its paragraph.
class TagSearch
{
public:
    explicit TagSearch(QByteArrayView markdown)
        : m_text(markdown)
    {
    }

    QByteArrayView run()
    {
        while (m_found.isEmpty() && m_at < m_text.size())
            takeLine();
        endParagraph();
        return m_found;
    }

private:
    qsizetype endOfLine() const
    {
        const qsizetype end = m_text.indexOf('\n', m_at);
        return end < 0 ? m_text.size() : end;
    }

    void takeLine()
    {
        m_end = endOfLine();
        const QByteArrayView line = m_text.sliced(m_at, m_end - m_at);
        const QByteArrayView words = line.trimmed();
        const qsizetype indent = words.isEmpty() ? 0 : words.data() - line.data();
        const bool isIndented = indent >= CodeIndent || line.startsWith('\t');
        if (words.isEmpty()) {
            endParagraph();
        } else if (!m_fence.isEmpty()) {
            if (words.startsWith(m_fence))
                m_fence = {};
        } else if (words.startsWith("```") || words.startsWith("~~~")) {
            endParagraph();
            m_fence = words.first(3);
        } else if (!(isIndented && m_isBetween)) {
            m_isBetween = false;
            takeWords();
        }
        m_at = std::max(m_at, m_end + 1);
    }

    void takeWords()
    {
        while (m_found.isEmpty() && m_at < m_end) {
            const char byte = m_text[m_at];
            if (byte == '`')
                takeTicks();
            else if (m_ticks == 0 && m_text.sliced(m_at).startsWith("<!--"))
                skipComment();
            else if (byte == '<')
                takeBracket();
            else if (byte == '>')
                closeTag();
            else
                m_at += byte == '\\' && m_ticks == 0 ? 2 : 1;
        }
    }

    void takeTicks()
    {
        const qsizetype begin = m_at;
        while (m_at < m_end && m_text[m_at] == '`')
            ++m_at;
        const qsizetype ticks = m_at - begin;
        if (m_ticks == 0) {
            m_ticks = ticks;
        } else if (m_ticks == ticks) {
            m_ticks = 0;
            m_inTicks = {};
        }
        m_open = {};
    }

    void skipComment()
    {
        const qsizetype close = m_areCommentsOpen ? -1 : m_text.indexOf("-->", m_at);
        m_areCommentsOpen = close < 0; // there is none further on either
        m_at = m_areCommentsOpen ? m_at + 1 : close + 3;
        if (m_at > m_end)
            m_end = endOfLine();
    }

    void takeBracket()
    {
        qsizetype at = m_at + 1;
        if (at < m_end && m_text[at] == '/')
            ++at;
        const qsizetype begin = at;
        while (at < m_end && (isTagLetter(m_text[at]) || (at > begin && m_text[at] >= '0' && m_text[at] <= '9')))
            ++at;
        const bool isName = at > begin && at - begin <= MaxTagName;
        const bool isEnded = at == m_end || m_text[at] == '>' || m_text[at] == ' ' || m_text[at] == '/';
        m_open = isName && isEnded ? m_text.sliced(begin, at - begin) : QByteArrayView();
        m_at = at;
    }

    void closeTag()
    {
        ++m_at;
        const bool isOther = !m_open.isEmpty() && m_open.compare("br", Qt::CaseInsensitive) != 0;
        if (isOther && m_ticks == 0)
            m_found = m_open;
        else if (isOther && m_inTicks.isEmpty())
            m_inTicks = m_open;
        m_open = {};
    }

    /// Ticks that nothing closed were no code.
    void endParagraph()
    {
        if (m_found.isEmpty() && m_ticks > 0)
            m_found = m_inTicks;
        m_ticks = 0;
        m_inTicks = m_open = {};
        m_isBetween = true;
    }

    QByteArrayView m_text;
    qsizetype m_at = 0;
    qsizetype m_end = 0;     ///< of the line
    QByteArrayView m_fence;  ///< of the block of code
    bool m_isBetween = true; ///< no paragraph has begun
    qsizetype m_ticks = 0;   ///< those that began code within a line
    QByteArrayView m_open;   ///< the name of a tag that is not closed yet
    QByteArrayView m_inTicks;
    QByteArrayView m_found;
    bool m_areCommentsOpen = false; ///< nothing closes a comment from here on
};

} // namespace

QString otherHtmlTag(QByteArrayView markdown)
{
    return QString::fromLatin1(TagSearch(markdown).run());
}

} // namespace runlatch::lint
