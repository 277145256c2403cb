// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/taskresultdocument.h"

#include "protocol/jsonapi.h"

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

} // namespace

QJsonObject taskResultDocument(const RunTask &runTask)
{
    const QJsonObject attributes{
        {u"status"_s, protocol::taskStatusName(runTask.result.status)},
        {u"message"_s, orNull(runTask.result.message)},
        {u"url"_s, orNull(runTask.result.url)},
        {u"status-timestamps"_s, timestamps(runTask)},
        {u"created-at"_s, protocol::writeTime(runTask.startedAt)},
        {u"stage"_s, protocol::stageName(runTask.stage)},
        {u"task-result-outcomes-count"_s, static_cast<int>(runTask.result.outcomes.size())},
        {u"workspace-task-enforcement-level"_s, protocol::enforcementLevelName(runTask.enforcementLevel)},
    };
    const QJsonObject data{{u"id"_s, runTask.id}, {u"type"_s, u"task-results"_s}, {u"attributes"_s, attributes}};
    return {{u"data"_s, data}};
}

} // namespace runlatch::simulator
