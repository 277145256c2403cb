// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "json/jsonlayout.h"

#include "json/jsontext.h"

#include <algorithm>

namespace runlatch::json {

namespace {

bool isJsonSpace(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r';
}

/// One level of indentation; empty where everything is on one line.
QByteArray indentationOf(JsonLayout layout)
{
    switch (layout) {
    case JsonLayout::Compact:
    case JsonLayout::Spaced: break;
    case JsonLayout::Indent2: return "  ";
    case JsonLayout::Indent4: return "    ";
    case JsonLayout::Tabs: return "\t";
    }
    return {};
}

/// Writes the tokens of JSON with white space of its own between them.
class Spacer
{
public:
    Spacer(const QByteArray &json, JsonLayout layout, const LayoutLimits &limits)
        : m_json(json)
        , m_indentation(indentationOf(layout))
        , m_limits(limits)
        , m_isCompact(layout == JsonLayout::Compact)
    {
    }

    std::optional<QByteArray> written()
    {
        for (m_at = 0; m_at < m_json.size(); ++m_at) {
            if (m_json[m_at] == '"')
                addString();
            else if (!isJsonSpace(m_json[m_at]))
                add();
            if (m_written.size() > m_limits.size)
                return std::nullopt;
        }
        return m_written;
    }

private:
    void addString()
    {
        const qsizetype end = jsontext::endOfString(m_json, m_at + 1);
        m_written += QByteArrayView(m_json).sliced(m_at).first(std::min(end + 1, m_json.size()) - m_at);
        m_at = end;
    }

    void add()
    {
        const char letter = m_json[m_at];
        const bool opens = letter == '{' || letter == '[';
        if (letter == '}' || letter == ']')
            close();
        m_written += letter;
        if (opens && !closesNext()) {
            ++m_depth;
            breakLine();
        } else if (letter == ',') {
            isIndented() ? breakLine() : space();
        } else if (letter == ':') {
            space();
        }
    }

    /// Whether the object or array that has just opened is empty; then its end is written too.
    bool closesNext()
    {
        qsizetype next = m_at + 1;
        while (next < m_json.size() && isJsonSpace(m_json[next]))
            ++next;
        if (next == m_json.size() || (m_json[next] != '}' && m_json[next] != ']'))
            return false;
        m_written += m_json[next];
        m_at = next;
        return true;
    }

    void close()
    {
        --m_depth;
        breakLine();
    }
    bool isIndented() const { return !m_indentation.isEmpty(); }
    void space()
    {
        if (!m_isCompact)
            m_written += ' ';
    }
    void breakLine()
    {
        if (!isIndented())
            return;
        const qsizetype width = m_indentation.size() * std::clamp(m_depth, 0, m_limits.depth);
        m_written += '\n';
        if (m_written.size() + width > m_limits.size)
            m_written.resize(m_limits.size + 1); // too long already
        else
            m_written.append(width, m_indentation.front());
    }

    const QByteArray &m_json;
    const QByteArray m_indentation;
    const LayoutLimits m_limits;
    const bool m_isCompact;
    QByteArray m_written;
    qsizetype m_at = 0;
    int m_depth = 0;
};

} // namespace

std::optional<QByteArray> laidOut(const QByteArray &json, JsonLayout layout, const LayoutLimits &limits)
{
    return Spacer(json, layout, limits).written();
}

} // namespace runlatch::json
