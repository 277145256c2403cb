// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/callbackfaults.h"

#include "base/rules.h"
#include "lint/lintfinding.h"
#include "wording/lint.h"
#include "wording/sentence.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::base::Rules;
using runlatch::simulator::RunTaskEvent;

namespace runlatch::conformance {

namespace {

struct Kind
{
    base::Rule rule;
    QLatin1StringView caseId;
};

constexpr QLatin1StringView AddressCase("callback.address"); // the case has the name of a rule

/// The cases of rules. Other rules are of the document, unless the place says more.
constexpr Kind Kinds[] = {
    {Rules::CallbackMethod, QLatin1StringView("callback.method")}, // the case has the name of the rule
    {Rules::CallbackFinal, "callback.once"_L1},
    {Rules::CallbackNoSuffix, AddressCase},
    {Rules::CallbackRebuilt, AddressCase},
    {Rules::CallbackAddress, AddressCase},
    {Rules::CallbackContentType, "callback.media-type"_L1},
    {Rules::CallbackNoContentType, "callback.media-type"_L1},
    {Rules::CallbackNoCode, AddressCase},
    {Rules::CallbackUrl, "callback.urls"_L1},
    {Rules::PayloadUrl, "callback.urls"_L1},
    {Rules::CallbackNoMessage, "callback.message"_L1},
    {Rules::CallbackTooLong, "callback.limits"_L1},
    {Rules::CallbackTooMany, "callback.limits"_L1},
    {Rules::CallbackLongBody, "callback.limits"_L1},
    {Rules::CallbackBodySize, "callback.limits"_L1},
    {Rules::CallbackLines, "callback.limits"_L1},
    {Rules::CallbackTagName, "callback.tags"_L1},
    {Rules::CallbackTagCharacters, "callback.tags"_L1},
    {Rules::CallbackSecret, "hygiene.secrets"_L1},
    {Rules::CallbackOutcomesUnsupported, "payload.outcomes-false"_L1},
};

QLatin1StringView caseOf(base::Rule rule, const QString &pointer)
{
    const auto found = std::find_if(std::begin(Kinds), std::end(Kinds),
                                    [rule](const Kind &kind) { return !rule.isEmpty() && kind.rule == rule; });
    if (found != std::end(Kinds))
        return found->caseId;
    if (rule.name().startsWith("bearer."_L1))
        return "callback.token"_L1;
    if (pointer == "/data/attributes/status"_L1)
        return "callback.status"_L1;
    if (pointer.contains("/tags"_L1))
        return "callback.tags"_L1;
    return "callback.document"_L1;
}

/// The one reading of what the linter finds in a callback. A callback URL without its code is not let in (OpenAPI,
/// `url_code`).
CallbackFault faultOf(const lint::LintFinding &finding)
{
    const wording::Sentence words = wording::lintSentence(finding);
    return {caseOf(finding.rule, finding.pointer),
            finding.rule == Rules::CallbackNoCode || finding.severity == lint::LintSeverity::Error,
            {.rule = finding.rule,
             .sentence = words.fact,
             .remedy = words.next,
             .pointer = finding.pointer,
             .line = finding.line,
             .column = finding.column}};
}

CallbackFault faultOf(const base::ServiceError &error)
{
    QStringList parts{error.title, error.detail};
    parts.removeAll(QString());
    return {caseOf({}, error.pointer),
            true,
            {.rule = Rules::CallbackInvalid, .sentence = parts.join(u": "_s), .pointer = error.pointer}};
}

QList<CallbackFault> refusalsOf(const RunTaskEvent &event)
{
    if (event.http == 200)
        return {};
    if (!event.error.rule.isEmpty()) {
        const wording::Sentence words = refusalSentence(event.error.rule, event.error.facts);
        return {{caseOf(event.error.rule, {}),
                 true,
                 {.rule = event.error.rule, .sentence = words.fact, .remedy = words.next}}};
    }
    QList<CallbackFault> faults;
    if (event.findings.firstError()) // the reason is among them
        return faults;
    for (const base::ServiceError &error : event.error.errors)
        faults.append(faultOf(error));
    return faults;
}

} // namespace

QString CallbackFault::words() const
{
    return lapse.pointer.isEmpty() ? lapse.sentence : lapse.pointer + u": "_s + lapse.sentence;
}

wording::Sentence refusalSentence(base::Rule rule, const QStringList &facts)
{
    const base::Error error{.kind = base::ErrorKind::Protocol, .rule = rule, .facts = facts};
    return wording::sentence(error, wording::Activity::SendingRunTask);
}

QList<CallbackFault> faultsOf(const RunTaskEvent &event)
{
    if (event.type != RunTaskEvent::Type::Callback || event.isInstead)
        return {};
    QList<CallbackFault> faults = refusalsOf(event);
    for (const lint::LintFinding &finding : event.findings.list) {
        if (finding.severity != lint::LintSeverity::Info)
            faults.append(faultOf(finding));
    }
    return faults;
}

QList<CallbackFault> faultsOf(const simulator::RunTask &runTask)
{
    constexpr qsizetype most = 100;
    QList<CallbackFault> all;
    for (const RunTaskEvent &event : runTask.events) {
        const QList<CallbackFault> faults = faultsOf(event);
        for (const CallbackFault &fault : faults) {
            const bool isKnown = std::any_of(all.begin(), all.end(), [&fault](const CallbackFault &known) {
                return known.lapse.rule == fault.lapse.rule && known.lapse.pointer == fault.lapse.pointer;
            });
            if (!isKnown && all.size() < most)
                all.append(fault);
        }
    }
    return all;
}

} // namespace runlatch::conformance
