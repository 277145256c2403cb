// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

#include <utility>

namespace runlatch::interchange {

/// A word of a statement of PowerShell, without its quotes.
struct PowerShellWord
{
    QByteArray text = {};
    QList<std::pair<QByteArray, QByteArray>> entries = {}; ///< of a table: @{ name = value }
    QList<PowerShellWord> group = {}; ///< what stands in parentheses, of whatever depth, without commas
    bool isQuoted = false;
    bool isTable = false;
    bool isGroup = false;
    bool isOpen = false; ///< a variable or an expression stands in it: only PowerShell knows its value
    /// The name of the first variable that stands in it, as `$name`, `${...}` or `$(...)`. The text beside it, which
    /// may be a secret, is not here.
    QByteArray open = {};
    bool isJoined = false; ///< `-Name:`, and the next word follows without a blank
};

/// The bytes of the dash with which a parameter begins, which may also be a longer one of a word processor; 0: none.
qsizetype dashOf(QByteArrayView word);

struct PowerShellStatement
{
    QList<PowerShellWord> words;
    bool isUnclosed = false; ///< the text ends within a quote, a table or parentheses
    bool isTooLong = false;  ///< more than MaxShellWords, entries counted; the first ones are here
};

/// Reads the statements of a script for PowerShell, in time that grows with the bytes: quotes, here-strings, backticks,
/// `$([char]228)`, comments, tables and parentheses. Nothing is started, and no variable is read.
class PowerShellReader
{
public:
    /// `script` must outlive it.
    explicit PowerShellReader(QByteArrayView script)
        : m_script(script)
    {
    }
    /// The next statement, which has a word at least; false at the end.
    bool next(PowerShellStatement &statement);
    qsizetype position() const { return m_at; } ///< behind the last statement

private:
    bool isAtEnd() const { return m_at >= m_script.size(); }
    bool isAt(QByteArrayView text) const { return m_script.sliced(m_at).startsWith(text); }
    void skipBlanks(bool areLinesBlank);
    PowerShellWord readWord(bool isKey);
    void readBare(PowerShellWord &word, bool isKey);
    void readSingleQuoted(PowerShellWord &word);
    void readDoubleQuoted(PowerShellWord &word, bool isHereString);
    void readHereString(PowerShellWord &word);
    void readEscape(PowerShellWord &word);
    void readDollar(PowerShellWord &word);
    void readGroup(PowerShellWord &word);
    void readTable(PowerShellWord &word);
    bool mayAdd();

    QByteArrayView m_script;
    qsizetype m_at = 0;
    qsizetype m_words = 0; ///< of the statement
    char16_t m_high = 0;   ///< the first half of a pair of surrogates
    bool m_isUnclosed = false;
    bool m_isTooLong = false;
};

} // namespace runlatch::interchange
