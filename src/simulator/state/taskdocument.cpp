// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/state/taskdocument.h"

#include "protocol/jsonapi.h"
#include "protocol/weburl.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

constexpr auto Attributes = "/data/attributes/"_L1;

QJsonArray stageNames(const QList<protocol::Stage> &stages)
{
    QJsonArray names;
    for (const protocol::Stage stage : stages)
        names.append(protocol::stageName(stage));
    return names;
}

QJsonObject identifier(const QString &type, const QString &id)
{
    return {{u"data"_s, QJsonObject{{u"id"_s, id}, {u"type"_s, type}}}};
}

/// Reads the attributes of one document and keeps what is wrong with them.
class TaskAttributes
{
public:
    TaskAttributes(const QJsonObject &data, const QString &type)
        : m_attributes(data["attributes"_L1].toObject())
    {
        if (data["type"_L1].toString() != type)
            m_errors.append(invalidAttribute(u"Type must be "_s + type, u"/data/type"_s));
    }

    bool has(QLatin1StringView name) const { return !m_attributes[name].isUndefined(); }
    bool isNull(QLatin1StringView name) const { return m_attributes[name].isNull(); }
    QJsonObject object(QLatin1StringView name) const { return m_attributes[name].toObject(); }
    void fail(QLatin1StringView name, const QString &detail)
    {
        m_errors.append(invalidAttribute(detail, Attributes + name));
    }
    void require(std::initializer_list<QLatin1StringView> names)
    {
        for (const QLatin1StringView name : names) {
            if (!has(name))
                fail(name, name + " can't be blank"_L1);
        }
    }
    /// The text, which `isFine` judges; `instead` if it is missing or wrong.
    template <typename Judge>
    QString text(QLatin1StringView name, const QString &instead, const QString &wrong, Judge isFine)
    {
        if (!has(name))
            return instead;
        const QJsonValue value = m_attributes[name];
        if (value.isString() && isFine(value.toString()))
            return value.toString();
        fail(name, wrong);
        return instead;
    }
    bool flag(QLatin1StringView name, bool instead)
    {
        if (has(name) && !m_attributes[name].isBool())
            fail(name, name + " must be true or false"_L1);
        return m_attributes[name].toBool(instead);
    }
    /// Takes stages and enforcement level of an object: the attributes, or one of them.
    void takePlacement(const QJsonObject &from, const QString &prefix, TaskPlacement &placement);
    const QList<base::ServiceError> &errors() const { return m_errors; }

private:
    QJsonObject m_attributes;
    QList<base::ServiceError> m_errors;
};

void TaskAttributes::takePlacement(const QJsonObject &from, const QString &prefix, TaskPlacement &placement)
{
    const QString place = Attributes + prefix;
    QJsonArray names = from["stages"_L1].toArray();
    if (from.contains("stage"_L1) && !from.contains("stages"_L1))
        names = {from["stage"_L1]};
    QList<protocol::Stage> stages;
    for (const QJsonValue &name : names) {
        const auto stage = protocol::stageOfName(name.toString());
        if (!stage) {
            m_errors.append(invalidAttribute(u"Stages has a stage that does not exist"_s, place + "stages"_L1));
            return;
        }
        if (!stages.contains(*stage))
            stages.append(*stage);
    }
    if (from.contains("stages"_L1) && stages.isEmpty())
        m_errors.append(invalidAttribute(u"Stages must be a list with a stage"_s, place + "stages"_L1));
    std::sort(stages.begin(), stages.end());
    if (!stages.isEmpty())
        placement.stages = stages;
    if (!from.contains("enforcement-level"_L1))
        return;
    const auto level = protocol::enforcementLevelOfName(from["enforcement-level"_L1].toString());
    if (level)
        placement.enforcementLevel = *level;
    else
        m_errors.append(
            invalidAttribute(u"Enforcement level must be advisory or mandatory"_s, place + "enforcement-level"_L1));
}

void takeGlobal(TaskAttributes &attributes, ConfiguredTask &task)
{
    constexpr auto name = "global-configuration"_L1;
    if (!attributes.has(name))
        return;
    const QJsonObject global = attributes.object(name);
    if (attributes.isNull(name) || !global["enabled"_L1].toBool()) {
        task.global.reset();
        return;
    }
    TaskPlacement placement = task.global.value_or(TaskPlacement{.stages = {protocol::Stage::PostPlan}});
    attributes.takePlacement(global, name + u'/', placement);
    task.global = placement;
}

} // namespace

base::ServiceError invalidAttribute(const QString &detail, const QString &pointer)
{
    return {.status = u"422"_s, .title = u"invalid attribute"_s, .detail = detail, .pointer = pointer};
}

