// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/foreign/shellwords.h"

#include "interchange/foreign/shellescapes.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace runlatch::interchange {

namespace {

bool isShellBlank(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\r';
}

bool endsWord(char letter)
{
    return isShellBlank(letter) || QByteArrayView("\n;&|<>()").contains(letter);
}

bool beginsName(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || letter == '_';
}

bool isOfName(char letter)
{
    return beginsName(letter) || (letter >= '0' && letter <= '9');
}

/// "NAME=value"
bool setsVariable(QByteArrayView word)
{
    const QByteArrayView name = word.first(std::max<qsizetype>(word.indexOf('='), 0));
    return !name.isEmpty() && beginsName(name.front()) && std::all_of(name.begin(), name.end(), &isOfName);
}

/// Tells whether a shell leaves the value as it is where it stands in no quotes.
bool isOneWord(const QByteArray &value)
{
    const auto splits = [](char letter) { return QByteArrayView(" \t\n*?[").contains(letter); };
    return !value.isEmpty() && std::none_of(value.begin(), value.end(), splits);
}

/// Tells whether a '$' before this letter begins what a shell expands.
bool isExpanded(char letter)
{
    return beginsName(letter) || (letter >= '0' && letter <= '9') || QByteArrayView("{(@*#?!$-").contains(letter);
}

bool decodesBase64(const QList<ShellWord> &words)
{
    return words.size() == 2 && words.first().text == "base64"
        && QList<QByteArray>{"-d", "-D", "--decode"}.contains(words.last().text);
}

/// Tells whether the command only hands on the here-document of its line.
bool makesInput(const QList<ShellWord> &words)
{
    return decodesBase64(words) || (words.size() == 1 && words.first().text == "cat");
}

template <std::size_t Count> bool isAmong(const QByteArrayView (&words)[Count], QByteArrayView word)
{
    return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

/// The variable that "NAME", "NAME=..." and "NAME+=..." name; empty for other words.
QByteArray nameIn(const QByteArray &word)
{
    const qsizetype size = std::find_if_not(word.begin(), word.end(), &isOfName) - word.begin();
    const QByteArrayView rest = QByteArrayView(word).sliced(size);
    const bool isName = rest.isEmpty() || rest.startsWith('=') || rest.startsWith("+=");
    return isName && size > 0 && beginsName(word.front()) ? word.first(size) : QByteArray();
}

} // namespace

QList<QByteArray> changedVariables(const ShellCommand &command)
{
    constexpr QByteArrayView leads[] = {"then", "else", "do", "if", "while", "until", "{"};
    constexpr QByteArrayView naming[] = {"for", "read", "unset"};
    constexpr QByteArrayView setting[] = {"export", "local", "declare", "typeset", "readonly"};
    auto word = command.words.begin();
    while (word != command.words.end() && isAmong(leads, word->text))
        ++word;
    const bool isNaming = word != command.words.end() && isAmong(naming, word->text);
    const bool isSetting = word != command.words.end() && isAmong(setting, word->text);
    QList<QByteArray> names;
    for (word += isNaming || isSetting ? 1 : 0; word != command.words.end(); ++word) {
        const QByteArray name = nameIn(word->text);
        const bool isChanged = !name.isEmpty() && (isNaming || word->text.size() > name.size());
        if (isChanged)
            names.append(name);
        else if (!isNaming && !isSetting)
            return {}; // another command, for which alone they are set
    }
    return names;
}

bool isAssignment(const ShellCommand &command)
{
    const bool isExport = command.words.size() > 1 && command.words.first().text == "export";
    return command.words.size() > (isExport ? 1 : 0)
        && std::all_of(command.words.begin() + (isExport ? 1 : 0), command.words.end(),
                       [](const ShellWord &word) { return setsVariable(word.text); });
}

void ShellCommand::add(const ShellWord &word)
{
    if (words.size() < MaxShellWords)
        words.append(word);
    else
        isTooLong = true;
}

bool ShellReader::next(ShellCommand &command)
{
    command = {};
    for (;;) {
        const bool isAtWord = skipBlanks();
        if (!isAtWord && m_at >= m_script.size())
            break;
        if (m_script[m_at] == '#') {
            const qsizetype feed = m_script.indexOf('\n', m_at);
            const qsizetype end = feed < 0 ? m_script.size() : feed;
            if (command.words.isEmpty())
                command.comment.append(m_script.sliced(m_at, end - m_at)).append('\n');
            m_at = end;
            continue;
        }
        ShellWord word;
        if (readWord(word)) {
            command.add(word);
            continue;
        }
        if (readOperator(command) && !command.words.isEmpty())
            break;
    }
    command.isUnclosed = m_isUnclosed;
    if (isAssignment(command)) {
        learn(command);
    } else {
        for (const QByteArray &name : changedVariables(command))
            m_variables.remove(name);
    }
    return !command.words.isEmpty();
}

/// A value that only a shell knows makes its variable unknown.
void ShellReader::learn(const ShellCommand &command)
{
    for (const ShellWord &word : command.words) {
        const qsizetype equals = word.text.indexOf('=');
        const QByteArray name = word.text.first(std::max<qsizetype>(equals, 0));
        if (word.isOpen() || (m_variables.size() == MaxShellVariables && !m_variables.contains(name))) {
            m_variables.remove(name);
        } else if (equals > 0) {
            const QByteArray value = word.text.sliced(equals + 1);
            m_variables.insert(name, {.value = value, .isOneWord = isOneWord(value)});
        }
    }
}

/// Skips blanks and continuation lines. False where no word can begin.
bool ShellReader::skipBlanks()
{
    while (m_at < m_script.size()) {
        if (isAt("\\\n"))
            m_at += 2;
        else if (isAt("\\\r\n"))
            m_at += 3;
        else if (isShellBlank(m_script[m_at]))
            ++m_at;
        else
            break;
    }
    return m_at < m_script.size() && !endsWord(m_script[m_at]);
}

/// False at an operator. An empty word has quotes.
bool ShellReader::readWord(ShellWord &word)
{
    const qsizetype begin = m_at;
    while (m_at < m_script.size() && !endsWord(m_script[m_at]))
        readPiece(word);
    return m_at > begin;
}

void ShellReader::readPiece(ShellWord &word)
{
    const char letter = m_script[m_at];
    if (letter == '\\') {
        readEscaped(word);
    } else if (letter == '\'') {
        readQuoted(word);
    } else if (letter == '"') {
        readDoubleQuoted(word);
    } else if (letter == '$') {
        readDollar(word);
    } else {
        if (letter == '`')
            leaveOpen(word);
        word.text += letter;
        ++m_at;
    }
}

void ShellReader::readEscaped(ShellWord &word)
{
    if (isAt("\\\r\n")) {
        m_at += 3;
        return;
    }
    const char letter = m_at + 1 < m_script.size() ? m_script[m_at + 1] : '\\';
    if (letter != '\n')
        word.text += letter;
    m_at = std::min(m_at + 2, m_script.size());
}

void ShellReader::readQuoted(ShellWord &word)
{
    const qsizetype end = m_script.indexOf('\'', m_at + 1);
    m_isUnclosed = m_isUnclosed || end < 0;
    const qsizetype behind = end < 0 ? m_script.size() : end;
    word.text += m_script.sliced(m_at + 1, behind - m_at - 1);
    m_at = std::min(behind + 1, m_script.size());
}

void ShellReader::readDoubleQuoted(ShellWord &word)
{
    for (++m_at; m_at < m_script.size() && m_script[m_at] != '"';) {
        const char letter = m_script[m_at];
        const char following = m_at + 1 < m_script.size() ? m_script[m_at + 1] : '\0';
        if (letter == '\\' && QByteArrayView("\"\\$`\n").contains(following)) {
            readEscaped(word);
            continue;
        }
        if (letter == '$' && readVariable(word, true))
            continue;
        if (letter == '`' || (letter == '$' && isExpanded(following)))
            leaveOpen(word);
        word.text += letter;
        ++m_at;
    }
    m_isUnclosed = m_isUnclosed || m_at >= m_script.size();
    m_at = std::min(m_at + 1, m_script.size());
}

/// Reads $NAME or ${NAME}. False if its value is not known.
bool ShellReader::readVariable(ShellWord &word, bool isQuoted)
{
    if (m_variables.isEmpty())
        return false;
    const bool isBraced = isAt("${");
    const qsizetype begin = m_at + (isBraced ? 2 : 1);
    qsizetype end = begin;
    while (end < m_script.size() && isOfName(m_script[end]))
        ++end;
    const auto known = m_variables.constFind(m_script.sliced(begin, end - begin).toByteArray());
    const bool isWhole = !isBraced || (end < m_script.size() && m_script[end] == '}');
    if (known == m_variables.constEnd() || !isWhole || (!isQuoted && !known->isOneWord))
        return false;
    m_isFull = m_isFull || known->value.size() > MaxShellVariableBytes - m_filledBytes;
    if (m_isFull)
        return false;
    ++m_filled;
    m_filledBytes += known->value.size();
    word.text += known->value;
    m_at = end + (isBraced ? 1 : 0);
    return true;
}

/// Keeps what begins here if it is the first of the word that only a shell fills in.
void ShellReader::leaveOpen(ShellWord &word) const
{
    if (word.isOpen())
        return;
    const bool isBraced = isAt("${");
    const QByteArrayView rest = m_script.sliced(m_at + (isBraced ? 2 : 1));
    const auto *const end = std::find_if_not(rest.begin(), rest.end(), &isOfName);
    const QByteArray name = rest.first(end - rest.begin()).toByteArray();
    if (isAt("`"))
        word.open = "`...`";
    else if (name.isEmpty())
        word.open = "$(...)";
    else
        word.open = isBraced ? QByteArray("${" + name + '}') : QByteArray('$' + name);
}

void ShellReader::readDollar(ShellWord &word)
{
    if (readVariable(word, false))
        return;
    const char following = m_at + 1 < m_script.size() ? m_script[m_at + 1] : '\0';
    if (isExpanded(following))
        leaveOpen(word);
    ++m_at;
    if (following == '\'')
        return readAnsi(word);
    if (following == '"')
        return readDoubleQuoted(word);
    word.text += '$';
}

/// Reads what stands between $' and '.
void ShellReader::readAnsi(ShellWord &word)
{
    for (++m_at; m_at < m_script.size() && m_script[m_at] != '\'';) {
        if (m_script[m_at] == '\\')
            m_at = readAnsiEscape(m_script, m_at, word.text);
        else
            word.text += m_script[m_at++];
    }
    m_isUnclosed = m_isUnclosed || m_at >= m_script.size();
    m_at = std::min(m_at + 1, m_script.size());
}

/// Reads an operator, and tells whether it ends the command. A pipe does, unless it only brings the input of the next
/// one.
bool ShellReader::readOperator(ShellCommand &command)
{
    const char letter = m_script[m_at];
    if (letter == '<' || letter == '>') {
        readRedirection(command);
        return false;
    }
    if (isAt("&>")) {
        ++m_at;
        readRedirection(command);
        return false;
    }
    ++m_at;
    const bool isPipe = letter == '|' && (m_at >= m_script.size() || m_script[m_at] != '|');
    if (isPipe && makesInput(command.words)) {
        command.isInputBase64 = decodesBase64(command.words);
        command.words.clear();
        return false;
    }
    if (isPipe && !m_delimiter.isEmpty()) { // what reads its answer is of no interest
        const qsizetype feed = m_script.indexOf('\n', m_at);
        m_at = feed < 0 ? m_script.size() : feed + 1;
        readHereDocument(command);
        return true;
    }
    if (letter == '\n' && !m_delimiter.isEmpty())
        readHereDocument(command);
    return true;
}

/// Passes over a redirection with its file. A here-document is read behind the end of its line.
void ShellReader::readRedirection(ShellCommand &command)
{
    const bool isHere = isAt("<<") && !isAt("<<<");
    if (!command.words.isEmpty() && m_at > 0 && command.words.last().text.size() == 1
        && command.words.last().text.front() == m_script[m_at - 1] && m_script[m_at - 1] >= '0'
        && m_script[m_at - 1] <= '9')
        command.words.removeLast(); // the descriptor of 2>
    while (m_at < m_script.size() && QByteArrayView("<>&-").contains(m_script[m_at]))
        ++m_at;
    ShellWord file;
    if (skipBlanks())
        readWord(file);
    if (isHere && !file.text.isEmpty())
        m_delimiter = file.text;
}

/// Reads the lines up to the delimiter. It stands at the first of them.
void ShellReader::readHereDocument(ShellCommand &command)
{
    const QByteArray delimiter = std::exchange(m_delimiter, {});
    const qsizetype begin = m_at;
    while (m_at < m_script.size()) {
        const qsizetype feed = m_script.indexOf('\n', m_at);
        const qsizetype end = feed < 0 ? m_script.size() : feed;
        QByteArrayView line = m_script.sliced(m_at, end - m_at);
        if (line.endsWith('\r'))
            line.chop(1);
        if (line == delimiter) {
            command.input = m_script.sliced(begin, m_at - begin).toByteArray();
            command.hasInput = true;
            m_at = end;
            return;
        }
        m_at = std::min(end + 1, m_script.size());
    }
    m_isUnclosed = true;
}

} // namespace runlatch::interchange
