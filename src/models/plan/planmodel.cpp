// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/plan/planmodel.h"

#include "models/plan/planwords.h"
#include "text/plaintext.h"
#include "wording/plaintext.h"
#include "wording/planwords.h"

namespace runlatch::models {

namespace {

using Column = PlanModel::Column;
constexpr qsizetype MaxCellLength = 300; // characters

/// Nearly all providers are of the public registry, whose name would hide theirs.
QString shortProvider(const QString &provider)
{
    constexpr QLatin1StringView Registry("registry.terraform.io/");
    return provider.startsWith(Registry) ? provider.sliced(Registry.size()) : provider;
}

QString cellOf(const plan::Change &change, Column column)
{
    switch (column) {
    case Column::Action: return PlanWords::action(change.action, change.actions);
    case Column::Address: return text::plainText(change.address, MaxCellLength);
    case Column::Type: return text::plainText(change.type, MaxCellLength);
    case Column::Module: return text::plainText(change.module, MaxCellLength);
    case Column::Provider: return text::plainText(shortProvider(change.provider), MaxCellLength);
    case Column::Reason: return PlanWords::why(change);
    case Column::ColumnCount: break;
    }
    return {};
}

} // namespace

void PlanModel::setRows(const plan::Plan &plan, const PlanRows &rows)
{
    beginResetModel();
    m_plan = plan;
    m_rows = rows;
    endResetModel();
}

void PlanModel::clear()
{
    beginResetModel();
    m_plan.reset();
    m_rows = {};
    endResetModel();
}

/// The id of a row within a module is the module's place and one.
QModelIndex PlanModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const auto id = parent.isValid() ? static_cast<quintptr>(parent.row() - m_rows.root.size() + 1) : quintptr(0);
    return createIndex(row, column, id);
}

QModelIndex PlanModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == 0)
        return {};
    return createIndex(static_cast<int>(m_rows.root.size()) + static_cast<int>(child.internalId()) - 1, 0, quintptr(0));
}

int PlanModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_rows.root.size() + m_rows.modules.size());
    const bool isModule = parent.internalId() == 0 && parent.row() >= m_rows.root.size() && parent.column() == 0;
    return isModule ? static_cast<int>(moduleAt(parent).changes.size()) : 0;
}

int PlanModel::columnCount(const QModelIndex &) const
{
    return static_cast<int>(Column::ColumnCount);
}

const PlanRows::Module &PlanModel::moduleAt(const QModelIndex &index) const
{
    return m_rows.modules.at(index.row() - m_rows.root.size());
}

int PlanModel::changeAt(const QModelIndex &index) const
{
    if (index.internalId() > 0)
        return m_rows.modules.at(static_cast<qsizetype>(index.internalId()) - 1).changes.at(index.row());
    return index.row() < m_rows.root.size() ? m_rows.root.at(index.row()) : -1;
}

QVariant PlanModel::data(const QModelIndex &index, int role) const
{
    if (!m_plan || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int change = changeAt(index);
    const auto column = static_cast<Column>(index.column());
    return change < 0 ? ofModule(moduleAt(index), column, role) : ofChange(change, column, role);
}

QVariant PlanModel::ofChange(int change, Column column, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return cellOf(m_plan->change(change), column);
    case Qt::ToolTipRole: return wording::toolTip(cellOf(m_plan->change(change), column));
    case ChangeRole: return change;
    case ActionRole: return static_cast<int>(m_plan->action(change));
    case FullAddressRole: return text::plainText(m_plan->change(change).address, plan::Change::MaxText);
    default: return {};
    }
}

QVariant PlanModel::ofModule(const PlanRows::Module &module, Column column, int role) const
{
    const bool isCounts = column == Column::Action;
    const QString address = module.number == 0 ? tr("Root module") : m_plan->module(module.number);
    if (role == ChangeRole)
        return -1;
    if (role == FullAddressRole)
        return text::plainText(address, plan::Change::MaxText);
    if (role == Qt::DisplayRole && column == Column::Address) {
        //: %1 is the address of a module
        return tr("%1 (%Ln change(s))", nullptr, static_cast<int>(module.changes.size()))
            .arg(text::plainText(address, MaxCellLength));
    }
    if (role == Qt::DisplayRole && isCounts)
        return PlanWords::signs(module.counts);
    const bool isSpoken = role == Qt::ToolTipRole || role == Qt::AccessibleTextRole;
    return isSpoken && isCounts ? QVariant(wording::planCounts(module.counts)) : QVariant();
}

QVariant PlanModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case Column::Action: return tr("Action");
    case Column::Address: return tr("Address");
    case Column::Type: return tr("Type");
    case Column::Module: return tr("Module");
    case Column::Provider: return tr("Provider");
    case Column::Reason: return tr("Reason");
    case Column::ColumnCount: break;
    }
    return {};
}

} // namespace runlatch::models
