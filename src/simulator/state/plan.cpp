// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/state/plan.h"

#include "json/orderedjson.h"
#include "simulator/state/fullplan.h"
#include "simulator/state/invention.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

/// Makes up the resources of a plan, one after another.
class PlannedResources
{
public:
    PlannedResources(const QString &workspace, const PlanOptions &options)
        : m_workspace(workspace)
        , m_kind(options.kind)
        , m_invention(options.seed)
    {
    }

    QByteArray next()
    {
        const int index = m_count++;
        const QString type = m_invention.pick({u"aws_s3_bucket"_s, u"aws_instance"_s, u"aws_subnet"_s});
        const QString name = m_invention.pick({u"exports"_s, u"web"_s, u"partner"_s, u"edge"_s, u"audit"_s, u"queue"_s})
            + u'_' + QString::number(index + 1);
        const QJsonObject before = attributes(type, name, {});
        const QJsonObject after = attributes(type, name, before);
        const QStringList actions = actionsOf(index);
        const bool isCreated = actions == QStringList{u"create"_s};
        const bool isGone = actions == QStringList{u"delete"_s};
        const bool isKept = m_kind == PlanKind::Nothing;
        json::OrderedJson change;
        change.add(u"actions", QJsonArray::fromStringList(actions));
        change.add(u"before", isCreated ? QJsonValue() : QJsonValue(before));
        change.add(u"after", isGone ? QJsonValue() : QJsonValue(isKept ? before : after));
        change.add(u"after_unknown", isCreated ? QJsonObject{{u"id"_s, true}} : QJsonObject());
        change.add(u"before_sensitive", false).add(u"after_sensitive", QJsonObject());
        json::OrderedJson resource;
        resource.add(u"address", QString(type + u'.' + name)).add(u"mode", u"managed"_s);
        resource.add(u"type", type).add(u"name", name);
        resource.add(u"provider_name", u"registry.terraform.io/hashicorp/aws"_s);
        return resource.addRaw(u"change", change.toJson()).toJson();
    }

private:
    QStringList actionsOf(int index) const
    {
        const QList<QStringList> all{{u"create"_s}, {u"update"_s}, {u"delete"_s, u"create"_s}, {u"delete"_s}};
        if (m_kind == PlanKind::Nothing)
            return {u"no-op"_s};
        return all.at(index % (m_kind == PlanKind::NoDeletions ? 2 : 4));
    }

    /// Returns attributes that differ from `other` in exactly one.
    QJsonObject attributes(const QString &type, const QString &name, const QJsonObject &other)
    {
        if (type == "aws_s3_bucket"_L1) {
            const QString owner = choose({u"platform"_s, u"data"_s, u"network"_s}, other[u"tags"][u"owner"]);
            return {{u"bucket"_s, QString(m_workspace + u'-' + name)}, {u"tags"_s, QJsonObject{{u"owner"_s, owner}}}};
        }
        if (type == "aws_instance"_L1) {
            const QStringList sizes{u"m6i.large"_s, u"m6i.xlarge"_s, u"c7g.medium"_s};
            return {{u"ami"_s, u"ami-0d3a2960fcac852bc"_s},
                    {u"instance_type"_s, choose(sizes, other[u"instance_type"])}};
        }
        const QStringList blocks{u"10.4.0.0/18"_s, u"10.6.0.0/18"_s, u"10.9.64.0/20"_s};
        return {{u"cidr_block"_s, choose(blocks, other[u"cidr_block"])}, {u"availability_zone"_s, u"eu-west-1a"_s}};
    }

    QString choose(QStringList choices, const QJsonValue &but)
    {
        choices.removeAll(but.toString());
        return m_invention.pick(choices);
    }

    const QString m_workspace;
    const PlanKind m_kind;
    Invention m_invention;
    int m_count = 0;
};

} // namespace

QString planKindName(PlanKind kind)
{
    switch (kind) {
    case PlanKind::Changes: break;
    case PlanKind::NoDeletions: return u"no-deletions"_s;
    case PlanKind::Nothing: return u"nothing"_s;
    case PlanKind::Full: return u"full"_s;
    case PlanKind::Errored: return u"errored"_s;
    }
    return u"changes"_s;
}

std::optional<PlanKind> planKindOfName(QStringView name)
{
    for (const PlanKind kind : planKinds()) {
        if (planKindName(kind) == name)
            return kind;
    }
    return std::nullopt;
}

QList<PlanKind> planKinds()
{
    return {PlanKind::Changes, PlanKind::NoDeletions, PlanKind::Nothing, PlanKind::Full, PlanKind::Errored};
}

QByteArray planJson(const QString &workspace, const PlanOptions &options)
{
    const int count = std::clamp(options.resources, 0, PlanOptions::MaxResources);
    const bool isErrored = options.kind == PlanKind::Errored;
    if (isErrored || options.kind == PlanKind::Full)
        return fullPlan(workspace, {.resources = count, .seed = options.seed, .isErrored = isErrored});
    PlannedResources made(workspace, options);
    QList<QByteArray> resources;
    for (int left = count; left > 0; --left)
        resources.append(made.next());
    const QJsonObject variable{{u"value"_s, workspace}};
    const QJsonObject module{{u"root_module"_s, QJsonObject()}};
    json::OrderedJson plan;
    plan.add(u"format_version", u"1.2"_s).add(u"terraform_version", u"1.9.8"_s);
    plan.add(u"variables", QJsonObject{{u"workspace"_s, variable}}).add(u"planned_values", module);
    plan.addRaw(u"resource_changes", json::OrderedJson::array(resources)).add(u"configuration", module);
    plan.add(u"applyable", options.kind != PlanKind::Nothing && !resources.isEmpty());
    return plan.add(u"complete", true).add(u"errored", false).toJson();
}

} // namespace runlatch::simulator
