// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/differencetable.h"
#include "models/requestcomparison.h"

namespace runlatch::models {

/// The lines of two heads side by side, each with what became of it. KindRole is that of comparison::HeadDifference.
class HeadDifferenceModel : public DifferenceTable
{
    Q_OBJECT
public:
    enum class Column { Kind, Name, Left, Right, ColumnCount };
    Q_ENUM(Column)

    using DifferenceTable::DifferenceTable;

    void setComparison(const RequestComparison &comparison);

private:
    int rows() const override { return static_cast<int>(m_rows.size()); }
    int columns() const override { return static_cast<int>(Column::ColumnCount); }
    QString title(int column) const override;
    QVariant value(const QModelIndex &index, int role) const override;
    QString word(const comparison::HeadDifference &line) const;
    QString text(const comparison::HeadDifference &line, Column column) const;

    QList<comparison::HeadDifference> m_rows;
    QList<comparison::HeadLine> m_left;
    QList<comparison::HeadLine> m_right;
};

} // namespace runlatch::models
