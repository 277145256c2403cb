// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/flatmodels.h"
#include "plan/plan.h"

namespace runlatch::models {

/// The actions that a plan runs beside its changes, then those that it defers.
class PlanInvocationModel final : public FlatTable
{
    Q_OBJECT
public:
    enum class Column { Address, Trigger, Event, When, ColumnCount };
    Q_ENUM(Column)

    using FlatTable::FlatTable;

    void setInvocations(const QList<plan::Invocation> &invocations);

private:
    int rows() const override { return static_cast<int>(m_invocations.size()); }
    int columns() const override { return static_cast<int>(Column::ColumnCount); }
    QString title(int column) const override;
    QVariant value(const QModelIndex &index, int role) const override;

    QList<plan::Invocation> m_invocations;
};

} // namespace runlatch::models
