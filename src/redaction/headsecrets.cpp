// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/headsecrets.h"

#include "redaction/characters.h"
#include "redaction/linesecrets.h"
#include "redaction/secretnames.h"

#include <QByteArray>

#include <algorithm>

namespace runlatch::redaction {

namespace {

constexpr qsizetype LongestScheme = 6;

/// The end of the line that begins at `begin`, with its line end: CR LF, LF or CR alone.
qsizetype endOfLine(QByteArrayView head, qsizetype begin)
{
    const qsizetype end = endOf(head, begin, "\r\n");
    return std::min(head.size(), end + (head.sliced(end).startsWith("\r\n") ? 2 : 1));
}

/// The end of the header that begins at `begin`. A header goes on in a line that begins with a blank; that form is
/// obsolete and refused, but a kept head may have it.
qsizetype endOfHeader(QByteArrayView head, qsizetype begin)
{
    qsizetype end = endOfLine(head, begin);
    while (end < head.size() && (head[end] == ' ' || head[end] == '\t'))
        end = endOfLine(head, end);
    return end;
}

bool isInName(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z')
        || (character >= '0' && character <= '9') || isOneOf(character, "-_.");
}

/// The first name of a secret header in lines that are no headers; empty if there is none. The first word of a line
/// may be one whatever follows, another one before a colon or an equals sign. A part of a URL is none.
Span secretNameIn(QByteArrayView lines, qsizetype from)
{
    bool isFirst = true;
    for (qsizetype at = from; at < lines.size();) {
        if (!isInName(lines[at])) {
            isFirst |= isOneOf(lines[at++], "\r\n");
            continue;
        }
        const qsizetype begin = at;
        at = std::find_if_not(lines.begin() + begin, lines.end(), isInName) - lines.begin();
        const bool isOfUrl = begin > 0 && isOneOf(lines[begin - 1], "/?&;#%=:@+~");
        const qsizetype next = behindAll(lines, at, " \t\"'");
        const bool isNamed = isFirst || (next < lines.size() && isOneOf(lines[next], ":="));
        if (!isOfUrl && isNamed && isSecretHeader(lines.sliced(begin, at - begin).toByteArray()))
            return {begin, at - begin};
        isFirst = false;
    }
    return {};
}

/// The rest of such lines behind that name, without the quotes around it, because the same value may stand elsewhere.
Span namedSecretIn(QByteArrayView lines, qsizetype from)
{
    const Span name = secretNameIn(lines, from);
    if (name.length == 0)
        return {};
    const qsizetype begin = behindAll(lines, name.end(), " \t\r\n\"':=;,>");
    QByteArrayView value = lines.sliced(begin).trimmed();
    while (isOneOf(lines[begin - 1], "\"'") && !value.isEmpty() && isOneOf(value.back(), "\"',}"))
        value.chop(1);
    const Span secret = secretOfHeader(lines.sliced(name.offset, name.length).toByteArray(), value);
    return {value.data() - lines.data() + secret.offset, secret.length};
}

Span valueBehindColon(QByteArrayView lines, qsizetype colon, const QByteArray &name)
{
    const QByteArrayView value = lines.sliced(colon + 1).trimmed();
    const Span secret = secretOfHeader(name, value);
    return {value.data() - lines.data() + secret.offset, secret.length};
}

/// The secrets of a header and of the lines in which it goes on, or of lines that are no header.
QList<Span> secretsOfLines(QByteArrayView lines, bool isFirstLine)
{
    const qsizetype colon = lines.indexOf(':');
    const QByteArray name = lines.first(std::max<qsizetype>(colon, 0)).trimmed().toByteArray();
    const bool isHeader = !name.isEmpty() && std::all_of(name.begin(), name.end(), isInName);
    const bool isSecret = isSecretHeader(name);
    if (isHeader && isSecret) // the first line may be one, because a refused head may have no request line
        return {valueBehindColon(lines, colon, name)};
    QList<Span> secrets = secretsOfLine(lines);
    const Span named = namedSecretIn(lines, isHeader ? endOfLine(lines, 0) : 0);
    if (named.length > 0)
        secrets.append(named);
    else if (isSecret && !isFirstLine) // the target of a request line may have a colon, and names of secrets before it
        secrets.append(valueBehindColon(lines, colon, name));
    return secrets;
}

bool isLetterOrDigit(char character)
{
    return isInName(character) && !isOneOf(character, "-_.");
}

/// Tells whether a scheme stands before `end` as a word of its own. `/token` is a path.
bool hasSchemeBefore(QByteArrayView text, qsizetype end)
{
    qsizetype begin = end;
    while (begin > 0 && end - begin <= LongestScheme && isLetterOrDigit(text[begin - 1]))
        --begin;
    return isScheme(text.sliced(begin, end - begin)) && (begin == 0 || !isOneOf(text[begin - 1], "/-_."));
}

} // namespace

QList<Span> credentialsOf(QByteArrayView text)
{
    QList<Span> secrets;
    for (qsizetype at = endOf(text, 0, " \t"); at < text.size(); at = endOf(text, at, " \t")) {
        const qsizetype begin = behindAll(text, at, " \t\"'");
        const bool isBehindScheme = hasSchemeBefore(text, at);
        at = begin;
        if (!isBehindScheme
            || text.sliced(begin).startsWith("HTTP/")) // a request line may end so: "?kind=token HTTP/1.1"
            continue;
        at = endOf(text, begin, " \t\r\n,;<>");
        QByteArrayView secret = text.sliced(begin, at - begin);
        while (!secret.isEmpty() && isOneOf(secret.back(), "\"')]}"))
            secret.chop(1);
        if (!secret.isEmpty())
            secrets.append({begin, secret.size()});
    }
    return secrets;
}

QList<Span> secretsOfHead(QByteArrayView head)
{
    QList<Span> secrets;
    for (qsizetype begin = 0; begin < head.size();) {
        const qsizetype end = endOfHeader(head, begin);
        for (const Span &secret : secretsOfLines(head.sliced(begin, end - begin), begin == 0))
            secrets.append({begin + secret.offset, secret.length});
        begin = end;
    }
    secrets.removeIf([](const Span &secret) { return secret.length <= 0; });
    return merged(std::move(secrets));
}

} // namespace runlatch::redaction
