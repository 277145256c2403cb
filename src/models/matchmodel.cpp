// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/matchmodel.h"

#include "protocol/jsonapi.h"
#include "text/plaintext.h"
#include "wording/plaintext.h"
#include "wording/times.h"

#include <optional>

using namespace Qt::StringLiterals;
using runlatch::protocol::ExploredWorkspace;

namespace runlatch::models {

namespace {

QString nameOf(const ExploredWorkspace &workspace)
{
    return text::plainText(workspace.name.isEmpty() ? workspace.id : workspace.name);
}

QString runStatus(const ExploredWorkspace &workspace)
{
    return workspace.text(u"current_run_status");
}

/// The service's own word as its pages show it, in every language: "planned_and_finished" is "Planned and finished".
QString shownStatus(const ExploredWorkspace &workspace)
{
    QString status = text::plainText(runStatus(workspace)).replace(u'_', u' ');
    if (!status.isEmpty())
        status[0] = status.at(0).toUpper();
    return status;
}

std::optional<bool> drifted(const ExploredWorkspace &workspace)
{
    const QString told = workspace.text(u"drifted");
    if (told == "true"_L1 || told == "false"_L1)
        return told == "true"_L1;
    return std::nullopt;
}

} // namespace

QVariant MatchModel::value(const QModelIndex &index, int role) const
{
    const ExploredWorkspace &workspace = m_workspaces.at(index.row());
    switch (role) {
    case Qt::DisplayRole: return display(workspace, static_cast<Column>(index.column()));
    case Qt::ToolTipRole: return toolTip(workspace, static_cast<Column>(index.column()));
    case WorkspaceRole: return QVariant::fromValue(workspace);
    case RunStatusRole: return runStatus(workspace);
    case DriftedRole: {
        const auto told = drifted(workspace);
        return told ? QVariant(*told) : QVariant();
    }
    default: return {};
    }
}

QString MatchModel::display(const ExploredWorkspace &workspace, Column column) const
{
    switch (column) {
    case Name: return nameOf(workspace);
    case Project: return text::plainText(workspace.text(u"project_name"));
    case LastRun: return shownStatus(workspace);
    case Drift: {
        const auto told = drifted(workspace);
        //: Whether the resources of a workspace differ from its configuration
        return !told ? QString() : *told ? tr("Drifted") : tr("No");
    }
    case Terraform: return text::plainText(workspace.text(u"workspace_terraform_version"));
    case ColumnCount: break;
    }
    return {};
}

QString MatchModel::toolTip(const ExploredWorkspace &workspace, Column column) const
{
    switch (column) {
    case Name: return wording::toolTip(workspace.id);
    case Project: return wording::toolTip(workspace.text(u"project_name"));
    case LastRun: {
        const QDateTime applied = protocol::readTime(workspace.text(u"current_run_applied_at"));
        return applied.isValid() ? tr("Applied at %1").arg(wording::exactTime(applied)) : QString();
    }
    case Drift: {
        const QString count = workspace.text(u"resources_drifted");
        return count.isEmpty() ? QString() : wording::toolTip(tr("Drifted resources: %1").arg(count));
    }
    case Terraform:
    case ColumnCount: break;
    }
    return {};
}

QString MatchModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case Name: return tr("Workspace");
    case Project: return tr("Project");
    case LastRun: return tr("Last run");
    case Drift: return tr("Drift");
    case Terraform: return tr("Terraform");
    case ColumnCount: break;
    }
    return {};
}

void MatchModel::setWorkspaces(const QList<ExploredWorkspace> &workspaces)
{
    beginResetModel();
    m_workspaces = workspaces;
    endResetModel();
}

} // namespace runlatch::models
