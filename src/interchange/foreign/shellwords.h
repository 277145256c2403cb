// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QHash>
#include <QList>

namespace runlatch::interchange {

/// A word of a command line, without its quotes.
struct ShellWord
{
    bool isOpen() const { return !open.isEmpty(); }

    QByteArray text;
    /// The first variable or command in it whose value only a shell knows, and nothing else of the word, which may be a
    /// secret: "$NAME", "${NAME}", "$(...)" or "`...`". It stands in the text as it is written.
    QByteArray open = {};
};

/// The most words of a command that are kept: each takes much more memory than its bytes.
inline constexpr qsizetype MaxShellWords = 20'000;

/// A command as a shell would start it. Nothing is started, and no variable is read.
struct ShellCommand
{
    void add(const ShellWord &word);

    QList<ShellWord> words;
    QByteArray comment; ///< the comment lines in front of it, each with '#' and a line feed
    QByteArray input;   ///< the here-document of its pipeline
    bool hasInput = false;
    bool isInputBase64 = false; ///< the pipeline decodes it: base64 -d
    bool isUnclosed = false;    ///< the text ends within a quote
    bool isTooLong = false;     ///< more than MaxShellWords; the first ones are here
};

/// Tells whether it only sets variables: `NAME=value`, `export NAME=value`.
bool isAssignment(const ShellCommand &command);

/// The variables whose values are not known behind it: `NAME+=value`, `then NAME=value`, `read NAME`, `for NAME in`.
/// Those of an assignment are among them.
QList<QByteArray> changedVariables(const ShellCommand &command);

/// All values together that are put in the places of variables in one script; behind the first that does not fit, all
/// variables stay open.
inline constexpr qsizetype MaxShellVariableBytes = 4 * 1024 * 1024;
inline constexpr qsizetype MaxShellVariables = 1000; ///< that are known at the same time

/// Reads the commands of a script for a POSIX shell as bash reads it, in time that grows with the bytes. It knows
/// quotes (`'`, `"`, `$'`), escapes, continuation lines, comments, pipes, here-documents and redirections, whose files
/// it does not open. Variables have the values that the script itself assigns in commands of their own; what else
/// changes one makes its value unknown. One in no quotes stays open if a shell would make several words of its value.
/// Everything else of a shell's language stays text.
class ShellReader
{
public:
    /// `script` must outlive it.
    explicit ShellReader(QByteArrayView script)
        : m_script(script)
    {
    }
    /// The next command; false at the end. A command has at least one word.
    bool next(ShellCommand &command);
    qsizetype position() const { return m_at; }             ///< behind the last command and its here-document
    int filledVariables() const { return m_filled; }        ///< places of variables that got a value so far
    qsizetype filledBytes() const { return m_filledBytes; } ///< the bytes of these values

private:
    struct Variable
    {
        QByteArray value;
        bool isOneWord = false; ///< also in no quotes
    };

    bool isAt(QByteArrayView text) const { return m_script.sliced(m_at).startsWith(text); }
    bool skipBlanks();
    bool readWord(ShellWord &word);
    void readPiece(ShellWord &word);
    void readEscaped(ShellWord &word);
    void readQuoted(ShellWord &word);
    void readDoubleQuoted(ShellWord &word);
    void readAnsi(ShellWord &word);
    void readDollar(ShellWord &word);
    void readRedirection(ShellCommand &command);
    bool readOperator(ShellCommand &command);
    void readHereDocument(ShellCommand &command);
    bool readVariable(ShellWord &word, bool isQuoted);
    void leaveOpen(ShellWord &word) const;
    void learn(const ShellCommand &command);

    QByteArrayView m_script;
    qsizetype m_at = 0;
    QByteArray m_delimiter; ///< of a here-document, which begins behind the line
    QHash<QByteArray, Variable> m_variables;
    int m_filled = 0;
    qsizetype m_filledBytes = 0;
    bool m_isFull = false; ///< a value did not fit
    bool m_isUnclosed = false;
};

} // namespace runlatch::interchange
