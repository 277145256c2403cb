// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/matchmodel.h"

#include "changerequests/gatheredmatches.h"
#include "protocol/jsonapi.h"
#include "text/plaintext.h"
#include "wording/plaintext.h"
#include "wording/times.h"

#include <QLocale>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
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

QDateTime appliedAt(const ExploredWorkspace &workspace)
{
    return protocol::readTime(workspace.text(u"current_run_applied_at"));
}

std::optional<bool> drifted(const ExploredWorkspace &workspace)
{
    const QString told = workspace.text(u"drifted");
    if (told == "true"_L1 || told == "false"_L1)
        return told == "true"_L1;
    return std::nullopt;
}

} // namespace

MatchModel::MatchModel(base::Clock &clock, QObject *parent)
    : FlatTable(parent)
    , m_clock(clock)
{
}

QVariant MatchModel::value(const QModelIndex &index, int role) const
{
    const Row &row = m_rows.at(index.row());
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole: return display(row, column);
    case Qt::ToolTipRole: return toolTip(row, column);
    case Qt::CheckStateRole:
        return column == Name && m_isChoosable ? QVariant(isLeftOut(row) ? Qt::Unchecked : Qt::Checked) : QVariant();
    case WorkspaceRole: return QVariant::fromValue(row.workspace);
    case RunStatusRole: return runStatus(row.workspace);
    case DriftedRole: {
        const auto told = drifted(row.workspace);
        return told ? QVariant(*told) : QVariant();
    }
    case LeftOutRole: return isLeftOut(row);
    default: return {};
    }
}

QString MatchModel::display(const Row &row, Column column) const
{
    const ExploredWorkspace &workspace = row.workspace;
    switch (column) {
    case Name: return nameOf(workspace);
    case Project: return text::plainText(workspace.text(u"project_name"));
    case Status: return shownStatus(workspace);
    case Drift: {
        const auto told = drifted(workspace);
        //: Whether the resources of a workspace differ from its configuration
        return !told ? QString() : *told ? tr("Drifted") : tr("No");
    }
    case LastRun: return wording::relativeTime(appliedAt(workspace), m_clock.utc());
    case ChangeRequests: return row.changeRequests < 0 ? QString() : QLocale().toString(row.changeRequests);
    case ColumnCount: break;
    }
    return {};
}

QString MatchModel::toolTip(const Row &row, Column column) const
{
    const ExploredWorkspace &workspace = row.workspace;
    switch (column) {
    case Name: return wording::toolTip(workspace.id);
    case Project: return wording::toolTip(workspace.text(u"project_name"));
    case Status: return wording::toolTip(runStatus(workspace));
    case Drift: {
        const QString count = workspace.text(u"resources_drifted");
        return count.isEmpty() ? QString() : wording::toolTip(tr("Drifted resources: %1").arg(count));
    }
    case LastRun: {
        const QDateTime applied = appliedAt(workspace);
        return applied.isValid() ? tr("Applied at %1").arg(wording::exactTime(applied)) : QString();
    }
    case ChangeRequests:
        return row.changeRequests < 0
            ? QString()
            : tr("%n change request(s) of this workspace are not archived", nullptr, row.changeRequests);
    case ColumnCount: break;
    }
    return {};
}

QString MatchModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case Name: return tr("Workspace");
    case Project: return tr("Project");
    case Status: return tr("Status");
    case Drift: return tr("Drift");
    case LastRun: return tr("Last run");
    //: The number of change requests that are not archived
    case ChangeRequests: return tr("Change requests");
    case ColumnCount: break;
    }
    return {};
}

void MatchModel::setWorkspaces(const QList<ExploredWorkspace> &workspaces)
{
    beginResetModel();
    m_rows.clear();
    m_rows.reserve(workspaces.size());
    for (const ExploredWorkspace &workspace : workspaces)
        m_rows.append({.workspace = workspace, .key = changerequests::GatheredMatches::matchOf(workspace).key()});
    endResetModel();
    keepTimesFresh();
}

QStringList MatchModel::uncounted() const
{
    QStringList ids;
    for (const Row &row : m_rows) {
        if (row.changeRequests < 0 && !changerequests::GatheredMatches::matchOf(row.workspace).id.isEmpty())
            ids.append(row.workspace.id);
    }
    return ids;
}

void MatchModel::addCounts(const QHash<QString, int> &counts)
{
    for (int at = 0; at < rows(); ++at) {
        Row &row = m_rows[at];
        const int count = counts.value(row.workspace.id, row.changeRequests);
        if (count == row.changeRequests)
            continue;
        row.changeRequests = count;
        emit dataChanged(index(at, ChangeRequests), index(at, ChangeRequests));
    }
}

void MatchModel::setChoosable(bool choosable)
{
    if (m_isChoosable == choosable)
        return;
    m_isChoosable = choosable;
    tellRows(0, rows() - 1);
}

void MatchModel::setLeftOut(const QStringList &keys)
{
    m_leftOut = keys;
    m_out = QSet<QString>(keys.cbegin(), keys.cend());
    tellRows(0, rows() - 1);
}

void MatchModel::toggle(int row)
{
    if (!m_isChoosable || row < 0 || row >= rows())
        return;
    const QString &key = m_rows.at(row).key;
    if (m_out.remove(key)) {
        m_leftOut.removeAll(key);
    } else {
        m_out.insert(key);
        m_leftOut.append(key);
    }
    tellRows(row, row);
    emit leftOutChanged();
}

Qt::ItemFlags MatchModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags usual = FlatTable::flags(index);
    return index.isValid() && index.column() == Name && m_isChoosable ? usual | Qt::ItemIsUserCheckable : usual;
}

bool MatchModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::CheckStateRole || index.column() != Name
        || !m_isChoosable)
        return false;
    const bool isOut = value.toInt() == Qt::Unchecked;
    if (isOut != isLeftOut(m_rows.at(index.row())))
        toggle(index.row());
    return true;
}

void MatchModel::tellRows(int first, int last)
{
    if (first <= last)
        emit dataChanged(index(first, 0), index(last, ColumnCount - 1));
}

void MatchModel::keepTimesFresh()
{
    if (m_isTicking || m_rows.isEmpty())
        return;
    m_isTicking = true;
    m_clock.callAfter(1min, this, [this] {
        m_isTicking = false;
        if (rows() > 0)
            emit dataChanged(index(0, LastRun), index(rows() - 1, LastRun), {Qt::DisplayRole});
        keepTimesFresh();
    });
}

} // namespace runlatch::models
