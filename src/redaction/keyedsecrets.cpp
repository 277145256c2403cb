// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/keyedsecrets.h"

#include "redaction/characters.h"
#include "redaction/linesecrets.h"
#include "redaction/secretnames.h"
#include "redaction/unescapedtext.h"

#include <algorithm>

namespace runlatch::redaction {

namespace {

bool isQuote(const QByteArray &text, qsizetype at)
{
    return at >= 0 && at < text.size() && isOneOf(text[at], "\"'");
}

bool isWordCharacter(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z')
        || (character >= '0' && character <= '9') || character == '_';
}

bool isWordCharacter(const QByteArray &text, qsizetype at)
{
    return at >= 0 && at < text.size() && isWordCharacter(text[at]);
}

bool isSpace(char character)
{
    return isOneOf(character, " \t\r\n");
}

bool isSeparator(char character)
{
    return isSpace(character) || isOneOf(character, ":=>");
}

bool isPunctuation(char character) // Punctuation and white space: characters that begin no value.
{
    return static_cast<uchar>(character) < 0x80 && !isOneOf(character, "\"'[{") && !isWordCharacter(character);
}

bool isBeforeColon(const QByteArray &text, qsizetype at)
{
    while (at < text.size() && isSpace(text[at]))
        ++at;
    return at < text.size() && text[at] == ':';
}

void append(QList<Range> &values, Range value)
{
    if (value.end > value.begin)
        values.append(value);
}

/// Skips gaps and comments. A comment is cut, because it may be the value or hold it.
qsizetype skipGap(const QByteArray &text, qsizetype at, bool (*isGap)(char), QList<Range> &values)
{
    while (at < text.size()) {
        const QByteArrayView rest = QByteArrayView(text).sliced(at);
        const QByteArrayView end = rest.startsWith("/*") ? "*/" : rest.startsWith("//") ? "\n" : "";
        if (end.isEmpty() && !isGap(text[at]))
            break;
        const qsizetype begin = at++;
        if (end.isEmpty())
            continue;
        const qsizetype found = text.indexOf(end, begin + 2);
        at = found < 0 ? text.size() : found + end.size();
        append(values, {begin, at, false});
    }
    return at;
}

/// The end of the string that the quote at `open` begins. In JSON within a string, quotes carry backslashes. A quote
/// with no more backslashes than the opening quote ends the string; an inner quote has more.
qsizetype endOfString(const UnescapedText &source, qsizetype open)
{
    const QByteArray &text = source.text();
    const qsizetype level = source.backslashesAt(open);
    for (qsizetype at = text.indexOf(text[open], open + 1); at >= 0; at = text.indexOf(text[open], at + 1)) {
        const qsizetype backslashes = source.backslashesAt(at);
        const bool isEnd = level > 0 ? backslashes <= level : backslashes % 2 == 0 && !source.isCodePointAt(at);
        if (isEnd)
            return at;
    }
    return text.size();
}

qsizetype endOfWord(const QByteArray &text, qsizetype at)
{
    return endOf(text, at, " \t\r\n,;&}]\"'");
}

} // namespace

qsizetype appendBracketed(const UnescapedText &source, qsizetype open, QList<Range> &values)
{
    const QByteArray &text = source.text();
    const char closing = text[open] == '[' ? ']' : '}';
    qsizetype at = open + 1;
    for (qsizetype depth = 1; at < text.size(); ++at) {
        if (isQuote(text, at)) {
            const qsizetype end = endOfString(source, at);
            if (!isBeforeColon(text, end + 1))
                append(values, {at + 1, end});
            at = std::min(end, text.size() - 1);
        } else if (text[at] == text[open]) {
            ++depth;
        } else if (text[at] == closing && --depth == 0) {
            break;
        }
    }
    append(values, {open + 1, at, false});
    return at;
}

namespace {

/// Appends the content of `<key>value</key>`, with the attributes if there are some. Without an end it is one word.
qsizetype appendElement(const QByteArray &text, QByteArrayView key, qsizetype keyEnd, QList<Range> &values)
{
    const qsizetype begin = keyEnd < text.size() && text[keyEnd] == '>' ? keyEnd + 1 : keyEnd;
    const qsizetype next = text.indexOf(key, begin);
    const qsizetype length = next < 0 ? -1 : QByteArrayView(text).sliced(begin, next - begin).lastIndexOf("</");
    const qsizetype end = length < 0 ? endOfWord(text, begin) : begin + length;
    append(values, {begin, end});
    return end;
}

/// Appends a value: a string, the content of brackets, or a word. A word before a string (`u"value"`) belongs to the
/// value.
qsizetype appendValueAt(const UnescapedText &source, qsizetype begin, bool isKeyClosed, QList<Range> &values)
{
    const QByteArray &text = source.text();
    if (begin < text.size() && isOneOf(text[begin], "[{"))
        return appendBracketed(source, begin, values);
    if (isQuote(text, begin)) {
        const qsizetype end = endOfString(source, begin);
        append(values, {begin + 1, end});
        return end;
    }
    qsizetype end = endOfWord(text, begin);
    if (isKeyClosed && end > begin && isQuote(text, end))
        end = endOfString(source, end);
    if (QByteArrayView(text).sliced(begin, end - begin) != "null")
        append(values, {begin, end});
    return end;
}

/// The last character before `at` that is no blank; a line's end if there is none.
char characterBefore(const QByteArray &text, qsizetype at)
{
    while (at > 0 && isOneOf(text[at - 1], " \t"))
        --at;
    return at > 0 ? text[at - 1] : '\n';
}

/// Cuts the value after the key: `"key": "value"`, `"key": value`, `key=value`, `key: value`, `<key>value</key>`, and
/// the text next to a quoted key without a separator. Returns where to go on, so that each byte is seen once.
qsizetype appendValue(const UnescapedText &source, QByteArrayView key, qsizetype keyBegin, QList<Range> &values)
{
    const QByteArray &text = source.text();
    const qsizetype keyEnd = keyBegin + key.size();
    if (isWordCharacter(text, keyBegin - 1) || isWordCharacter(text, keyEnd))
        return keyEnd;
    if (keyBegin > 0 && text[keyBegin - 1] == '<')
        return appendElement(text, key, keyEnd, values);
    const bool isOpened = isQuote(text, keyBegin - 1);
    qsizetype at = skipGap(text, keyEnd, isSpace, values);
    const bool isClosed = isQuote(text, at);
    if (isClosed)
        at = skipGap(text, at + 1, isSpace, values);
    const char next = at < text.size() ? text[at] : '}';
    if (next != ':' && next != '=') {
        const bool isValue = characterBefore(text, keyBegin - 1) == ':' && isOneOf(next, ",}]");
        if (!isOpened || !isClosed || isValue)
            return at; // prose that only mentions the key has no value
        return appendValueAt(source, skipGap(text, at, isPunctuation, values), isClosed, values);
    }
    const qsizetype begin = skipGap(text, at, isClosed ? isPunctuation : isSeparator, values);
    const bool isWord = begin < text.size() && !isOneOf(text[begin], "\"'[{");
    const bool isProse =
        next == ':' && !isOpened && !isClosed && isWord && isWordCharacter(characterBefore(text, keyBegin));
    return isProse ? begin : appendValueAt(source, begin, isClosed, values);
}

QList<Range> valuesOf(const UnescapedText &source, QByteArrayView key)
{
    QList<Range> values;
    for (qsizetype at = source.text().indexOf(key); at >= 0; at = source.text().indexOf(key, at))
        at = appendValue(source, key, at, values);
    return values;
}

/// The name between quotes that ends at `end`, where its closing quote is; empty if there is none.
QByteArrayView nameBefore(const QByteArray &text, qsizetype end)
{
    const qsizetype from = std::max<qsizetype>(0, end - MaxMemberName - 1);
    qsizetype open = end - 1;
    while (open > from && (isWordCharacter(text[open]) || isOneOf(text[open], "-. ")))
        --open;
    const bool isOpened = open >= from && text[open] == text[end];
    return isOpened ? QByteArrayView(text).sliced(open + 1, end - open - 1) : QByteArrayView();
}

/// The values of members with other names of secrets: `"password": "value"`. Only what is written as JSON counts,
/// because the word alone is prose.
QList<Range> valuesOfMembers(const UnescapedText &source)
{
    const QByteArray &text = source.text();
    QList<Range> values;
    for (qsizetype colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon)) {
        qsizetype end = colon - 1;
        const qsizetype nearest = std::max<qsizetype>(0, end - MaxMemberName);
        while (end > nearest && isSpace(text[end]))
            --end;
        ++colon;
        if (end < 0 || !isQuote(text, end))
            continue;
        const QByteArrayView name = nameBefore(text, end);
        if (name.isEmpty() || name == TokenMember || !isSecretMember(name))
            continue;
        QList<Range> found;
        colon = appendValueAt(source, skipGap(text, colon, isPunctuation, found), true, found);
        for (Range value : std::as_const(found)) {
            const QByteArrayView bytes = QByteArrayView(text).sliced(value.begin, value.end - value.begin);
            value.begin += secretOfHeader(name.toByteArray(), bytes).offset; // behind "Bearer"
            if (bytes != "true" && bytes != "false")                         // "has_token" tells nothing
                append(values, value);
        }
    }
    return values;
}

} // namespace

bool namesSecretWithoutValue(const UnescapedText &source)
{
    for (const QByteArrayView key : {TokenMember, CallbackMember}) {
        for (qsizetype at = source.text().indexOf(key); at >= 0; at = source.text().indexOf(key, at)) {
            QList<Range> values;
            at = appendValue(source, key, at, values);
            if (values.isEmpty())
                return true;
        }
    }
    return false;
}

QList<Range> keyedSecretsOf(const UnescapedText &source)
{
    QList<Range> secrets = valuesOf(source, TokenMember);
    for (const Range &url : valuesOf(source, CallbackMember)) {
        const QByteArrayView text = QByteArrayView(source.text()).sliced(url.begin, url.end - url.begin);
        for (const Span &secret : secretsOfCallbackUrl(text))
            secrets.append({url.begin + secret.offset, url.begin + secret.end(), url.isValue});
    }
    return secrets + valuesOfMembers(source); // behind those of a run task, for few of them are looked for elsewhere
}

} // namespace runlatch::redaction
