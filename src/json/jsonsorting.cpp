// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "json/jsonsorting.h"

#include "json/jsontext.h"

#include <QByteArrayView>

#include <algorithm>
#include <limits>
#include <string_view>
#include <vector>

namespace runlatch::json {

namespace {

using Place = quint32;                 // halves the memory of qsizetype
constexpr std::size_t MaxDepth = 1024; // levels, as Qt's reader and others take

/// A bracket, a string or another value. Commas and colons are not kept.
struct Token
{
    Place begin = 0;
    Place size = 0;
    Place next = 0; ///< the token behind it; behind its end for an opening bracket
};

bool endsScalar(char letter)
{
    return QByteArrayView(" \t\r\n,:{}[]\"").contains(letter);
}

qsizetype endOfScalar(QByteArrayView json, qsizetype at)
{
    while (at < json.size() && !endsScalar(json[at]))
        ++at;
    return at;
}

/// The tokens of a text; empty if its brackets or quotes do not match.
std::vector<Token> tokensOf(QByteArrayView json)
{
    std::vector<Token> tokens;
    std::vector<Place> open; // places of opening brackets
    for (qsizetype at = 0; at < json.size();) {
        const char letter = json[at];
        if (QByteArrayView(" \t\r\n,:").contains(letter)) {
            ++at;
            continue;
        }
        const bool opens = letter == '{' || letter == '[';
        const bool closes = letter == '}' || letter == ']';
        const qsizetype end = opens || closes ? at + 1
            : letter == '"'                   ? jsontext::endOfString(json, at + 1) + 1
                                              : endOfScalar(json, at);
        if (end > json.size() || (closes && open.empty()) || (opens && open.size() == MaxDepth))
            return {};
        const auto number = static_cast<Place>(tokens.size());
        tokens.push_back({static_cast<Place>(at), static_cast<Place>(end - at), number + 1});
        if (opens)
            open.push_back(number);
        if (closes) {
            Token &opening = tokens[open.back()];
            if (json[opening.begin] != (letter == '}' ? '{' : '['))
                return {};
            opening.next = number + 1;
            open.pop_back();
        }
        at = end;
    }
    return open.empty() ? tokens : std::vector<Token>();
}

/// Writes the tokens with sorted keys. Its stack is on the heap: a stranger chooses the depth.
class SortedWriter
{
public:
    explicit SortedWriter(QByteArrayView json)
        : m_json(json)
        , m_tokens(tokensOf(json))
    {
    }

    std::optional<QByteArray> written()
    {
        if (m_tokens.empty() || m_tokens.front().next != m_tokens.size())
            return std::nullopt;
        m_written.reserve(m_json.size());
        begin(0);
        while (!m_open.empty() && m_isSound)
            goOn();
        return m_isSound ? std::optional(m_written) : std::nullopt;
    }

private:
    /// An object or array that is being written.
    struct Level
    {
        Place end = 0;                ///< its closing bracket
        Place element = 0;            ///< of an array: the next one
        std::vector<Place> keys = {}; ///< of an object, sorted
        std::size_t key = 0;          ///< the next one
        bool isObject = false;
        bool isFirst = true;
    };

    QByteArrayView text(Place token) const { return m_json.sliced(m_tokens[token].begin, m_tokens[token].size); }
    char letter(Place token) const { return m_json[m_tokens[token].begin]; }

    /// Writes a value, of an object or array only its beginning.
    void begin(Place token)
    {
        m_written += text(token);
        if (letter(token) != '{' && letter(token) != '[')
            return;
        Level level{.end = m_tokens[token].next - 1, .element = token + 1, .isObject = letter(token) == '{'};
        if (level.isObject)
            level.keys = sortedKeys(token + 1, level.end);
        m_open.push_back(std::move(level));
    }

    std::vector<Place> sortedKeys(Place first, Place end)
    {
        std::vector<Place> keys;
        for (Place key = first; key < end; key = m_tokens[key + 1].next) {
            if (letter(key) != '"' || key + 1 == end) {
                m_isSound = false;
                return {};
            }
            keys.push_back(key);
        }
        const auto nameOf = [this](Place key) {
            const QByteArrayView quoted = text(key);
            return std::string_view(quoted.data() + 1, static_cast<std::size_t>(quoted.size() - 2));
        };
        std::stable_sort(keys.begin(), keys.end(),
                         [&nameOf](Place left, Place right) { return nameOf(left) < nameOf(right); });
        return keys;
    }

    /// Writes the next member or element of the innermost object or array, or its end.
    void goOn()
    {
        Level &level = m_open.back();
        const bool isAtEnd = level.isObject ? level.key == level.keys.size() : level.element == level.end;
        if (isAtEnd) {
            m_written += text(level.end);
            m_open.pop_back();
            return;
        }
        if (!level.isFirst)
            m_written += ',';
        level.isFirst = false;
        Place value = level.element;
        if (level.isObject) {
            const Place key = level.keys[level.key++];
            m_written += text(key);
            m_written += ':';
            value = key + 1;
        } else {
            level.element = m_tokens[value].next;
        }
        begin(value); // makes `level` invalid
    }

    const QByteArrayView m_json;
    const std::vector<Token> m_tokens;
    QByteArray m_written;
    std::vector<Level> m_open;
    bool m_isSound = true;
};

} // namespace

std::optional<QByteArray> withSortedKeys(const QByteArray &json)
{
    if (json.size() > std::numeric_limits<Place>::max())
        return std::nullopt;
    return SortedWriter(json).written();
}

} // namespace runlatch::json
