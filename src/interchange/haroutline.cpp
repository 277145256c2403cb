// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/haroutline.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <utility>

namespace runlatch::interchange {

namespace {

constexpr qsizetype LongestName = 6 * 7; // "entries" with an escape for each letter; longer ones are others
constexpr qint64 EntriesDepth = 3;       // {"log": {"entries": [
constexpr QByteArrayView ByteOrderMark("\xEF\xBB\xBF");

bool isBlank(char letter)
{
    return letter == ' ' || letter == '\n' || letter == '\r' || letter == '\t';
}

} // namespace

HarOutline::Place HarOutline::take(char letter)
{
    if (m_isInString)
        return takeInString(letter);
    switch (m_stage) {
    case Stage::Before: return begin(letter);
    case Stage::Document: break;
    case Stage::Entries:
        if (m_depth == EntriesDepth)
            return takeInList(letter);
        break;
    case Stage::After:
        if (!isBlank(letter))
            m_stage = Stage::Further;
        return Place::Outside;
    case Stage::Further:
    case Stage::Lost: return Place::Outside;
    }
    return takeInside(letter);
}

/// A byte order mark is no fault.
HarOutline::Place HarOutline::begin(char letter)
{
    if (letter == '{' || letter == '[') {
        m_isBroken = m_isBroken || (!m_name.isEmpty() && m_name != ByteOrderMark);
        m_stage = Stage::Document;
        open(letter);
    } else if (!isBlank(letter) && m_name.size() <= ByteOrderMark.size()) {
        m_name += letter;
    }
    return Place::Outside;
}

HarOutline::Place HarOutline::takeInString(char letter)
{
    const bool isEscaped = std::exchange(m_isEscaped, letter == '\\' && !m_isEscaped);
    if (letter == '"' && !isEscaped)
        m_isInString = false;
    else if (!m_isInEntry && m_name.size() <= LongestName)
        m_name += letter;
    return place();
}

/// Takes a letter of the list itself, or of an entry that is no list and no object.
HarOutline::Place HarOutline::takeInList(char letter)
{
    if (isBlank(letter))
        return place();
    if (letter == ',' || letter == ']' || letter == '}') {
        const bool wasInEntry = std::exchange(m_isInEntry, false);
        if (wasInEntry)
            m_expected = Expected::Comma;
        takeInside(letter);
        return wasInEntry ? Place::BehindEntry : Place::Outside;
    }
    if (!std::exchange(m_isInEntry, true))
        m_isBroken = m_isBroken || m_expected == Expected::Comma;
    return takeInside(letter);
}

HarOutline::Place HarOutline::takeInside(char letter)
{
    switch (letter) {
    case '"':
        m_isInString = true;
        m_name.clear();
        break;
    case ':': takeColon(); break;
    case ',': takeComma(); break;
    case '{':
    case '[': open(letter); break;
    case '}':
    case ']': return close(letter);
    default: break;
    }
    return place();
}

void HarOutline::takeColon()
{
    if (m_depth == 1) {
        m_member = isNamed("log") ? Member::Log : Member::Other;
        m_logs += m_member == Member::Log ? 1 : 0;
    } else if (m_depth == 2 && m_member != Member::Other) {
        m_member = isNamed("entries") ? Member::Entries : Member::Log;
        m_lists += m_member == Member::Entries ? 1 : 0;
    }
}

void HarOutline::takeComma()
{
    if (m_depth == 1) {
        m_member = Member::Other;
    } else if (m_depth == 2 && m_member == Member::Entries) {
        m_member = Member::Log;
    } else if (m_depth == EntriesDepth && m_stage == Stage::Entries) {
        m_isBroken = m_isBroken || m_expected != Expected::Comma;
        m_expected = Expected::Next;
    }
}

void HarOutline::open(char letter)
{
    if (m_depth < EntriesDepth)
        m_opened[static_cast<std::size_t>(m_depth)] = letter;
    ++m_depth;
    const bool isList = m_depth == EntriesDepth && letter == '[' && m_member == Member::Entries;
    if (isList && !m_hasEntries && m_opened[0] == '{' && m_opened[1] == '{') {
        m_hasEntries = true;
        m_stage = Stage::Entries;
    }
}

/// Behind a bracket that closes another one, nothing can be told apart.
HarOutline::Place HarOutline::close(char letter)
{
    if (m_depth <= EntriesDepth && (m_opened[static_cast<std::size_t>(m_depth - 1)] == '{') != (letter == '}')) {
        m_isBroken = true;
        m_stage = Stage::Lost;
        return Place::Outside;
    }
    if (m_stage == Stage::Entries && m_depth == EntriesDepth) {
        m_isBroken = m_isBroken || m_expected == Expected::Next;
        m_stage = Stage::Document;
    }
    --m_depth;
    if (m_depth == 0)
        m_stage = Stage::After;
    if (!m_isInEntry || m_depth != EntriesDepth)
        return place();
    m_isInEntry = false;
    m_expected = Expected::Comma;
    return Place::EntryEnd;
}

bool HarOutline::isNamed(QByteArrayView name) const
{
    if (!m_name.contains('\\') || m_name.size() > LongestName)
        return m_name == name;
    return QJsonDocument::fromJson("[\"" + m_name + "\"]").array().first().toString().toUtf8() == name;
}

} // namespace runlatch::interchange
