// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/state/servicestate.h"

#include "base/rules.h"
#include "protocol/jsonapi.h"
#include "protocol/weburl.h"
#include "simulator/state/resulttext.h"
#include "simulator/state/runtext.h"
#include "simulator/state/statetext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

using Need = StateObject::Need;

constexpr qsizetype MaxId = 100;           // characters
constexpr qsizetype MaxText = 1024 * 1024; // of a change request

// The keys of the file. A name that the service's API has means here what it means there.
constexpr QLatin1StringView StateKeys[] = {
    "version"_L1, "organization"_L1,    "workspaces"_L1,      "seed"_L1, "made-at"_L1,     "made-change-requests"_L1,
    "tasks"_L1,   "workspace-tasks"_L1, "change-requests"_L1, "runs"_L1, "task-results"_L1};
constexpr QLatin1StringView TaskKeys[] = {"id"_L1,          "organization"_L1, "name"_L1,    "url"_L1,
                                          "description"_L1, "hmac-key"_L1,     "enabled"_L1, "global-configuration"_L1,
                                          "created-at"_L1,  "updated-at"_L1};
constexpr QLatin1StringView PlacementKeys[] = {"stages"_L1, "enforcement-level"_L1};
constexpr QLatin1StringView AttachedKeys[] = {
    "id"_L1, "workspace"_L1, "task"_L1, "stages"_L1, "enforcement-level"_L1, "created-at"_L1, "updated-at"_L1};
constexpr QLatin1StringView ChangedKeys[] = {"id"_L1,         "workspace"_L1,   "subject"_L1,
                                             "message"_L1,    "created-by"_L1,  "created-at"_L1,
                                             "updated-at"_L1, "archived-by"_L1, "archived-at"_L1};

QJsonValue timeOrNull(const QDateTime &time)
{
    return time.isValid() ? QJsonValue(protocol::writeTime(time)) : QJsonValue();
}

QJsonObject written(const TaskPlacement &placement)
{
    QJsonArray stages;
    for (const protocol::Stage stage : placement.stages)
        stages.append(protocol::stageName(stage));
    return {{u"stages"_s, stages},
            {u"enforcement-level"_s, protocol::enforcementLevelName(placement.enforcementLevel)}};
}

QJsonObject written(const ConfiguredTask &task)
{
    return {{u"id"_s, task.id},
            {u"organization"_s, task.organization},
            {u"name"_s, task.name},
            {u"url"_s, task.url.toString(QUrl::FullyEncoded)},
            {u"description"_s, task.description},
            {u"hmac-key"_s, task.hmacKey.isEmpty() ? QJsonValue() : QJsonValue(QString::fromUtf8(task.hmacKey))},
            {u"enabled"_s, task.isEnabled},
            {u"global-configuration"_s, task.global ? QJsonValue(written(*task.global)) : QJsonValue()},
            {u"created-at"_s, timeOrNull(task.createdAt)},
            {u"updated-at"_s, timeOrNull(task.updatedAt)}};
}

QJsonObject written(const WorkspaceTask &attached)
{
    QJsonObject members = written(attached.placement);
    members.insert("id"_L1, attached.id);
    members.insert("workspace"_L1, attached.workspaceId);
    members.insert("task"_L1, attached.taskId);
    members.insert("created-at"_L1, timeOrNull(attached.createdAt));
    members.insert("updated-at"_L1, timeOrNull(attached.updatedAt));
    return members;
}

QJsonObject written(const protocol::ChangeRequest &changed)
{
    return {{u"id"_s, changed.id},
            {u"workspace"_s, changed.workspaceId},
            {u"subject"_s, changed.subject},
            {u"message"_s, changed.message},
            {u"created-by"_s, changed.createdBy},
            {u"created-at"_s, timeOrNull(changed.createdAt)},
            {u"updated-at"_s, timeOrNull(changed.updatedAt)},
            {u"archived-by"_s, changed.archived ? QJsonValue(changed.archived->by) : QJsonValue()},
            {u"archived-at"_s, changed.archived ? timeOrNull(changed.archived->at) : QJsonValue()}};
}

QJsonObject written(const Run &run)
{
    return writtenRun(run);
}

QJsonObject written(const KeptResult &kept)
{
    return writtenResult(kept);
}

template <typename T> QJsonArray writtenList(const QList<T> &all)
{
    QJsonArray list;
    for (const T &one : all)
        list.append(written(one));
    return list;
}

