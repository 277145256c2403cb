// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "json/jsonescapes.h"

#include "json/jsontext.h"

#include <QByteArrayView>
#include <QChar>
#include <QString>

#include <algorithm>
#include <optional>

namespace runlatch::json {

namespace {

using jsontext::EscapeSize;

constexpr QByteArrayView ShortEscapes = "\"\\/bfnrt"; // behind the backslash
constexpr QByteArrayView ShortCharacters = "\"\\/\b\f\n\r\t";

/// A character of a text, and the bytes that it takes there.
struct Character
{
    char32_t code = 0;
    qsizetype size = 0;
};

/// The character in UTF-8 at `at`, which is beyond ASCII; nullopt for bytes that are none.
std::optional<Character> characterAt(QByteArrayView text, qsizetype at)
{
    constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const auto lead = static_cast<unsigned char>(text[at]);
    const qsizetype size = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
    if (size == 0 || at + size > text.size())
        return std::nullopt;
    char32_t code = lead & (0xff >> (size + 1));
    for (qsizetype next = at + 1; next < at + size; ++next) {
        const auto byte = static_cast<unsigned char>(text[next]);
        if ((byte & 0xc0) != 0x80)
            return std::nullopt;
        code = code << 6 | (byte & 0x3f);
    }
    if (code < least[size] || code > QChar::LastValidCodePoint || QChar::isSurrogate(code))
        return std::nullopt;
    return Character{code, size};
}

/// The four digits of \uXXXX behind the backslash at `at`.
std::optional<char32_t> codeUnitAt(QByteArrayView text, qsizetype at)
{
    if (at + EscapeSize > text.size() || text[at] != '\\' || text[at + 1] != 'u')
        return std::nullopt;
    char32_t unit = 0;
    for (const char digit : text.sliced(at + 2, 4)) {
        const char lower = static_cast<char>(digit | 0x20);
        if (digit >= '0' && digit <= '9')
            unit = unit * 16 + static_cast<char32_t>(digit - '0');
        else if (lower >= 'a' && lower <= 'f')
            unit = unit * 16 + static_cast<char32_t>(lower - 'a' + 10);
        else
            return std::nullopt;
    }
    return unit;
}

/// The character of the escape at `at`; nullopt for a broken one.
std::optional<Character> escapeAt(QByteArrayView text, qsizetype at)
{
    const qsizetype shortOne = at + 1 < text.size() ? ShortEscapes.indexOf(text[at + 1]) : -1;
    if (shortOne >= 0)
        return Character{static_cast<char32_t>(ShortCharacters[shortOne]), 2};
    const auto unit = codeUnitAt(text, at);
    if (!unit)
        return std::nullopt;
    const auto second = QChar::isHighSurrogate(*unit) ? codeUnitAt(text, at + EscapeSize) : std::nullopt;
    if (second && QChar::isLowSurrogate(*second))
        return Character{QChar::surrogateToUcs4(static_cast<char16_t>(*unit), static_cast<char16_t>(*second)),
                         2 * EscapeSize};
    return Character{*unit, EscapeSize};
}

/// Writes the strings of JSON anew.
class StringWriter
{
public:
    StringWriter(const QByteArray &json, const JsonEscapes &escapes)
        : m_json(json)
        , m_escapes(escapes)
    {
    }

    QByteArray written()
    {
        m_written.reserve(m_json.size());
        bool isInString = false;
        for (qsizetype at = 0; at < m_json.size();) {
            const char letter = m_json[at];
            if (letter == '"')
                isInString = !isInString;
            if (isInString && letter != '"') {
                at += addAt(at);
            } else {
                m_written += letter;
                ++at;
            }
        }
        return m_written;
    }

private:
    /// Adds the character of a string at `at`, and returns how many bytes it took.
    qsizetype addAt(qsizetype at)
    {
        const char letter = m_json[at];
        if (letter == '\\') {
            if (const auto escaped = escapeAt(m_json, at)) {
                add(escaped->code, {});
                return escaped->size;
            }
            m_written += QByteArrayView(m_json).sliced(at).first(std::min<qsizetype>(2, m_json.size() - at));
            return 2;
        }
        if (static_cast<unsigned char>(letter) < 0x80) {
            add(static_cast<char32_t>(letter), {});
            return 1;
        }
        if (const auto character = characterAt(m_json, at)) {
            add(character->code, QByteArrayView(m_json).sliced(at, character->size));
            return character->size;
        }
        m_written += letter;
        return 1;
    }

    /// `utf8`: the same character as bytes, where they are at hand.
    void add(char32_t code, QByteArrayView utf8)
    {
        const qsizetype shortOne = code < 0x80 ? ShortCharacters.indexOf(static_cast<char>(code)) : -1;
        const bool isShort = shortOne >= 0 && (code != U'/' || m_escapes.slashes);
        if (isShort && (code != U'"' || !m_escapes.quotes)) {
            m_written += '\\';
            m_written += ShortEscapes[shortOne];
        } else if (isShort || isEscaped(code)) {
            addEscape(code);
        } else if (code < 0x80) {
            m_written += static_cast<char>(code);
        } else if (!utf8.isEmpty()) {
            m_written += utf8;
        } else {
            m_written += QString::fromUcs4(&code, 1).toUtf8();
        }
    }

    bool isEscaped(char32_t code) const
    {
        if (code < 0x20 || QChar::isSurrogate(code))
            return true;
        if (code < 0x7f)
            return (m_escapes.html && (code == U'<' || code == U'>' || code == U'&'))
                || (m_escapes.quotes && (code == U'\'' || code == U'`' || code == U'+'));
        if (code == 0x7f)
            return m_escapes.ascii && !m_escapes.slashes; // Python does, PHP does not
        return m_escapes.ascii || ((m_escapes.html || m_escapes.slashes) && (code == 0x2028 || code == 0x2029));
    }

    void addEscape(char32_t code)
    {
        if (QChar::requiresSurrogates(code)) {
            addUnit(QChar::highSurrogate(code));
            addUnit(QChar::lowSurrogate(code));
        } else {
            addUnit(static_cast<char16_t>(code));
        }
    }

    void addUnit(char16_t unit)
    {
        const char *digits = m_escapes.upper ? "0123456789ABCDEF" : "0123456789abcdef";
        m_written += "\\u";
        for (const int shift : {12, 8, 4, 0})
            m_written += digits[(unit >> shift) & 0xf];
    }

    const QByteArray &m_json;
    const JsonEscapes m_escapes;
    QByteArray m_written;
};

} // namespace

QByteArray withEscapes(const QByteArray &json, const JsonEscapes &escapes)
{
    return StringWriter(json, escapes).written();
}

} // namespace runlatch::json
