// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/taskresultdocument.h"

#include "protocol/jsonapi.h"
#include "simulator/runfacts.h"

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

QJsonValue orNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

/// Returns the times of the states. The members are named after the service's states, which have no "awaiting".
QJsonObject timestamps(const RunTask &runTask)
{
    QJsonObject times{{u"pending-at"_s, protocol::writeTime(runTask.startedAt)}};
    for (const RunTaskEvent &event : runTask.events) {
        if (event.type == RunTaskEvent::Type::Callback && event.http == 200 && !event.isInstead)
            times[event.status + "-at"_L1] = protocol::writeTime(runTask.startedAt.addMSecs(event.at.count()));
    }
    return times;
}

/// Returns the service's name of a state, which does not tell a delivered request from one that is not.
QString statusOf(protocol::TaskState state)
{
    return protocol::taskStateName(state == protocol::TaskState::Awaiting ? protocol::TaskState::Pending : state);
}

QJsonObject resourceWith(const RunTask &runTask, const QString &status, const std::optional<ConfiguredTask> &task)
{
    const QString self = "/api/v2/task-results/"_L1 + runTask.id;
    const QJsonObject attributes{
        {u"status"_s, status},
        {u"message"_s, orNull(runTask.result.message)},
        {u"url"_s, orNull(runTask.result.url)},
        {u"status-timestamps"_s, timestamps(runTask)},
        {u"created-at"_s, protocol::writeTime(runTask.startedAt)},
        {u"stage"_s, protocol::stageName(runTask.stage)},
        {u"is-speculative"_s, runTask.isSpeculative},
        {u"task-id"_s, task ? QJsonValue(task->id) : QJsonValue()},
        {u"task-name"_s, task ? task->name : runTask.target.host()},
        {u"task-url"_s, runTask.target.toString(QUrl::FullyEncoded)},
        {u"task-result-outcomes-count"_s, static_cast<int>(runTask.result.outcomes.size())},
        {u"workspace-task-enforcement-level"_s, protocol::enforcementLevelName(runTask.enforcementLevel)},
    };
    const QJsonObject stage{{u"id"_s, stageIdOf(runTask.runId, runTask.stage)}, {u"type"_s, u"task-stages"_s}};
    const QJsonObject outcomes{{u"related"_s, QString(self + "/outcomes"_L1)}};
    return {{u"id"_s, runTask.id},
            {u"type"_s, u"task-results"_s},
            {u"attributes"_s, attributes},
            {u"relationships"_s,
             QJsonObject{{u"task-stage"_s, QJsonObject{{u"data"_s, stage}}},
                         {u"task-result-outcomes"_s, QJsonObject{{u"links"_s, outcomes}}}}},
            {u"links"_s, QJsonObject{{u"self"_s, self}}}};
}

} // namespace

QJsonObject taskResultDocument(const RunTask &runTask)
{
    return {{u"data"_s, resourceWith(runTask, protocol::taskStatusName(runTask.result.status), {})}};
}

QJsonObject taskResultResource(const RunTask &runTask, const std::optional<ConfiguredTask> &task)
{
    return resourceWith(runTask, statusOf(runTask.state), task);
}

} // namespace runlatch::simulator
