// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/flatmodels.h"
#include "plan/changedetail.h"

namespace runlatch::models {

/// The attributes of one change, before and after it. Values are on one line; those that differ come first.
class PlanAttributeModel final : public FlatTable
{
    Q_OBJECT
public:
    enum class Column { Attribute, Before, After, Note, ColumnCount };
    Q_ENUM(Column)
    enum Role {
        DiffersRole = Qt::UserRole, ///< bool
        ForcesRole,                 ///< bool: this attribute forces the replacement
        SecretRole,                 ///< bool: one of its values is hidden
        WholeTextRole,              ///< of the cell, as it is copied: values as far as plan::Value has them
    };

    using FlatTable::FlatTable;

    void setDetail(const plan::ChangeDetail &detail);
    void clear() { setDetail({}); }

private:
    int rows() const override { return static_cast<int>(m_detail.attributes.size()); }
    int columns() const override { return static_cast<int>(Column::ColumnCount); }
    QString title(int column) const override;
    QVariant value(const QModelIndex &index, int role) const override;

    plan::ChangeDetail m_detail;
};

} // namespace runlatch::models
