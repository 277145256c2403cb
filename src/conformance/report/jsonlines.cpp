// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/report/jsonlines.h"

#include "conformance/report/reportwords.h"
#include "conformance/report/standing.h"
#include "json/terminaljson.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace runlatch::conformance {

namespace {

QJsonValue valueOrNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

QJsonArray findingsOf(const CaseResult &result)
{
    QJsonArray findings;
    for (const Lapse &lapse : result.lapses)
        findings.append(QJsonObject{{u"rule"_s, lapse.rule.name()},
                                    {u"pointer"_s, lapse.pointer},
                                    {u"line"_s, lapse.line > 0 ? QJsonValue(lapse.line) : QJsonValue()},
                                    {u"column"_s, lapse.column > 0 ? QJsonValue(lapse.column) : QJsonValue()},
                                    {u"message"_s, lapse.sentence},
                                    {u"remedy"_s, lapse.remedy}});
    return findings;
}

QByteArray eventLine(QStringView name, const json::OrderedJson &members)
{
    const QByteArray line = "{\"event\":" + json::OrderedJson::value(name.toString()) + ',' + members.toJson().mid(1);
    return json::terminalJson(line) + '\n';
}

} // namespace

json::OrderedJson caseMembers(const CaseResult &result)
{
    json::OrderedJson members;
    members.add(u"id", result.text.id).add(u"verdict", verdictName(result.verdict));
    members.add(u"why", valueOrNull(result.why)).add(u"remedy", valueOrNull(remedyOf(result)));
    members.add(u"rule", result.text.source).add(u"severity", severityName(result.text.severity));
    members.add(u"title", result.text.title).add(u"findings", findingsOf(result));
    return members;
}

json::OrderedJson summaryMembers(const Report &report)
{
    const auto count = [&report](Standing standing) { return static_cast<int>(countOf(report, standing)); };
    json::OrderedJson members;
    members.add(u"passed", count(Standing::Passed)).add(u"failed", count(Standing::Failed));
    members.add(u"warned", count(Standing::Warned)).add(u"observed", count(Standing::Observed));
    members.add(u"skipped", count(Standing::Skipped)).add(u"not_testable", count(Standing::NotTestable));
    members.add(u"known", count(Standing::Known));
    members.add(u"healed", QJsonArray::fromStringList(report.healed));
    members.add(u"reached", report.unreached.isEmpty()).add(u"took_ms", static_cast<int>(report.took.count()));
    return members;
}

QByteArray writeJsonLines(const Report &report)
{
    QByteArray lines;
    for (const CaseResult &result : report.results)
        lines += eventLine(u"check", caseMembers(result));
    return lines + eventLine(u"summary", summaryMembers(report));
}

} // namespace runlatch::conformance
