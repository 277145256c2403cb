// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/plan.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

QJsonObject resourceChange(const QString &type, const QString &name, const QJsonArray &actions,
                           const QJsonValue &before, const QJsonValue &after)
{
    const QJsonObject change{{u"actions"_s, actions},
                             {u"before"_s, before},
                             {u"after"_s, after},
                             {u"after_unknown"_s, QJsonObject{{u"id"_s, before.isNull()}}},
                             {u"before_sensitive"_s, false},
                             {u"after_sensitive"_s, QJsonObject()}};
    return {{u"address"_s, QString(type + u'.' + name)},
            {u"mode"_s, u"managed"_s},
            {u"type"_s, type},
            {u"name"_s, name},
            {u"provider_name"_s, u"registry.terraform.io/hashicorp/aws"_s},
            {u"change"_s, change}};
}

QJsonObject bucket(const QString &name, bool isPrivate)
{
    return {
        {u"bucket"_s, name}, {u"force_destroy"_s, !isPrivate}, {u"tags"_s, QJsonObject{{u"owner"_s, u"platform"_s}}}};
}

QJsonObject instance(const QString &size)
{
    return {{u"ami"_s, u"ami-0d3a2960fcac852bc"_s}, {u"instance_type"_s, size}, {u"monitoring"_s, true}};
}

QJsonObject subnet(const QString &block)
{
    return {{u"cidr_block"_s, block}, {u"availability_zone"_s, u"eu-west-1a"_s}};
}

} // namespace

QByteArray planJson(const QString &workspace)
{
    const QJsonArray changes{
        resourceChange(u"aws_s3_bucket"_s, u"exports"_s, {u"create"_s}, QJsonValue::Null,
                       bucket(workspace + "-exports"_L1, true)),
        resourceChange(u"aws_instance"_s, u"web"_s, {u"update"_s}, instance(u"m6i.large"_s), instance(u"m6i.xlarge"_s)),
        resourceChange(u"aws_subnet"_s, u"partner"_s, {u"delete"_s, u"create"_s}, subnet(u"10.4.0.0/18"_s),
                       subnet(u"10.6.0.0/18"_s)),
    };
    const QJsonObject variable{{u"value"_s, workspace}};
    return QJsonDocument(QJsonObject{
                             {u"format_version"_s, u"1.2"_s},
                             {u"terraform_version"_s, u"1.9.8"_s},
                             {u"variables"_s, QJsonObject{{u"workspace"_s, variable}}},
                             {u"planned_values"_s, QJsonObject{{u"root_module"_s, QJsonObject()}}},
                             {u"resource_changes"_s, changes},
                             {u"configuration"_s, QJsonObject{{u"root_module"_s, QJsonObject()}}},
                             {u"applyable"_s, true},
                             {u"complete"_s, true},
                             {u"errored"_s, false},
                         })
        .toJson(QJsonDocument::Compact);
}

} // namespace runlatch::simulator
