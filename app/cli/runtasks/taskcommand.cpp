// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/runtasks/taskcommand.h"

#include "base/rules.h"
#include "protocol/runtasks/tasksetup.h"
#include "wording/plaintext.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using runlatch::runtasks::AttachmentItem;

namespace runlatch::cli {

namespace {

QString stateName(AttachmentItem::State state)
{
    using State = AttachmentItem::State;
    switch (state) {
    case State::Attached: return u"attached"_s;
    case State::Changed: return u"changed"_s;
    case State::Detached: return u"detached"_s;
    case State::Already: return u"already"_s;
    case State::Waiting:
    case State::Sending:
    case State::Asking:
    case State::Failed:
    case State::Stopped: break;
    }
    return u"failed"_s;
}

QString stateText(AttachmentItem::State state)
{
    using State = AttachmentItem::State;
    switch (state) {
    case State::Attached: return TaskCommand::tr("%1: attached");
    case State::Changed: return TaskCommand::tr("%1: changed");
    case State::Detached: return TaskCommand::tr("%1: detached");
    case State::Already: return TaskCommand::tr("%1: nothing to do");
    case State::Waiting:
    case State::Sending:
    case State::Asking:
    case State::Failed:
    case State::Stopped: break;
    }
    return u"%1"_s;
}

QJsonValue globalOf(const protocol::ServedTask &task)
{
    if (!task.global)
        return QJsonValue();
    return QJsonObject{{u"stages"_s, QJsonArray::fromStringList(task.global->stages)},
                       {u"enforcement_level"_s, task.global->enforcementLevel}};
}

} // namespace

TaskCommand::TaskCommand(Output &output)
    : ServiceCommand(output)
{
    connect(&m_attacher, &runtasks::Attacher::changed, this, &TaskCommand::take);
    connect(&m_attacher, &runtasks::Attacher::finished, this, [this] { attachingEnded(); });
}

void TaskCommand::declareName(QCommandLineParser &parser)
{
    parser.addOption({u"organization"_s, tr("Organization of the run task."), u"name"_s});
    parser.addOption({u"name"_s, tr("Name of the run task."), u"name"_s});
}

void TaskCommand::declareWorkspaces(QCommandLineParser &parser, const QString &meaning)
{
    parser.addOption({u"workspace"_s, meaning, u"workspace"_s});
}

void TaskCommand::declarePlacement(QCommandLineParser &parser)
{
    parser.addOption({u"stages"_s,
                      tr("Stages at which it is called, separated by commas: pre_plan, post_plan, pre_apply, "
                         "post_apply. Otherwise post_plan."),
                      u"stages"_s});
    parser.addOption({u"enforcement"_s, tr("Enforcement level: advisory (otherwise too) or mandatory."), u"level"_s});
}

ServiceCommand::Refusal TaskCommand::readName(const QCommandLineParser &parser, bool isNeeded)
{
    if (!parser.positionalArguments().isEmpty())
        return tr("This command takes options only.");
    m_organization = parser.value(u"organization"_s);
    m_name = parser.value(u"name"_s);
    if (m_organization.isEmpty())
        return tr("--organization is required.");
    if (!isNeeded && !parser.isSet(u"name"_s))
        return {};
    if (m_name.isEmpty())
        return tr("--name is required: the name of the run task.");
    if (!protocol::canBeTaskName(m_name))
        return tr("--name takes at most 90 letters, digits, - and _.");
    return {};
}

ServiceCommand::Refusal TaskCommand::readWorkspaces(const QCommandLineParser &parser)
{
    const QStringList refused = m_workspaces.take(parser.values(u"workspace"_s));
    if (refused.isEmpty())
        return {};
    return tr("--workspace %1 is neither the id nor the name of a workspace.").arg(wording::shortened(refused.first()));
}

ServiceCommand::Refusal TaskCommand::readPlacement(const QCommandLineParser &parser)
{
    QList<protocol::Stage> given;
    const QStringList names =
        parser.isSet(u"stages"_s) ? parser.value(u"stages"_s).split(u',') : QStringList{u"post_plan"_s};
    for (const QString &stageName : names) {
        const auto stage = protocol::stageOfName(stageName);
        if (!stage)
            return tr("--stages takes pre_plan, post_plan, pre_apply and post_apply, separated by commas.");
        given.append(*stage);
    }
    m_placement.stages.clear();
    for (const protocol::Stage stage : protocol::allStages()) {
        if (given.contains(stage))
            m_placement.stages.append(stage);
    }
    const QString level = parser.isSet(u"enforcement"_s) ? parser.value(u"enforcement"_s) : u"advisory"_s;
    const auto known = protocol::enforcementLevelOfName(level);
    if (!known)
        return tr("--enforcement takes advisory or mandatory.");
    m_placement.enforcementLevel = *known;
    return {};
}

void TaskCommand::begin()
{
    if (!m_workspaces.hasNames()) {
        goOn();
        return;
    }
    connect(&m_workspaces, &NamedTargets::ready, this, [this] { goOn(); });
    connect(&m_workspaces, &NamedTargets::failed, this,
            [this](const base::Error &error) { endWithout(error, u"not-sent"_s); });
    m_workspaces.lookUp(endpoint(), m_organization);
}

QList<AttachmentItem> TaskCommand::itemsFor(const protocol::AttachedTask &task) const
{
    QList<AttachmentItem> items;
    for (const QString &id : m_workspaces.ids())
        items.append({.workspaceId = id, .workspaceName = task.workspaceName(id)});
    runtasks::takeAttachments(items, task.attachments);
    return items;
}

void TaskCommand::workOn(const runtasks::Attacher::Order &order, const QList<AttachmentItem> &items)
{
    m_attacher.start(order, items);
}

void TaskCommand::take(int index)
{
    const AttachmentItem item = m_attacher.items().at(index);
    if (!item.hasEnded())
        return;
    show(item);
    if (m_attacher.items().size() > 1)
        output().progress(countsText());
}

void TaskCommand::show(const AttachmentItem &item)
{
    if (item.isDone()) {
        ++(item.state == AttachmentItem::State::Already ? m_already : m_done);
        const QString shown = item.workspaceName.isEmpty() ? item.workspaceId : item.workspaceName;
        showWorkspace(item, stateName(item.state), stateText(item.state).arg(shown));
        if (!item.error.rule.isEmpty())
            warn({item.error});
        return;
    }
    report(item.error, item.workspaceId);
    if (item.state == AttachmentItem::State::Stopped)
        ++m_notSent;
    else if (item.error.outcomeUnknown)
        m_unknown.append(item.workspaceId);
    else
        ++m_failed;
    m_refused += isRefusal(item.error) ? 1 : 0;
}

void TaskCommand::warn(const QList<base::Error> &warnings)
{
    for (const base::Error &warning : warnings) {
        const QString words = wording::sentence(warning).text();
        output().event(u"warning", json::OrderedJson().add(u"rule", warning.rule.name()).add(u"message", words),
                       tr("Warning: %1").arg(words));
    }
}

void TaskCommand::showTask(const protocol::ServedTask &task, const QString &state)
{
    json::OrderedJson members;
    members.add(u"id", task.id).add(u"name", task.name).add(u"url", task.url);
    members.add(u"description", textOrNull(task.description)).add(u"enabled", task.isEnabled);
    members.add(u"global", globalOf(task)).add(u"workspaces", static_cast<int>(task.attachmentIds.size()));
    members.add(u"state", state);
    output().event(u"task", members, QStringList{u"%1  %2  %3"_s.arg(task.id, task.name, task.url)});
}

void TaskCommand::showWorkspace(const AttachmentItem &item, const QString &state, const QString &text)
{
    json::OrderedJson members;
    members.add(u"workspace", item.workspaceId).add(u"workspace_name", textOrNull(item.workspaceName));
    members.add(u"state", state);
    output().event(u"attachment", members, text);
}

int TaskCommand::workspaceStatus() const
{
    const int failed = m_failed + m_notSent;
    if (!m_unknown.isEmpty())
        return CouldNotTell;
    if (failed == 0)
        return Done;
    if (m_done + m_already > 0)
        return Some;
    return m_refused == failed ? No : CouldNotTell;
}

QString TaskCommand::countsText() const
{
    QStringList parts;
    const auto add = [&parts](const QString &text, qsizetype count) {
        if (count > 0)
            parts.append(text);
    };
    const auto unknown = static_cast<int>(m_unknown.size());
    add(tr("%n workspace(s) done", nullptr, m_done), m_done);
    add(tr("%n with nothing to do", nullptr, m_already), m_already);
    add(tr("%n failed", nullptr, m_failed), m_failed);
    add(tr("%n unknown", nullptr, unknown), unknown);
    add(tr("%n not sent", nullptr, m_notSent), m_notSent);
    return parts.join(u", "_s);
}

void TaskCommand::endWithout(const base::Error &error, const QString &outcome)
{
    report(error, m_name);
    if (error.outcomeUnknown)
        end(u"unknown"_s, CouldNotTell);
    else
        end(outcome, isRefusal(error) ? No : CouldNotTell);
}

void TaskCommand::end(const QString &outcome, int exitStatus)
{
    m_isSending = false;
    if (m_isStopped) {
        emit finished(Interrupted);
        return;
    }
    json::OrderedJson members;
    members.add(u"outcome", outcome).add(u"done", m_done).add(u"already", m_already).add(u"failed", m_failed);
    members.add(u"unknown", static_cast<int>(m_unknown.size())).add(u"not_sent", m_notSent);
    const QString counts = countsText();
    output().event(u"summary", members, counts.isEmpty() ? outcome : outcome + u": "_s + counts);
    m_isTold = true;
    emit finished(std::max(exitStatus, workspaceStatus()));
}

bool TaskCommand::stop()
{
    if (std::exchange(m_isStopped, true) || !m_attacher.isRunning()) {
        m_workspaces.stop();
        return false;
    }
    output().diagnostic(tr("Stopping: what was sent already is waited for. Press Ctrl+C again to end at once."));
    m_attacher.cancel();
    return true;
}

Interruption TaskCommand::interruption() const
{
    if (m_isTold)
        return {};
    QStringList unknown = m_unknown;
    QStringList notSent;
    for (const AttachmentItem &item : m_attacher.items()) {
        if (item.state == AttachmentItem::State::Sending || item.state == AttachmentItem::State::Asking)
            unknown.append(item.workspaceId);
        else if (item.state == AttachmentItem::State::Stopped || item.state == AttachmentItem::State::Waiting)
            notSent.append(item.workspaceId);
    }
    const bool isUnknown = m_isSending || !unknown.isEmpty();
    Interruption told;
    told.members.add(u"outcome", isUnknown ? u"unknown"_s : u"not-sent"_s);
    told.members.add(u"unknown", QJsonArray::fromStringList(unknown));
    told.members.add(u"not_sent", QJsonArray::fromStringList(notSent));
    told.human =
        isUnknown ? tr("It is not known what was carried out. Look with run-task list.") : tr("Nothing more was sent.");
    return told;
}

} // namespace runlatch::cli
