// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/bodystyle.h"

#include <QString>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

bool isEscapedInBody(QChar letter)
{
    return letter == u'&' || letter == u'<' || letter == u'>' || letter.unicode() > 0x7e;
}

QByteArray escapedBody(const QByteArray &json)
{
    QByteArray escaped;
    escaped.reserve(json.size());
    const QString text = QString::fromUtf8(json); // a character beyond the first plane takes two escapes, as in JSON
    for (const QChar letter : text) {
        if (isEscapedInBody(letter))
            escaped += "\\u" + QByteArray::number(letter.unicode(), 16).rightJustified(4, '0');
        else
            escaped += letter.toLatin1();
    }
    return escaped;
}

constexpr int MaxIndentation = 64; // levels; without it the lines of deep nesting would take a gigabyte

bool isJsonSpace(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r';
}

/// Writes the tokens of JSON with white space of its own between them.
class Spacer
{
public:
    Spacer(const QByteArray &json, bool isPretty)
        : m_json(json)
        , m_isPretty(isPretty)
    {
    }

    QByteArray written()
    {
        for (m_at = 0; m_at < m_json.size(); ++m_at) {
            if (m_isInString)
                addOfString();
            else if (!isJsonSpace(m_json[m_at]))
                add();
        }
        return m_written;
    }

private:
    void addOfString()
    {
        m_written += m_json[m_at];
        if (m_json[m_at] == '\\' && m_at + 1 < m_json.size())
            m_written += m_json[++m_at];
        else if (m_json[m_at] == '"')
            m_isInString = false;
    }

    void add()
    {
        const char letter = m_json[m_at];
        const bool opens = letter == '{' || letter == '[';
        if (letter == '}' || letter == ']')
            close();
        m_written += letter;
        m_isInString = letter == '"';
        if (opens && !closesNext()) {
            ++m_depth;
            breakLine();
        } else if (letter == ',') {
            m_isPretty ? breakLine() : space();
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
    void space() { m_written += ' '; }
    void breakLine()
    {
        if (m_isPretty)
            m_written += '\n' + QByteArray(2 * std::clamp(m_depth, 0, MaxIndentation), ' ');
    }

    const QByteArray &m_json;
    const bool m_isPretty;
    QByteArray m_written;
    qsizetype m_at = 0;
    int m_depth = 0;
    bool m_isInString = false;
};

} // namespace

QString bodyStyleName(BodyStyle style)
{
    switch (style) {
    case BodyStyle::Compact: break;
    case BodyStyle::Escaped: return u"escaped"_s;
    case BodyStyle::Spaced: return u"spaced"_s;
    case BodyStyle::Pretty: return u"pretty"_s;
    }
    return u"compact"_s;
}

std::optional<BodyStyle> bodyStyleOfName(QStringView name)
{
    for (const BodyStyle style : bodyStyles()) {
        if (bodyStyleName(style) == name)
            return style;
    }
    return std::nullopt;
}

QList<BodyStyle> bodyStyles()
{
    return {BodyStyle::Compact, BodyStyle::Escaped, BodyStyle::Spaced, BodyStyle::Pretty};
}

QByteArray restyled(const QByteArray &json, BodyStyle style)
{
    switch (style) {
    case BodyStyle::Compact: break;
    case BodyStyle::Escaped: return escapedBody(json);
    case BodyStyle::Spaced: return Spacer(json, false).written();
    case BodyStyle::Pretty: return Spacer(json, true).written();
    }
    return json;
}

QString indentedText(const QByteArray &json)
{
    return QString::fromUtf8(restyled(json, BodyStyle::Pretty));
}

} // namespace runlatch::protocol
