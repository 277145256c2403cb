// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/plan/planrows.h"

#include <QAbstractItemModel>

#include <optional>

namespace runlatch::models {

/// The changes of a plan as a tree: those of the root module first, then a row for each other module with its changes
/// below it. A row is made when a view asks for it. No value of an attribute is in it.
class PlanModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum class Column { Action, Address, Type, Module, Provider, Reason, ColumnCount };
    Q_ENUM(Column)
    enum Role {
        ChangeRole = Qt::UserRole, ///< the number of the change in the plan; -1 of a module
        ActionRole,                ///< int of plan::Action; invalid of a module
        FullAddressRole,           ///< as it is copied: the whole text, on one line
    };

    using QAbstractItemModel::QAbstractItemModel;

    void setRows(const plan::Plan &plan, const PlanRows &rows);
    void clear();

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    int changeAt(const QModelIndex &index) const; ///< -1 of a module
    const PlanRows::Module &moduleAt(const QModelIndex &index) const;
    QVariant ofChange(int change, Column column, int role) const;
    QVariant ofModule(const PlanRows::Module &module, Column column, int role) const;

    std::optional<plan::Plan> m_plan;
    PlanRows m_rows;
};

} // namespace runlatch::models
