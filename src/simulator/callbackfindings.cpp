// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/callbackfindings.h"

#include "lint/lint.h"
#include "simulator/apimessage.h"
#include "simulator/callbacks.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

using base::Rules;
using lint::LintFinding;
using lint::LintSeverity;

LintFinding ofHead(base::Rule rule, const QStringList &arguments = {})
{
    return {
        .rule = rule, .severity = LintSeverity::Warning, .pointer = {}, .line = 0, .column = 0, .arguments = arguments};
}

QList<LintFinding> findingsInHead(const http::Request &request, const CallbackRules &rules)
{
    QList<LintFinding> findings;
    const QByteArray type = http::headerValue(request.headers, "Content-Type").split(';').value(0).trimmed();
    if (type.isEmpty())
        findings += ofHead(Rules::CallbackNoContentType);
    else if (!isJsonApi(request))
        findings += ofHead(Rules::CallbackContentType, {QString::fromLatin1(type.left(LintFinding::MaxValueLength))});
    if (!rules.code.isEmpty() && queryOf(request).value(u"url_code"_s) != rules.code)
        findings += ofHead(Rules::CallbackNoCode);
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

CallbackFindings findingsIn(const http::Request &request, const CallbackRules &rules)
{
    CallbackFindings found{.list = findingsInHead(request, rules)};
    lint::Lint lint = lint::lintCallback(request.body, rules.acceptsOutcomes);
    for (LintFinding &finding : lint.findings) {
        if (finding.rule == Rules::JsonBroken && finding.offset == request.body.size()
            && isCutByCharacters(request.body))
            finding.rule = Rules::CallbackLength; // the same place, and the cause
    }
    found.count = found.list.size() + lint.count();
    found.list += lint.findings;
    if (found.list.size() > CallbackFindings::MaxListed) {
        std::ranges::stable_sort(found.list, {}, &LintFinding::severity);
        found.list.resize(CallbackFindings::MaxListed);
    }
    return found;
}

} // namespace runlatch::simulator
