// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/flatmodels.h"
#include "plan/plan.h"

namespace runlatch::models {

/// The checks of a plan, failed ones first.
class PlanCheckModel final : public FlatTable
{
    Q_OBJECT
public:
    enum class Column { Status, Address, Kind, Problem, ColumnCount };
    Q_ENUM(Column)
    enum Role { StatusRole = Qt::UserRole }; ///< int of plan::Check::Status

    using FlatTable::FlatTable;

    void setChecks(const QList<plan::Check> &checks);

private:
    int rows() const override { return static_cast<int>(m_checks.size()); }
    int columns() const override { return static_cast<int>(Column::ColumnCount); }
    QString title(int column) const override;
    QVariant value(const QModelIndex &index, int role) const override;

    QList<plan::Check> m_checks;
};

} // namespace runlatch::models