TaskPlacement readPlacement(StateObject &object)
{
    TaskPlacement placement;
    for (const QString &name : object.texts("stages"_L1)) {
        const auto stage = protocol::stageOfName(name);
        if (!stage || placement.stages.contains(*stage))
            object.refuse("stages"_L1);
        else
            placement.stages.append(*stage);
    }
    if (placement.stages.isEmpty())
        object.refuse("stages"_L1);
    const auto level = protocol::enforcementLevelOfName(object.text("enforcement-level"_L1, MaxId));
    if (!level)
        object.refuse("enforcement-level"_L1);
    placement.enforcementLevel = level.value_or(placement.enforcementLevel);
    return placement;
}

ConfiguredTask readTask(StateText &text, StateObject &object)
{
    ConfiguredTask task{.id = object.text("id"_L1, MaxId),
                        .organization = object.text("organization"_L1, MaxId),
                        .name = object.text("name"_L1, ConfiguredTask::MaxName),
                        .url = QUrl(object.text("url"_L1, ConfiguredTask::MaxEncodedUrl), QUrl::StrictMode)};
    if (!protocol::canBeTaskName(task.name))
        object.refuse("name"_L1);
    if (!protocol::mayBeCalled(task.url))
        object.refuse("url"_L1);
    task.description = object.text("description"_L1, ConfiguredTask::MaxDescription, Need::Optional);
    task.hmacKey = object.text("hmac-key"_L1, ConfiguredTask::MaxKey, Need::Optional).toUtf8();
    task.isEnabled = object.flag("enabled"_L1, true);
    if (const auto global = object.member("global-configuration"_L1)) {
        StateObject placement(text, *global, PlacementKeys);
        task.global = readPlacement(placement);
    }
    task.createdAt = object.time("created-at"_L1, Need::Optional);
    task.updatedAt = object.time("updated-at"_L1, Need::Optional);
    return task;
}

void readTasks(StateText &text, StateObject &whole, ServiceState &state)
{
    for (const StateValue &element : whole.list("tasks"_L1, ConfiguredTasks::MaxTasks)) {
        StateObject object(text, element, TaskKeys);
        ConfiguredTask task = readTask(text, object);
        for (QDateTime *time : {&task.createdAt, &task.updatedAt})
            *time = time->isValid() ? *time : state.madeAt;
        if (state.tasks.task(task.id))
            object.refuse("id"_L1);
        if (state.tasks.isNameTaken(task))
            object.refuse("name"_L1);
        state.tasks.put(task);
    }
}

/// Reads where the tasks are attached. Sets hold what was seen, because there may be thousands.
void readAttached(StateText &text, StateObject &whole, ServiceState &state)
{
    QSet<QString> seen;
    QSet<QString> taskIds;
    QList<WorkspaceTask> all;
    for (const ConfiguredTask &task : state.tasks.all())
        taskIds.insert(task.id);
    for (const StateValue &element : whole.list("workspace-tasks"_L1, ConfiguredTasks::MaxAttached)) {
        StateObject object(text, element, AttachedKeys);
        WorkspaceTask attached{.id = object.text("id"_L1, MaxId),
                               .workspaceId = object.text("workspace"_L1, MaxId),
                               .taskId = object.text("task"_L1, MaxId),
                               .placement = readPlacement(object),
                               .createdAt = object.time("created-at"_L1, Need::Optional),
                               .updatedAt = object.time("updated-at"_L1, Need::Optional)};
        for (QDateTime *time : {&attached.createdAt, &attached.updatedAt})
            *time = time->isValid() ? *time : state.madeAt;
        const QString place = attached.workspaceId + u'\n' + attached.taskId;
        if (seen.contains(attached.id))
            object.refuse("id"_L1);
        if (seen.contains(place) || !taskIds.contains(attached.taskId))
            object.refuse("task"_L1);
        seen.insert(attached.id);
        seen.insert(place);
        all.append(attached);
    }
    state.tasks.setAttached(all);
}

void readChanged(StateText &text, StateObject &whole, ServiceState &state)
{
    QSet<QString> ids;
    for (const StateValue &element : whole.list("change-requests"_L1, ServiceState::MaxChangeRequests)) {
        StateObject object(text, element, ChangedKeys);
        protocol::ChangeRequest changed;
        changed.id = object.text("id"_L1, MaxId);
        changed.workspaceId = object.text("workspace"_L1, MaxId);
        changed.subject = object.text("subject"_L1, MaxText);
        changed.message = object.text("message"_L1, MaxText, Need::Optional);
        changed.createdBy = object.text("created-by"_L1, MaxId, Need::Optional);
        changed.createdAt = object.time("created-at"_L1);
        changed.updatedAt = object.time("updated-at"_L1, Need::Optional);
        const QString archivedBy = object.text("archived-by"_L1, MaxId, Need::Optional);
        if (const QDateTime at = object.time("archived-at"_L1, Need::Optional); at.isValid())
            changed.archived = protocol::Archived{archivedBy, at};
        if (ids.contains(changed.id))
            object.refuse("id"_L1);
        ids.insert(changed.id);
        state.changed.append(changed);
    }
}

