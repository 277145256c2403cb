// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/planreport.h"

#include "wording/planwords.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

QLatin1StringView partName(plan::Part part)
{
    switch (part) {
    case plan::Part::Changes: return "change"_L1;
    case plan::Part::Drift: return "drift"_L1;
    case plan::Part::Deferred: return "deferred"_L1;
    case plan::Part::Outputs: return "output"_L1;
    }
    Q_UNREACHABLE();
}

QLatin1StringView stateName(plan::Value::State state)
{
    switch (state) {
    case plan::Value::State::Absent: return "absent"_L1;
    case plan::Value::State::Known: return "known"_L1;
    case plan::Value::State::Unknown: return "unknown"_L1;
    case plan::Value::State::Secret: return "secret"_L1;
    }
    Q_UNREACHABLE();
}

QJsonValue sensitivityName(plan::Attribute::Sensitivity sensitivity)
{
    switch (sensitivity) {
    case plan::Attribute::Sensitivity::Same: return {};
    case plan::Attribute::Sensitivity::Begins: return u"begins"_s;
    case plan::Attribute::Sensitivity::Ends: return u"ends"_s;
    }
    Q_UNREACHABLE();
}

QLatin1StringView checkStatusName(plan::Check::Status status)
{
    switch (status) {
    case plan::Check::Status::Error: return "error"_L1;
    case plan::Check::Status::Fail: return "fail"_L1;
    case plan::Check::Status::Other: return "other"_L1;
    case plan::Check::Status::Unknown: return "unknown"_L1;
    case plan::Check::Status::Pass: return "pass"_L1;
    }
    Q_UNREACHABLE();
}

QByteArray writeCheck(const plan::Check &check)
{
    json::OrderedJson members;
    members.add(u"address", check.address)
        .add(u"kind", check.kind)
        .add(u"status", QString(checkStatusName(check.status)))
        .add(u"written_status", textOrNull(check.writtenStatus));
    return members.add(u"problems", QJsonArray::fromStringList(check.problems)).toJson();
}

QByteArray writeInvocation(const plan::Invocation &invocation)
{
    json::OrderedJson members;
    members.add(u"address", invocation.address).add(u"trigger", textOrNull(invocation.trigger));
    members.add(u"trigger_event", textOrNull(invocation.event)).add(u"deferred", invocation.isDeferred);
    return members.add(u"deferred_reason", textOrNull(invocation.deferredReason)).toJson();
}

QJsonValue truthOrNull(const std::optional<bool> &truth)
{
    return truth ? QJsonValue(*truth) : QJsonValue();
}

json::OrderedJson membersOf(const plan::Change &change)
{
    const bool isOutput = change.part == plan::Part::Outputs;
    const QJsonValue mode = isOutput ? QJsonValue() : QJsonValue(change.isData ? u"data"_s : u"managed"_s);
    json::OrderedJson members;
    members.add(u"part", QString(partName(change.part))).add(u"action", QString(plan::actionName(change.action)));
    members.add(u"actions", change.actions).add(u"address", change.address);
    members.add(u"module", textOrNull(change.module)).add(u"type", textOrNull(change.type));
    members.add(u"name", textOrNull(change.name)).add(u"index", textOrNull(change.index));
    members.add(u"provider", textOrNull(change.provider)).add(u"mode", mode);
    members.add(u"reason", textOrNull(change.reason));
    members.add(u"previous_address", textOrNull(change.previousAddress));
    members.add(u"deposed", textOrNull(change.deposed)).add(u"import", change.isImport);
    members.add(u"import_id", textOrNull(change.importId)).add(u"import_unknown", change.isImportUnknown);
    members.add(u"import_identity", textOrNull(change.importIdentity));
    return members.add(u"deferred_reason", textOrNull(change.deferredReason));
}

void addPlanValue(json::OrderedJson &members, const QString &side, const plan::Value &value)
{
    const bool isKnown = value.state == plan::Value::State::Known;
    members.add(side, isKnown ? QJsonValue(value.text) : QJsonValue());
    members.add(QString(side + "_is"_L1), QString(stateName(value.state)));
    if (value.isCut)
        members.add(QString(side + "_size"_L1), value.size);
}

} // namespace

qsizetype ShownDetail::size() const
{
    const auto &all = detail.attributes;
    return hasSame ? all.size() : std::ranges::count(all, true, &plan::Attribute::differs);
}

void PlanReport::tell(const plan::Change &change, const std::optional<ShownDetail> &detail)
{
    json::OrderedJson members = membersOf(change);
    QStringList human{line(change)};
    if (detail && detail->error) {
        const QString why = wording::sentence(*detail->error).text();
        members.add(u"message", why);
        human += u"      "_s + why;
    } else if (detail) {
        QList<QByteArray> attributes;
        for (const plan::Attribute &attribute : detail->detail.attributes.first(detail->size())) {
            attributes += writeAttribute(attribute);
            human += attributeLine(attribute);
        }
        members.addRaw(u"attributes", json::OrderedJson::array(attributes));
        if (detail->detail.leftOut > 0)
            members.add(u"left_out", detail->detail.leftOut);
    }
    m_output.event(u"change", members, human);
}

