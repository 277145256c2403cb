// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/foreign/requestfile.h"

#include "base/rules.h"
#include "interchange/foreign/rawrequest.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

using base::Rules;
using Variables = QHash<QByteArray, QByteArray>;

constexpr qsizetype MaxMethod = 20;

/// The line at `at`, without its end; `at` moves behind it.
QByteArrayView nextLine(QByteArrayView text, qsizetype &at)
{
    const qsizetype feed = text.indexOf('\n', at);
    const QByteArrayView line = text.sliced(at, (feed < 0 ? text.size() : feed) - at);
    at = feed < 0 ? text.size() : feed + 1;
    return line.endsWith('\r') ? line.chopped(1) : line;
}

bool isDivision(QByteArrayView line)
{
    return line.startsWith("###");
}

bool isComment(QByteArrayView line)
{
    return line.startsWith('#') || line.startsWith("//");
}

bool isVariable(QByteArrayView line)
{
    return line.startsWith('@') && line.contains('=');
}

bool isMethod(QByteArrayView word)
{
    return !word.isEmpty() && word.size() <= MaxMethod
        && std::all_of(word.begin(), word.end(), [](char letter) { return letter >= 'A' && letter <= 'Z'; });
}

bool isAbsolute(QByteArrayView address)
{
    return readAddress(address).has_value();
}

/// The method, which may be left out, and the address of a request line.
struct RequestLine
{
    QByteArray method = "GET";
    QByteArray address;
    bool isNamed = false; ///< the method stands there
};
RequestLine readRequestLine(QByteArrayView line)
{
    RequestLine read;
    QByteArrayView rest = line.trimmed();
    const qsizetype first = rest.indexOf(' ');
    if (first > 0 && isMethod(rest.first(first))) {
        read.method = rest.first(first).toByteArray();
        read.isNamed = true;
        rest = rest.sliced(first).trimmed();
    }
    const qsizetype version = rest.lastIndexOf(' ');
    if (version > 0 && rest.sliced(version + 1).startsWith("HTTP/"))
        rest = rest.first(version).trimmed();
    read.address = rest.toByteArray();
    return read;
}

/// Moves behind what stands in front of the request of a section, and keeps its variables.
void skipFront(QByteArrayView section, qsizetype &at, Variables &variables)
{
    while (at < section.size()) {
        const qsizetype begin = at;
        const QByteArrayView line = nextLine(section, at).trimmed();
        if (line.startsWith("< {%")) {
            bool isOver = line.endsWith("%}");
            while (!isOver && at < section.size())
                isOver = nextLine(section, at).trimmed().endsWith("%}");
        } else if (isVariable(line)) {
            const qsizetype equals = line.indexOf('=');
            variables.insert(line.first(equals).sliced(1).trimmed().toByteArray(),
                             line.sliced(equals + 1).trimmed().toByteArray());
        } else if (!line.isEmpty() && !isComment(line)) {
            at = begin;
            return;
        }
    }
}

/// The name in `{{name}}` at `at`; empty if none stands there.
QByteArrayView variableAt(QByteArrayView text, qsizetype at)
{
    const QByteArrayView rest = text.sliced(at, std::min(text.size() - at, MaxVariableName + 4));
    const qsizetype end = rest.indexOf("}}");
    const QByteArrayView name = end < 2 ? QByteArrayView() : rest.sliced(2, end - 2).trimmed();
    const bool isName = !name.isEmpty() && std::none_of(name.begin(), name.end(), [](char letter) {
        return QByteArrayView("{}\"'\n:,").contains(letter);
    });
    return isName ? name : QByteArrayView();
}

/// The text with the values of its variables. Null if they take more than `budget`, from which they are taken.
QByteArray filled(QByteArrayView text, const Variables &variables, qsizetype &budget)
{
    QByteArray result("");
    qsizetype begin = 0;
    for (qsizetype at = text.indexOf("{{"); at >= 0; at = text.indexOf("{{", at)) {
        const QByteArrayView name = variableAt(text, at);
        const auto known = name.isEmpty() ? variables.end() : variables.find(name.toByteArray());
        if (known == variables.end()) {
            at += 2;
            continue;
        }
        budget -= known->size();
        if (budget < 0)
            return {};
        result.append(text.sliced(begin, at - begin)).append(*known);
        begin = text.indexOf("}}", at) + 2;
        at = begin;
    }
    return result.append(text.sliced(begin));
}

