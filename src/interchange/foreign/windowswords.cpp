// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/foreign/windowswords.h"

#include <algorithm>

namespace runlatch::interchange {

namespace {

/// Follows a text as cmd.exe does, a character at a time.
class Carets
{
public:
    explicit Carets(QByteArrayView script)
        : m_script(script)
    {
    }

    bool isAtEnd() const { return m_at >= m_script.size(); }
    qsizetype position() const { return m_at; }
    /// Takes one character. True if the program gets it; false if it was for cmd.exe, or ends a command.
    bool take(char &letter)
    {
        letter = m_script[m_at++];
        m_isEnd = false;
        if (letter == '^' && !m_isInQuotes)
            return takeEscaped(letter);
        if (letter == '"')
            m_isInQuotes = !m_isInQuotes;
        m_isEnd = letter == '\n' || (letter == '&' && !m_isInQuotes);
        m_isInQuotes = m_isInQuotes && letter != '\n';
        return !m_isEnd;
    }
    bool isEnd() const { return m_isEnd; } ///< the character ended a command

private:
    /// A line end is passed over, and what stands behind it is text, a second line end as well.
    bool takeEscaped(char &letter)
    {
        if (m_script.sliced(m_at).startsWith('\r'))
            ++m_at;
        if (m_script.sliced(m_at).startsWith('\n')) {
            ++m_at;
            if (m_script.sliced(m_at).startsWith("\r\n"))
                ++m_at;
        }
        if (isAtEnd())
            return false;
        letter = m_script[m_at++];
        return true;
    }

    QByteArrayView m_script;
    qsizetype m_at = 0;
    bool m_isInQuotes = false;
    bool m_isEnd = false;
};

/// Splits a command line as the C library of a program does.
class Arguments
{
public:
    void take(char letter)
    {
        if (letter == '\\') {
            ++m_backslashes;
            m_isBegun = true;
            return;
        }
        if (letter == '"') {
            takeQuote();
            return;
        }
        endBackslashes();
        m_wasQuote = false;
        const bool isBlank = letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r';
        if (isBlank && !m_isInQuotes) {
            endWord();
            return;
        }
        m_isBegun = true;
        m_word += letter;
    }
    ShellCommand end()
    {
        endBackslashes();
        endWord();
        m_command.isUnclosed = m_isInQuotes;
        return m_command;
    }

private:
    /// Each two backslashes before a quote are one, and a single one makes it text. So do two quotes within quotes.
    void takeQuote()
    {
        m_word += QByteArray(m_backslashes / 2, '\\');
        const bool isText = m_backslashes % 2 == 1;
        m_backslashes = 0;
        m_isBegun = true;
        if (isText || (m_wasQuote && !m_isInQuotes))
            m_word += '"';
        if (isText)
            return;
        m_wasQuote = m_isInQuotes;
        m_isInQuotes = !m_isInQuotes;
    }
    void endBackslashes()
    {
        m_word += QByteArray(m_backslashes, '\\');
        m_backslashes = 0;
    }
    void endWord()
    {
        if (m_isBegun)
            m_command.add({m_word});
        m_word.clear();
        m_isBegun = false;
    }

    ShellCommand m_command;
    QByteArray m_word;
    qsizetype m_backslashes = 0;
    bool m_isInQuotes = false;
    bool m_wasQuote = false; ///< the last character closed a quote
    bool m_isBegun = false;
};

} // namespace

bool isForWindows(QByteArrayView script)
{
    const qsizetype feed = script.indexOf('\n');
    const QByteArrayView line = script.first(feed < 0 ? script.size() : feed).trimmed();
    const qsizetype mark = line.indexOf("^\"");
    const QByteArrayView before = line.first(std::max<qsizetype>(mark, 0));
    return line.endsWith(" ^") || (mark >= 0 && !before.contains('"') && !before.contains('\''));
}

QByteArrayView nextWindowsCommand(QByteArrayView script, qsizetype &at)
{
    const QByteArrayView rest = script.sliced(at);
    Carets carets(rest);
    qsizetype end = 0;
    while (!carets.isAtEnd() && !carets.isEnd()) {
        end = carets.position();
        char letter = 0;
        carets.take(letter);
    }
    at += carets.position();
    return rest.first(carets.isEnd() ? end : rest.size()).trimmed();
}

ShellCommand readWindowsCommand(QByteArrayView command)
{
    Carets carets(command);
    Arguments arguments;
    while (!carets.isAtEnd()) {
        char letter = 0;
        if (carets.take(letter))
            arguments.take(letter);
    }
    return arguments.end();
}

} // namespace runlatch::interchange
