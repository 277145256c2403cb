// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/plan/plancheckmodel.h"

#include "models/plan/planwords.h"
#include "text/plaintext.h"
#include "wording/plaintext.h"

namespace runlatch::models {

namespace {

constexpr qsizetype MaxProblemLength = 500; // characters of a cell

QString checkCell(const plan::Check &check, PlanCheckModel::Column column)
{
    switch (column) {
    case PlanCheckModel::Column::Status: return PlanWords::status(check);
    case PlanCheckModel::Column::Address: return text::plainText(check.address);
    case PlanCheckModel::Column::Kind: return text::plainText(check.kind);
    case PlanCheckModel::Column::Problem: return text::plainText(check.problems.join(u' '), MaxProblemLength);
    case PlanCheckModel::Column::ColumnCount: break;
    }
    return {};
}

} // namespace

void PlanCheckModel::setChecks(const QList<plan::Check> &checks)
{
    beginResetModel();
    m_checks = checks;
    endResetModel();
}

QString PlanCheckModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case Column::Status: return tr("Status");
    case Column::Address: return tr("Address");
    case Column::Kind: return tr("Kind");
    case Column::Problem: return tr("Problem");
    case Column::ColumnCount: break;
    }
    return {};
}

QVariant PlanCheckModel::value(const QModelIndex &index, int role) const
{
    const plan::Check &check = m_checks.at(index.row());
    const auto column = static_cast<Column>(index.column());
    if (role == StatusRole)
        return static_cast<int>(check.status);
    if (role == Qt::DisplayRole)
        return checkCell(check, column);
    return role == Qt::ToolTipRole ? QVariant(wording::toolTip(checkCell(check, column))) : QVariant();
}

} // namespace runlatch::models
