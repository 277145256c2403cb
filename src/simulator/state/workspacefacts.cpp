// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/state/workspacefacts.h"

#include "protocol/jsonapi.h"
#include "simulator/state/invention.h"

#include <QCryptographicHash>
#include <QMap>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

/// Returns a number that depends only on the id. qHash returns another number in each process.
quint32 seedOf(const QString &id)
{
    const QByteArray digest = QCryptographicHash::hash(id.toUtf8(), QCryptographicHash::Sha256);
    return qFromBigEndian<quint32>(digest.constData());
}

/// Returns a selection of the choices, in their order.
QStringList some(Invention &invention, const QStringList &choices)
{
    QStringList taken;
    for (const QString &choice : choices) {
        if (invention.below(3) == 0)
            taken.append(choice);
    }
    return taken;
}

void addRun(QJsonObject &facts, Invention &invention, const QDateTime &now)
{
    const QDateTime applied = now.addSecs(-600 - invention.below(90 * 24 * 3600));
    facts["current-run-external-id"_L1] = invention.id(u"run");
    facts["current-run-status"_L1] =
        invention.pick({u"applied"_s, u"applied"_s, u"planned_and_finished"_s, u"errored"_s, u"policy_checked"_s});
    facts["current-run-applied-at"_L1] = protocol::writeTime(applied);
    facts["workspace-updated-at"_L1] = protocol::writeTime(applied.addSecs(60));
    facts["workspace-created-at"_L1] =
        protocol::writeTime(applied.addSecs(-qint64(1 + invention.below(900)) * 24 * 3600));
}

void addChecks(QJsonObject &facts, Invention &invention)
{
    const int failed = invention.below(5) == 0 ? 1 + invention.below(3) : 0;
    const int errored = invention.below(9) == 0 ? 1 : 0;
    facts["checks-passed"_L1] = invention.below(20);
    facts["checks-failed"_L1] = failed;
    facts["checks-errored"_L1] = errored;
    facts["checks-unknown"_L1] = 0;
    facts["all-checks-succeeded"_L1] = failed + errored == 0;
}

void addResources(QJsonObject &facts, Invention &invention)
{
    const int resources = 3 + invention.below(240);
    const int drifted = invention.below(4) == 0 ? 1 + invention.below(3) : 0;
    facts["resource-count"_L1] = resources;
    facts["resources-drifted"_L1] = drifted;
    facts["resources-undrifted"_L1] = resources - drifted;
    facts["drifted"_L1] = drifted > 0;
    facts["current-rum-count"_L1] = resources - invention.below(3);
}

void addCode(QJsonObject &facts, Invention &invention)
{
    const QStringList modules =
        some(invention,
             {u"terraform-aws-modules/vpc/aws:5.8.1"_s, u"terraform-aws-modules/eks/aws:20.11.0"_s,
              u"terraform-aws-modules/rds/aws:6.6.0"_s, u"app.terraform.io/acme/labels/null:1.2.0"_s});
    QStringList providers = some(invention,
                                 {u"hashicorp/google:5.30.0"_s, u"hashicorp/null:3.2.2"_s, u"hashicorp/random:3.6.1"_s,
                                  u"hashicorp/tls:4.0.5"_s});
    providers.prepend(u"hashicorp/aws:5.49.0"_s);
    facts["modules"_L1] = modules.join(u',');
    facts["module-count"_L1] = static_cast<int>(modules.size());
    facts["providers"_L1] = providers.join(u',');
    facts["provider-count"_L1] = static_cast<int>(providers.size());
    const QString version = invention.pick({u"1.5.7"_s, u"1.8.5"_s, u"1.9.8"_s, u"1.10.2"_s});
    facts["workspace-terraform-version"_L1] = version;
    facts["state-version-terraform-version"_L1] = version;
    facts["source-module-id"_L1] = QJsonValue::Null;
}

QString areaOf(const protocol::Workspace &workspace)
{
    return workspace.name.section(u'-', 0, 0);
}

} // namespace

Project projectOf(const protocol::Workspace &workspace, const QString &organization)
{
    const QString area = areaOf(workspace);
    return {Invention(seedOf(organization + area)).id(u"prj"), area + " platform"_L1, 1};
}

QList<Project> projectsOf(const QList<protocol::Workspace> &workspaces, const QString &organization)
{
    QMap<QString, Project> byArea;
    for (const protocol::Workspace &workspace : workspaces) {
        const QString area = areaOf(workspace);
        if (const auto known = byArea.find(area); known != byArea.end())
            ++known->workspaces;
        else
            byArea.insert(area, projectOf(workspace, organization));
    }
    return byArea.values();
}

QJsonObject projectResource(const Project &project, const QString &organization)
{
    const QJsonObject owner{{u"data"_s, QJsonObject{{u"id"_s, organization}, {u"type"_s, u"organizations"_s}}}};
    return {{u"id"_s, project.id},
            {u"type"_s, u"projects"_s},
            {u"attributes"_s, QJsonObject{{u"name"_s, project.name}, {u"workspace-count"_s, project.workspaces}}},
            {u"relationships"_s, QJsonObject{{u"organization"_s, owner}}},
            {u"links"_s, QJsonObject{{u"self"_s, QString("/api/v2/projects/"_L1 + project.id)}}}};
}

protocol::ExploredWorkspace workspaceFacts(const protocol::Workspace &workspace, const QString &organization,
                                           const QDateTime &now)
{
    Invention invention(seedOf(workspace.id));
    const QString area = areaOf(workspace);
    const Project project = projectOf(workspace, organization);
    const QString level = workspace.name.contains("prod"_L1) ? u"production"_s : u"development"_s;
    const QStringList tags = some(invention, {u"pci"_s, u"team:"_s + area, level});
    QJsonObject facts{
        {u"workspace-name"_s, workspace.name},
        {u"external-id"_s, workspace.id},
        {u"organization-name"_s, organization},
        {u"project-name"_s, project.name},
        {u"project-external-id"_s, project.id},
        {u"tags"_s, tags.isEmpty() ? QJsonValue() : QJsonValue(tags.join(u','))},
        {u"vcs-repo-identifier"_s, QString(organization + u'/' + workspace.name)},
    };
    addRun(facts, invention, now);
    addChecks(facts, invention);
    addResources(facts, invention);
    addCode(facts, invention);
    return {.id = workspace.id, .name = workspace.name, .attributes = facts};
}

} // namespace runlatch::simulator
