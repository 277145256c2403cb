// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/runtasks/tasksetup.h"

#include "base/rules.h"
#include "protocol/weburl.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringDecoder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

QJsonArray namesOf(const QList<Stage> &stages)
{
    QJsonArray names;
    for (const Stage stage : stages)
        names.append(stageName(stage));
    return names;
}

QByteArray documentOf(const QJsonObject &data)
{
    return QJsonDocument(QJsonObject{{u"data"_s, data}}).toJson(QJsonDocument::Compact);
}

QJsonObject written(const TaskSetup::Global &global)
{
    QJsonObject object{{u"enabled"_s, global.isEnabled}};
    if (!global.isEnabled)
        return object;
    object.insert("stages"_L1, namesOf(global.placement.stages));
    object.insert("enforcement-level"_L1, enforcementLevelName(global.placement.enforcementLevel));
    return object;
}

bool isUtf8(const QByteArray &bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    [[maybe_unused]] const QString text = decoder(bytes);
    return !decoder.hasError();
}

base::Error wrong(base::Rule rule, const QString &subject = {})
{
    return {.kind = base::ErrorKind::Usage, .rule = rule, .subject = subject};
}

} // namespace

bool canBeTaskName(QStringView text)
{
    return !text.isEmpty() && text.size() <= TaskSetup::MaxName
        && std::all_of(text.begin(), text.end(), [](QChar sign) {
               return sign < QChar(0x80) && (sign.isLetterOrNumber() || sign == u'-' || sign == u'_');
           });
}

std::optional<base::Error> faultOf(const TaskSetup &setup)
{
    using base::Rules;
    if (!canBeTaskName(setup.name))
        return wrong(Rules::TaskName, setup.name);
    if (!mayBeCalled(setup.url) || setup.url.toEncoded().size() > TaskSetup::MaxUrl)
        return wrong(Rules::TaskUrl);
    if (setup.description && setup.description->size() > TaskSetup::MaxDescription)
        return wrong(Rules::TaskDescription);
    if (setup.hmacKey && !isUtf8(*setup.hmacKey))
        return wrong(Rules::TaskKey);
    if (setup.global && setup.global->isEnabled && setup.global->placement.stages.isEmpty())
        return wrong(Rules::TaskStages);
    return {};
}

QByteArray writeTaskSetup(const TaskSetup &setup)
{
    QJsonObject attributes{
        {u"category"_s, u"task"_s}, {u"name"_s, setup.name}, {u"url"_s, setup.url.toString(QUrl::FullyEncoded)}};
    if (setup.description)
        attributes.insert("description"_L1, *setup.description);
    if (setup.hmacKey)
        attributes.insert("hmac-key"_L1, QString::fromUtf8(*setup.hmacKey));
    if (setup.isEnabled)
        attributes.insert("enabled"_L1, *setup.isEnabled);
    if (setup.global)
        attributes.insert("global-configuration"_L1, written(*setup.global));
    return documentOf({{u"type"_s, u"tasks"_s}, {u"attributes"_s, attributes}});
}

QByteArray writeAttachment(const QString &taskId, const TaskPlacement &placement)
{
    const QJsonArray stages = namesOf(placement.stages);
    QJsonObject attributes{{u"enforcement-level"_s, enforcementLevelName(placement.enforcementLevel)},
                           {u"stages"_s, stages}};
    if (stages.size() == 1)
        attributes.insert("stage"_L1, stages.first());
    QJsonObject data{{u"type"_s, u"workspace-tasks"_s}, {u"attributes"_s, attributes}};
    if (!taskId.isEmpty()) {
        const QJsonObject task{{u"type"_s, u"tasks"_s}, {u"id"_s, taskId}};
        data.insert("relationships"_L1, QJsonObject{{u"task"_s, QJsonObject{{u"data"_s, task}}}});
    }
    return documentOf(data);
}

} // namespace runlatch::protocol