void PlanReport::tellPlan(const plan::Plan &plan, qsizetype shown)
{
    const plan::PlanHead &head = plan.head();
    const plan::Counts &counts = plan.counts();
    QList<QByteArray> checks;
    for (const plan::Check &check : plan.checks())
        checks += writeCheck(check);
    QList<QByteArray> invocations;
    for (const plan::Invocation &invocation : plan.invocations())
        invocations += writeInvocation(invocation);
    QStringList human{wording::planCounts(counts)};
    human += wording::planNotes(plan) + checkLines(plan) + actionLines(plan);
    json::OrderedJson members;
    members.add(u"format_version", head.formatVersion).add(u"terraform_version", textOrNull(head.terraformVersion));
    members.add(u"timestamp", textOrNull(head.timestamp)).add(u"errored", head.errored);
    members.add(u"complete", truthOrNull(head.complete)).add(u"applyable", truthOrNull(head.applyable));
    members.add(u"add", counts.add).add(u"change", counts.change).add(u"destroy", counts.destroy);
    members.add(u"replace", counts.replace).add(u"import", counts.imported).add(u"moved", counts.moved);
    members.add(u"forget", counts.forget).add(u"read", counts.read).add(u"no_op", counts.noOp);
    members.add(u"other", counts.other).add(u"drift", plan.count(plan::Part::Drift));
    members.add(u"deferred", plan.count(plan::Part::Deferred)).add(u"outputs", plan.count(plan::Part::Outputs));
    members.addRaw(u"checks", json::OrderedJson::array(checks));
    members.add(u"action_count", plan.invocationCount()).add(u"deferred_action_count", plan.deferredInvocationCount());
    members.addRaw(u"action_invocations", json::OrderedJson::array(invocations)).add(u"shown", shown);
    m_output.event(u"plan", members, human);
}

QString PlanReport::line(const plan::Change &change)
{
    QString text = QString(plan::actionSign(change.action)).rightJustified(3) + u' ' + change.address;
    for (const QString &note : notes(change))
        text += u"; "_s + note;
    return text;
}

QStringList PlanReport::notes(const plan::Change &change)
{
    QStringList notes;
    switch (change.part) {
    case plan::Part::Changes: break;
    case plan::Part::Drift: notes += tr("changed outside"); break;
    case plan::Part::Deferred: notes += wording::deferral(change.deferredReason); break;
    case plan::Part::Outputs: notes += tr("output"); break;
    }
    if (change.action == plan::Action::Other)
        notes += tr("unknown action: %1").arg(change.actions);
    if (change.isMoved())
        notes += tr("moved from %1").arg(change.previousAddress);
    if (change.isImportUnknown) {
        notes += tr("import; its id is known only after the apply");
    } else if (change.isImport) {
        const QString &what = change.importId.isEmpty() ? change.importIdentity : change.importId;
        notes += what.isEmpty() ? tr("import") : tr("import of %1").arg(what);
    }
    if (!change.deposed.isEmpty())
        notes += tr("deposed object %1").arg(change.deposed);
    if (!change.reason.isEmpty())
        notes += change.reason;
    return notes;
}

QStringList PlanReport::checkLines(const plan::Plan &plan)
{
    QStringList lines;
    for (const plan::Check &check : plan.checks()) {
        for (const QString &problem : check.problems)
            lines += check.address + u": "_s + problem;
        if (!check.problems.isEmpty())
            continue;
        if (check.status == plan::Check::Status::Error)
            lines += tr("%1: the check could not be done").arg(check.address);
        else if (check.status == plan::Check::Status::Fail)
            lines += tr("%1: the check fails").arg(check.address);
        else if (check.status == plan::Check::Status::Other)
            lines += check.writtenStatus.isEmpty() ? tr("%1: the check has no status").arg(check.address)
                                                   : tr("%1: the check has the status “%2”, which is not known here")
                                                         .arg(check.address, check.writtenStatus);
    }
    return lines;
}

QStringList PlanReport::actionLines(const plan::Plan &plan)
{
    QStringList lines;
    for (const plan::Invocation &invocation : plan.invocations()) {
        QString line = invocation.address;
        if (!invocation.trigger.isEmpty())
            line += u"; "_s + tr("run by %1").arg((invocation.trigger + u' ' + invocation.event).trimmed());
        if (invocation.isDeferred)
            line += u"; "_s + wording::deferral(invocation.deferredReason);
        lines += line;
    }
    return lines;
}

QString PlanReport::label(const plan::Attribute &attribute)
{
    return attribute.path.isEmpty() ? tr("value") : attribute.path;
}

QStringList PlanReport::notes(const plan::Attribute &attribute)
{
    QStringList notes;
    if (attribute.sensitivity != plan::Attribute::Sensitivity::Same)
        notes += wording::sensitivityText(attribute.sensitivity);
    if (attribute.forcesReplacement)
        notes += tr("forces the replacement");
    return notes;
}

QByteArray PlanReport::writeAttribute(const plan::Attribute &attribute)
{
    json::OrderedJson members;
    members.add(u"path", attribute.path);
    addPlanValue(members, u"before"_s, attribute.before);
    addPlanValue(members, u"after"_s, attribute.after);
    members.add(u"differs", attribute.differs).add(u"sensitivity", sensitivityName(attribute.sensitivity));
    return members.add(u"forces_replacement", attribute.forcesReplacement).toJson();
}

QString PlanReport::attributeLine(const plan::Attribute &attribute)
{
    using State = plan::Value::State;
    const QString before = wording::valueText(attribute.before);
    const QString after = wording::valueText(attribute.after);
    const QString path = label(attribute) + u": "_s;
    QString text = u"      "_s;
    if (!attribute.differs)
        text += u"  "_s + path + (after.isEmpty() ? before : after);
    else if (attribute.before.state == State::Absent)
        text += u"+ "_s + path + after;
    else if (attribute.after.state == State::Absent)
        text += u"- "_s + path + before;
    else
        text += u"~ "_s + path + before + u" → "_s + after;
    for (const QString &note : notes(attribute))
        text += u"; "_s + note;
    return text;
}

} // namespace runlatch::cli
