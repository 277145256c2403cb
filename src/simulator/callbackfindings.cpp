// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/callbackfindings.h"

#include "http/gate.h"
#include "lint/lint.h"
#include "redaction/secretfinder.h"
#include "simulator/apimessage.h"
#include "simulator/callbacks.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

using base::Rules;
using lint::LintFinding;
using lint::LintSeverity;

LintFinding withoutPlace(base::Rule rule, const QStringList &arguments = {},
                         LintSeverity severity = LintSeverity::Warning)
{
    return {.rule = rule, .severity = severity, .pointer = {}, .line = 0, .column = 0, .arguments = arguments};
}

bool hasOtherScheme(const http::Request &request)
{
    constexpr QByteArrayView scheme = "Bearer ";
    const QByteArray begin = http::headerValue(request.headers, "Authorization").trimmed().left(scheme.size());
    return begin != scheme && begin.compare(scheme, Qt::CaseInsensitive) == 0;
}

QList<LintFinding> findingsInHead(const http::Request &request, const CallbackRules &rules)
{
    QList<LintFinding> findings;
    const QByteArray type = http::headerValue(request.headers, "Content-Type").split(';').value(0).trimmed();
    if (type.isEmpty())
        findings += withoutPlace(Rules::CallbackNoContentType);
    else if (!isJsonApi(request))
        findings +=
            withoutPlace(Rules::CallbackContentType, {QString::fromLatin1(type.left(LintFinding::MaxValueLength))});
    if (!rules.code.isEmpty() && queryOf(request).value(u"url_code"_s) != rules.code)
        findings += withoutPlace(Rules::CallbackNoCode);
    if (hasOtherScheme(request))
        findings += withoutPlace(Rules::CallbackScheme, {}, LintSeverity::Info);
    return findings;
}

/// Returns the number of bytes that the beginning of a JSON text lacks at least: the ends of its string, its objects
/// and its arrays.
qsizetype missingEnds(QByteArrayView text)
{
    qsizetype open = 0;
    bool isInString = false;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const char byte = text[at];
        if (isInString && byte == '\\')
            ++at;
        else if (byte == '"')
            isInString = !isInString;
        else if (!isInString)
            open += byte == '{' || byte == '[' ? 1 : byte == '}' || byte == ']' ? -1 : 0;
    }
    return open + (isInString ? 1 : 0);
}

/// Tells whether the body is the beginning of a text whose characters were counted instead of its bytes: it lacks no
/// more than it has bytes beyond the first of each character.
bool isCutByCharacters(QByteArrayView body)
{
    const auto more = std::count_if(body.begin(), body.end(), [](char byte) { return (byte & 0xC0) == 0x80; });
    const qsizetype missing = more > 0 ? missingEnds(body) : 0;
    return missing > 0 && missing <= more;
}

/// The fault of the announced length for which the body is not whole; empty if it is none.
base::Rule lengthFault(const http::Request &request)
{
    if (request.body.isEmpty())
        return http::headerValue(request.headers, "Content-Length").isNull() && !http::announcesBody(request)
            ? Rules::CallbackNoLength
            : base::Rule();
    if (isCutByCharacters(request.body))
        return Rules::CallbackLength;
    return request.surplus.isEmpty() ? base::Rule() : Rules::CallbackShortLength;
}

/// Names the announced length where it is the cause of a text that ends too soon: at the same place, and alone. Half a
/// character at the end is no fault of its own. Returns the number of findings that are gone.
qsizetype nameLengthFault(const http::Request &request, QList<LintFinding> &findings)
{
    constexpr qsizetype LongestCharacter = 4;
    const qsizetype size = request.body.size();
    const auto ofEnd = std::ranges::find_if(findings, [size](const LintFinding &finding) {
        return finding.rule == Rules::JsonEmpty || (finding.rule == Rules::JsonBroken && finding.offset == size);
    });
    const base::Rule fault = ofEnd == findings.end() ? base::Rule() : lengthFault(request);
    if (fault.isEmpty())
        return 0;
    ofEnd->rule = fault;
    return findings.removeIf([size](const LintFinding &finding) {
        return finding.rule == Rules::JsonUtf8 && finding.offset + LongestCharacter > size;
    });
}

} // namespace

bool CallbackFindings::hasWarnings() const
{
    return std::ranges::any_of(list, [](const LintFinding &finding) { return finding.severity != LintSeverity::Info; });
}

const LintFinding *CallbackFindings::firstError() const
{
    const auto found = std::ranges::find(list, LintSeverity::Error, &LintFinding::severity);
    return found == list.end() ? nullptr : &*found;
}

bool showsSecret(const QByteArray &body, const CallbackRules &rules)
{
    const auto isShown = [&body](const QByteArray &secret) {
        return secret.size() >= redaction::ShortestRepeatedSecret && body.contains(secret);
    };
    return isShown(rules.accessToken) || isShown(rules.code.toUtf8());
}

CallbackFindings findingsIn(const http::Request &request, const CallbackRules &rules)
{
    CallbackFindings found{.list = findingsInHead(request, rules)};
    if (showsSecret(request.body, rules))
        found.list += withoutPlace(Rules::CallbackSecret);
    lint::Lint lint = lint::lintCallback(request.body, rules.acceptsOutcomes);
    const qsizetype gone = nameLengthFault(request, lint.findings);
    found.count = found.list.size() + lint.count() - gone;
    found.list += lint.findings;
    if (found.list.size() > CallbackFindings::MaxListed) {
        std::ranges::stable_sort(found.list, {}, &LintFinding::severity);
        found.list.resize(CallbackFindings::MaxListed);
    }
    return found;
}

} // namespace runlatch::simulator