QList<base::ServiceError> takeTask(const QJsonObject &data, ConfiguredTask &task)
{
    const auto isShort = [](qsizetype most) { return [most](const QString &text) { return text.size() <= most; }; };
    TaskAttributes attributes(data, u"tasks"_s);
    if (task.id.isEmpty())
        attributes.require({"name"_L1, "url"_L1, "category"_L1});
    attributes.text("category"_L1, {}, u"Category must be task"_s,
                    [](const QString &text) { return text == "task"_L1; });
    task.name = attributes.text("name"_L1, task.name, u"Name may have letters, numbers, - and _"_s,
                                [](const QString &text) { return protocol::canBeTaskName(text); });
    const QString url = attributes.text("url"_L1, {}, u"URL is invalid"_s, [](const QString &text) {
        return text.size() <= ConfiguredTask::MaxUrl && protocol::mayBeCalled(QUrl(text, QUrl::StrictMode));
    });
    if (!url.isEmpty())
        task.url = QUrl(url, QUrl::StrictMode);
    if (attributes.isNull("description"_L1))
        task.description.clear();
    else
        task.description = attributes.text("description"_L1, task.description,
                                           u"Description must be a text of at most 300 characters"_s,
                                           isShort(ConfiguredTask::MaxDescription));
    if (!attributes.isNull("hmac-key"_L1))
        task.hmacKey =
            attributes
                .text("hmac-key"_L1, QString::fromUtf8(task.hmacKey),
                      u"HMAC key must be a text of at most 256 characters"_s, isShort(ConfiguredTask::MaxKey / 4))
                .toUtf8();
    task.isEnabled = attributes.flag("enabled"_L1, task.isEnabled);
    takeGlobal(attributes, task);
    return attributes.errors();
}

QList<base::ServiceError> takeWorkspaceTask(const QJsonObject &data, WorkspaceTask &attached)
{
    TaskAttributes attributes(data, u"workspace-tasks"_s);
    if (attached.id.isEmpty()) {
        attributes.require({"enforcement-level"_L1});
        attached.taskId = data["relationships"_L1]["task"_L1]["data"_L1]["id"_L1].toString();
        attached.placement.stages = {protocol::Stage::PostPlan};
    }
    attributes.takePlacement(data["attributes"_L1].toObject(), {}, attached.placement);
    return attributes.errors();
}

QJsonObject taskResource(const ConfiguredTask &task, const QList<WorkspaceTask> &attachments)
{
    QJsonArray attached;
    for (const WorkspaceTask &one : attachments)
        attached.append(QJsonObject{{u"id"_s, one.id}, {u"type"_s, u"workspace-tasks"_s}});
    const TaskPlacement global = task.global.value_or(TaskPlacement());
    const QJsonObject globalConfiguration{
        {u"enabled"_s, task.global.has_value()},
        {u"stages"_s, stageNames(global.stages)},
        {u"enforcement-level"_s,
         task.global ? QJsonValue(protocol::enforcementLevelName(global.enforcementLevel)) : QJsonValue()}};
    const QJsonObject attributes{
        {u"category"_s, u"task"_s},
        {u"name"_s, task.name},
        {u"description"_s, task.description.isEmpty() ? QJsonValue() : QJsonValue(task.description)},
        {u"url"_s, task.url.toString(QUrl::FullyEncoded)},
        {u"hmac-key"_s, QJsonValue()}, // it can be written only
        {u"enabled"_s, task.isEnabled},
        {u"global-configuration"_s, globalConfiguration},
        {u"created-at"_s, protocol::writeTime(task.createdAt)},
        {u"updated-at"_s, protocol::writeTime(task.updatedAt)},
    };
    return {{u"id"_s, task.id},
            {u"type"_s, u"tasks"_s},
            {u"attributes"_s, attributes},
            {u"relationships"_s,
             QJsonObject{{u"organization"_s, identifier(u"organizations"_s, task.organization)},
                         {u"workspace-tasks"_s, QJsonObject{{u"data"_s, attached}}}}},
            {u"links"_s, QJsonObject{{u"self"_s, QString("/api/v2/tasks/"_L1 + task.id)}}}};
}

QJsonObject workspaceTaskResource(const WorkspaceTask &attached)
{
    const QJsonArray stages = stageNames(attached.placement.stages);
    const QJsonObject attributes{
        {u"enforcement-level"_s, protocol::enforcementLevelName(attached.placement.enforcementLevel)},
        {u"stage"_s, stages.first()},
        {u"stages"_s, stages},
        {u"created-at"_s, protocol::writeTime(attached.createdAt)},
        {u"updated-at"_s, protocol::writeTime(attached.updatedAt)},
    };
    const QString self = "/api/v2/workspaces/"_L1 + attached.workspaceId + "/tasks/"_L1 + attached.id;
    return {{u"id"_s, attached.id},
            {u"type"_s, u"workspace-tasks"_s},
            {u"attributes"_s, attributes},
            {u"relationships"_s,
             QJsonObject{{u"task"_s, identifier(u"tasks"_s, attached.taskId)},
                         {u"workspace"_s, identifier(u"workspaces"_s, attached.workspaceId)}}},
            {u"links"_s, QJsonObject{{u"self"_s, self}}}};
}

} // namespace runlatch::simulator