/// The variable of a text that has no value; empty if all have one.
QByteArrayView unknownVariable(QByteArrayView text)
{
    for (qsizetype at = text.indexOf("{{"); at >= 0; at = text.indexOf("{{", at + 2)) {
        if (const QByteArrayView name = variableAt(text, at); !name.isEmpty())
            return name;
    }
    return {};
}

/// The body of a request whose head ends at `at`: without what is done with the answer, and the line ends behind it.
base::Result<QByteArray> bodyBehind(QByteArrayView piece, qsizetype at)
{
    const qsizetype begin = at;
    qsizetype end = begin;
    while (at < piece.size()) {
        const QByteArrayView line = nextLine(piece, at);
        if (line.startsWith("> ") || line.startsWith(">> ") || line.startsWith("<> "))
            break;
        if (line.startsWith("< ") || line.startsWith("<@"))
            return foreignFault(
                Rules::ImportRequestFile,
                QString::fromUtf8(line.sliced(line.indexOf(' ') + 1).toByteArray().left(MaxVariableName)));
        end = at;
    }
    QByteArrayView body = piece.sliced(begin, end - begin);
    while (body.endsWith('\n') || body.endsWith('\r'))
        body.chop(1);
    return body.toByteArray();
}

} // namespace

bool beginsWithRequestFile(QByteArrayView text)
{
    Variables variables;
    qsizetype at = 0;
    skipFront(text, at, variables);
    const RequestLine read = readRequestLine(nextLine(text, at));
    const bool isRaw = beginsWithRequestLine(text);
    const bool isDivided = isDivision(text) || text.contains("\n###");
    const bool hasMark = isDivided || !variables.isEmpty();
    const bool isPlace = hasMark && (read.address.startsWith('/') || read.address.contains("{{"));
    return read.isNamed && (isAbsolute(read.address) ? isDivided || !isRaw : isPlace && !isRaw);
}

QList<QByteArray> requestsOfFile(const QByteArray &file)
{
    const QByteArrayView text(file);
    QList<QByteArrayView> sections;
    Variables variables;
    qsizetype begin = 0;
    for (qsizetype at = 0; sections.size() <= MaxForeignRequests && begin < text.size();) {
        const qsizetype lineBegin = at;
        const bool isOver = at >= text.size();
        if (!isOver && !isDivision(nextLine(text, at)))
            continue;
        const QByteArrayView section = text.sliced(begin, lineBegin - begin);
        qsizetype request = 0;
        skipFront(section, request, variables);
        if (request < section.size())
            sections.append(section.sliced(request));
        begin = isOver ? text.size() : at;
    }
    QList<QByteArray> pieces;
    qsizetype budget = MaxVariableBytes;
    for (const QByteArrayView section : sections.first(std::min(sections.size(), MaxForeignRequests)))
        pieces.append(filled(section, variables, budget));
    if (sections.size() > MaxForeignRequests)
        pieces.append(QByteArray());
    return pieces;
}

base::Result<ForeignRequest> readRequestOfFile(const QByteArray &piece)
{
    if (const QByteArrayView name = unknownVariable(piece); !name.isEmpty())
        return foreignFault(Rules::ImportVariable, QString::fromUtf8(name));
    qsizetype at = 0;
    RequestLine line = readRequestLine(nextLine(piece, at));
    http::Headers headers;
    while (at < piece.size()) {
        const QByteArrayView next = nextLine(piece, at);
        const QByteArrayView trimmed = next.trimmed();
        if (trimmed.isEmpty())
            break;
        const qsizetype colon = next.indexOf(':');
        if (headers.isEmpty() && (next.startsWith(' ') || next.startsWith('\t')))
            line.address += trimmed; // the query goes on
        else if (!isComment(trimmed) && colon > 0)
            headers.append({next.first(colon).trimmed().toByteArray(), next.sliced(colon + 1).trimmed().toByteArray()});
    }
    if (line.address.startsWith('/'))
        line.address.prepend("http://" + http::headerValue(headers, "Host"));
    const auto address = readAddress(line.address);
    if (!address)
        return foreignFault(Rules::ImportValue, u"url"_s);
    const auto body = bodyBehind(piece, at);
    if (!body)
        return body.error();
    if (http::headerValue(headers, "Host").isNull())
        headers.prepend({"Host", address->host});
    ForeignRequest sent;
    sent.head = foreignHead(line.method, address->target, headers, sent.lost);
    sent.body = *body;
    sent.isText = true;
    sent.isEncrypted = address->isEncrypted;
    return sent;
}

} // namespace runlatch::interchange