void readRuns(StateText &text, StateObject &whole, ServiceState &state)
{
    QSet<QString> ids;
    for (const StateValue &element : whole.list("runs"_L1, ServiceState::MaxRuns)) {
        const Run run = readRun(text, element);
        if (ids.contains(run.id))
            text.fail(base::Rules::StateValue, element.at.offset, element.pointer + "/id"_L1);
        ids.insert(run.id);
        state.runs.append(run);
    }
}

/// Names a stage by the whole id of its run: the ids of stages lack its last letter, and the file may have any ids.
QString placeOf(const QString &runId, protocol::Stage stage)
{
    return runId + u'\n' + protocol::stageName(stage);
}

/// Reads the results. Each is of a stage of a run above.
void readResults(StateText &text, StateObject &whole, ServiceState &state)
{
    QSet<QString> ids;
    QSet<QString> places;
    for (const Run &run : std::as_const(state.runs)) {
        for (const TaskStage &stage : run.stages)
            places.insert(placeOf(run.id, stage.stage));
    }
    qsizetype characters = 0;
    for (const StateValue &element : whole.list("task-results"_L1, KeptResult::MaxResults)) {
        const KeptResult kept = readResult(text, element);
        characters += kept.characters();
        if (ids.contains(kept.id))
            text.fail(base::Rules::StateValue, element.at.offset, element.pointer + "/id"_L1);
        if (!places.contains(placeOf(kept.runId, kept.stage)))
            text.fail(base::Rules::StateValue, element.at.offset, element.pointer + "/run"_L1);
        if (characters > KeptResult::MaxCharacters)
            text.fail(base::Rules::StateValue, element.at.offset, element.pointer);
        ids.insert(kept.id);
        state.results.append(kept);
    }
}

/// A newer form may have other keys, and more of them, so its number is looked for before they are judged.
void judgeVersion(StateText &text, const StateValue &document)
{
    constexpr qsizetype MaxKeys = 1000;
    for (const json::JsonChild &member : text.children(document, MaxKeys)) {
        const StateValue value{member, u"/version"_s};
        const bool isVersion = text.sliced(member.keyOffset, member.keyLength) == "version";
        if (isVersion && text.bytes(value).toByteArray().toInt() > ServiceState::Version)
            text.fail(base::Rules::StateVersion, member.offset, value.pointer);
    }
}

} // namespace

base::Result<ServiceState> readServiceState(const QByteArray &bytes, const QString &name)
{
    StateText text(bytes, name);
    const auto document = text.document();
    if (!document)
        return *text.error();
    ServiceState state;
    judgeVersion(text, *document);
    StateObject whole(text, *document, StateKeys);
    if (whole.count("version"_L1, ServiceState::Version) == 0)
        whole.refuse("version"_L1);
    state.organization = whole.text("organization"_L1, MaxId);
    state.workspaces = whole.count("workspaces"_L1, ServiceState::MaxWorkspaces);
    state.changeRequests = whole.count("made-change-requests"_L1, ServiceState::MaxChangeRequests);
    state.seed = static_cast<quint32>(whole.count("seed"_L1, std::numeric_limits<int>::max()));
    state.madeAt = whole.time("made-at"_L1);
    readTasks(text, whole, state);
    readAttached(text, whole, state);
    readChanged(text, whole, state);
    readRuns(text, whole, state);
    readResults(text, whole, state);
    if (text.error())
        return *text.error();
    return state;
}

QByteArray writeServiceState(const ServiceState &state)
{
    const QJsonObject members{
        {u"version"_s, ServiceState::Version},
        {u"organization"_s, state.organization},
        {u"workspaces"_s, state.workspaces},
        {u"made-change-requests"_s, state.changeRequests},
        {u"seed"_s, static_cast<qint64>(state.seed)},
        {u"made-at"_s, timeOrNull(state.madeAt)},
        {u"tasks"_s, writtenList(state.tasks.all())},
        {u"workspace-tasks"_s, writtenList(state.tasks.attached())},
        {u"change-requests"_s, writtenList(state.changed)},
        {u"runs"_s, writtenList(state.runs)},
        {u"task-results"_s, writtenList(state.results)},
    };
    return QJsonDocument(members).toJson(QJsonDocument::Indented);
}

} // namespace runlatch::simulator
