// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/placedquery.h"

#include "base/rules.h"
#include "lint/jsonscanner.h"
#include "lint/querytext.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace runlatch::lint {

namespace {

QList<LintFinding> findingsOfJson(const QByteArray &text)
{
    LintLog log;
    JsonScanner scanner(text, log);
    while (scanner.next().kind != JsonToken::Kind::End) { }
    return log.placed(text);
}

protocol::QueryFault faultAt(const LintFinding &finding)
{
    return {.error = {.kind = base::ErrorKind::Rejected,
                      .rule = finding.rule,
                      .subject = finding.pointer,
                      .facts = finding.arguments},
            .offset = finding.offset,
            .line = finding.line,
            .column = finding.column};
}

protocol::QueryFault repeatedPlace(const QByteArray &text, const base::Error &error)
{
    for (const LintFinding &finding : findingsOfJson(text)) {
        if (finding.rule == base::Rules::JsonDuplicateKey)
            return faultAt(finding);
    }
    return protocol::placedFault(error, text, 0);
}

/// Qt's reader says where it stopped if the linter sees nothing.
protocol::QueryFault brokenPlace(const QByteArray &text, const base::Error &error)
{
    Lint lint;
    lint.findings = findingsOfJson(text);
    if (const LintFinding *broken = lint.broken())
        return faultAt(*broken);
    QJsonParseError stopped;
    QJsonDocument::fromJson(text, &stopped);
    protocol::QueryFault fault = protocol::placedFault(error, text, stopped.offset);
    fault.error.facts = {u"value"_s};
    return fault;
}

/// Only as many levels are looked at as the pointer has: a pointer is made for each value of them.
qsizetype placeOfPointer(const QByteArray &text, const QString &pointer)
{
    LintLog log(LintLog::Keeping::Counts);
    JsonScanner scanner(text, log);
    qsizetype place = 0;
    qsizetype found = -1; // the levels of the pointer that are found
    qsizetype depth = 0;
    const qsizetype wanted = pointer.count(u'/');
    QString next; // the part of the pointer that is looked for; it may be as long as the text
    for (JsonToken token = scanner.next(); token.kind != JsonToken::Kind::End && found < wanted;
         token = scanner.next()) {
        const bool isEnd = token.kind == JsonToken::Kind::EndObject || token.kind == JsonToken::Kind::EndArray;
        if (isEnd) {
            --depth;
            continue;
        }
        if (depth == found + 1 && scanner.pointer() == next) {
            place = token.offset;
            found = depth;
            next = pointer.section(u'/', 0, depth + 1);
        }
        if (token.kind == JsonToken::Kind::BeginObject || token.kind == JsonToken::Kind::BeginArray)
            ++depth;
    }
    return place;
}

} // namespace

protocol::QueryReading readPlacedQuery(const QByteArray &text)
{
    const auto read = readQueryText(text);
    if (read)
        return {.filter = *read};
    const base::Error &error = read.error();
    if (error.rule == base::Rules::JsonBroken)
        return {.filter = {}, .fault = brokenPlace(text, error)};
    if (error.rule == base::Rules::JsonDuplicateKey)
        return {.filter = {}, .fault = repeatedPlace(text, error)};
    return {.filter = {}, .fault = protocol::placedFault(error, text, placeOfPointer(text, error.subject))};
}

} // namespace runlatch::lint
