// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/foreign/powershellwords.h"

#include "interchange/foreign/shellwords.h"

#include <QChar>
#include <QString>

#include <algorithm>

namespace runlatch::interchange {

namespace {

bool isSpace(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\r';
}

bool endsBare(char letter, bool isKey)
{
    return isSpace(letter) || QByteArrayView("\n;|(){},").contains(letter) || (isKey && letter == '=');
}

/// The letter that a backtick makes of this one.
char escaped(char letter)
{
    switch (letter) {
    case 'n': return '\n';
    case 'r': return '\r';
    case 't': return '\t';
    case '0': return '\0';
    default: return letter;
    }
}

/// The variable with which the text begins. What stands in braces may be anything, and is left out.
QByteArray openVariable(QByteArrayView text)
{
    constexpr qsizetype most = 100; // bytes
    if (text.startsWith("$("))
        return "$(...)";
    if (text.startsWith("${"))
        return "${...}";
    const QByteArrayView looked = text.first(std::min(text.size(), most));
    const auto isOfName = [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9')
            || letter == '_' || letter == ':';
    };
    const auto end = std::find_if_not(looked.begin() + 1, looked.end(), isOfName);
    return looked.first(end - looked.begin()).toByteArray();
}

/// Tells whether a letter stands behind the dash.
bool beginsParameter(QByteArrayView text)
{
    const qsizetype dash = dashOf(text);
    const char letter = dash > 0 && dash < text.size() ? text[dash] : '\0';
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}

} // namespace

qsizetype dashOf(QByteArrayView word)
{
    constexpr QByteArrayView dashes[] = {"-", "\xE2\x80\x93", "\xE2\x80\x94", "\xE2\x80\x95"};
    for (const QByteArrayView dash : dashes) {
        if (word.startsWith(dash))
            return dash.size();
    }
    return 0;
}

bool PowerShellReader::mayAdd()
{
    if (m_words == MaxShellWords)
        m_isTooLong = true;
    else
        ++m_words;
    return !m_isTooLong;
}

bool PowerShellReader::next(PowerShellStatement &statement)
{
    statement = {};
    m_words = 0;
    m_isUnclosed = false;
    m_isTooLong = false;
    const auto isEnd = [this] { return isAtEnd() || QByteArrayView("\n;|").contains(m_script[m_at]); };
    for (skipBlanks(false); !isAtEnd(); skipBlanks(false)) {
        if (isEnd()) {
            ++m_at;
            if (!statement.words.isEmpty())
                break;
            continue;
        }
        const bool isTarget = statement.words.isEmpty() && isAt("$"); // of an assignment
        const bool isAssigned = statement.words.size() == 1 && isAt("=");
        const PowerShellWord word = isAssigned ? PowerShellWord{.text = "="} : readWord(isTarget);
        m_at += isAssigned ? 1 : 0;
        if (mayAdd())
            statement.words.append(word);
    }
    statement.isUnclosed = m_isUnclosed;
    statement.isTooLong = m_isTooLong;
    return !statement.words.isEmpty();
}

/// Comments are blanks, and so is a line end behind a backtick.
void PowerShellReader::skipBlanks(bool areLinesBlank)
{
    const auto placeOf = [this](QByteArrayView mark) {
        const qsizetype place = m_script.indexOf(mark, m_at);
        return place < 0 ? m_script.size() : place;
    };
    while (!isAtEnd()) {
        if (isSpace(m_script[m_at]) || (areLinesBlank && QByteArrayView("\n;,").contains(m_script[m_at])))
            ++m_at;
        else if (isAt("`\n"))
            m_at += 2;
        else if (isAt("`\r\n"))
            m_at += 3;
        else if (isAt("<#"))
            m_at = std::min(m_script.size(), placeOf("#>") + 2);
        else if (isAt("#"))
            m_at = placeOf("\n");
        else
            return;
    }
}

PowerShellWord PowerShellReader::readWord(bool isKey)
{
    constexpr QByteArrayView ordered = "[ordered]@{"; // a table as well
    PowerShellWord word;
    if (m_script.sliced(m_at, std::min(ordered.size(), m_script.size() - m_at)).compare(ordered, Qt::CaseInsensitive)
        == 0)
        m_at += ordered.size() - 2;
    if (isAt("@{"))
        readTable(word);
    else if (isAt("@\"") || isAt("@'"))
        readHereString(word);
    else if (isAt("("))
        readGroup(word);
    else if (isAt("\""))
        readDoubleQuoted(word, false);
    else if (isAt("'"))
        readSingleQuoted(word);
    else
        readBare(word, isKey);
    m_high = 0;
    return word;
}

/// At least one letter, also where it belongs to nothing. The name of a parameter ends behind its colon.
void PowerShellReader::readBare(PowerShellWord &word, bool isKey)
{
    const qsizetype begin = m_at;
    const bool isParameter = !isKey && beginsParameter(m_script.sliced(m_at));
    word.isOpen = isAt("$");
    if (word.isOpen)
        word.open = openVariable(m_script.sliced(m_at));
    while (!isAtEnd() && (m_at == begin || !endsBare(m_script[m_at], isKey))) {
        if (isAt("`") && m_at + 1 < m_script.size() && !isAt("`\n") && !isAt("`\r"))
            readEscape(word);
        else if (isAt("`") && m_at > begin)
            return;
        else
            word.text += m_script[m_at++];
        if (isParameter && word.text.endsWith(':')) {
            word.isJoined = !isAtEnd() && !isSpace(m_script[m_at]) && !isAt("\n");
            return;
        }
    }
}

void PowerShellReader::readEscape(PowerShellWord &word)
{
    word.text += escaped(m_script[m_at + 1]);
    m_at += 2;
}

/// '' is one quote.
void PowerShellReader::readSingleQuoted(PowerShellWord &word)
{
    word.isQuoted = true;
    for (++m_at; !isAtEnd(); ++m_at) {
        if (isAt("'") && !isAt("''")) {
            ++m_at;
            return;
        }
        if (isAt("''"))
            ++m_at;
        word.text += m_script[m_at];
    }
    m_isUnclosed = true;
}

void PowerShellReader::readDoubleQuoted(PowerShellWord &word, bool isHereString)
{
    word.isQuoted = true;
    if (!isHereString)
        ++m_at;
    while (!isAtEnd()) {
        if (isHereString ? isAt("\n\"@") || isAt("\r\n\"@") : isAt("\"") && !isAt("\"\"")) {
            m_at = m_script.indexOf('"', m_at) + (isHereString ? 2 : 1);
            return;
        }
        if (isAt("\"\"") && !isHereString) {
            word.text += '"';
            m_at += 2;
        } else if (isAt("`") && m_at + 1 < m_script.size()) {
            readEscape(word);
        } else if (isAt("$")) {
            readDollar(word);
        } else {
            word.text += m_script[m_at++];
        }
    }
    m_isUnclosed = true;
}

/// @" or @' at the end of a line, and the same the other way round at the beginning of another one.
void PowerShellReader::readHereString(PowerShellWord &word)
{
    const bool isPlain = isAt("@'");
    const qsizetype feed = m_script.indexOf('\n', m_at);
    if (feed < 0) {
        m_at = m_script.size();
        m_isUnclosed = true;
        return;
    }
    m_at = feed; // the text begins behind the line end, which may also be that in front of its mark
    if (!isPlain) {
        readDoubleQuoted(word, true);
        if (word.text.startsWith('\n'))
            word.text.remove(0, 1);
        return;
    }
    word.isQuoted = true;
    ++m_at;
    const qsizetype end = m_script.indexOf("\n'@", m_at - 1);
    m_isUnclosed = m_isUnclosed || end < 0;
    const qsizetype size = (end < 0 ? m_script.size() : std::max(end, m_at)) - m_at;
    word.text = m_script.sliced(m_at, size).toByteArray();
    if (word.text.endsWith('\r'))
        word.text.chop(1);
    m_at = end < 0 ? m_script.size() : end + 3;
}

/// `$([char]228)` is a letter, of which browsers write two for one beyond 16 bits.
void PowerShellReader::readDollar(PowerShellWord &word)
{
    const QByteArrayView letter = "$([char]";
    constexpr qsizetype digits = 5;
    if (isAt(letter)) {
        const QByteArrayView rest = m_script.sliced(m_at + letter.size());
        const qsizetype end = rest.first(std::min(rest.size(), digits + 1)).indexOf(')');
        bool isNumber = false;
        const ushort code = end < 0 ? ushort(0) : rest.first(end).toUShort(&isNumber);
        if (isNumber) {
            m_at += letter.size() + end + 1;
            if (QChar::isHighSurrogate(code)) {
                m_high = code;
            } else if (QChar::isLowSurrogate(code) && m_high != 0) {
                const char16_t pair[] = {m_high, code};
                word.text += QStringView(pair, 2).toUtf8();
            } else {
                word.text += QString(QChar(code)).toUtf8();
            }
            return;
        }
    }
    word.isOpen = true;
    if (word.open.isEmpty())
        word.open = openVariable(m_script.sliced(m_at));
    word.text += m_script[m_at++];
}

void PowerShellReader::readGroup(PowerShellWord &word)
{
    word.isGroup = true;
    word.isOpen = true;
    int depth = 0;
    do {
        if (isAtEnd()) {
            m_isUnclosed = true;
            return;
        }
        if (isAt("(") || isAt(")")) {
            depth += isAt("(") ? 1 : -1;
            ++m_at;
        } else {
            const PowerShellWord inner =
                isAt("@{") ? PowerShellWord{.text = m_script.sliced(m_at++, 1).toByteArray()} : readWord(false);
            if (mayAdd())
                word.group.append(inner);
        }
        if (depth > 0)
            skipBlanks(true);
    } while (depth > 0);
}

void PowerShellReader::readTable(PowerShellWord &word)
{
    word.isTable = true;
    m_at += 2;
    for (skipBlanks(true); !isAt("}"); skipBlanks(true)) {
        if (isAtEnd()) {
            m_isUnclosed = true;
            return;
        }
        const bool isNested = isAt("@{") || isAt("(");
        const PowerShellWord key = isNested ? PowerShellWord{.text = {}, .isOpen = true} : readWord(true);
        if (isNested)
            ++m_at;
        skipBlanks(false);
        if (!isAt("=")) {
            word.isOpen = true;
            continue;
        }
        ++m_at;
        skipBlanks(false);
        if (isAtEnd() || isAt("@{") || isAt("(")) {
            word.isOpen = true;
            continue;
        }
        const PowerShellWord value = readWord(false);
        word.isOpen = word.isOpen || value.isOpen;
        if (mayAdd())
            word.entries.append({key.text, value.text});
    }
    ++m_at;
}

} // namespace runlatch::interchange
