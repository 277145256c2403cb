// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/differencetable.h"
#include "models/requestcomparison.h"

namespace runlatch::models {

/// The differences of two JSON texts by meaning. KindRole is that of comparison::JsonDifference.
class JsonDifferenceModel : public DifferenceTable
{
    Q_OBJECT
public:
    enum class Column { Kind, Pointer, Left, Right, ColumnCount };
    Q_ENUM(Column)

    using DifferenceTable::DifferenceTable;

    void setComparison(const RequestComparison &comparison);

private:
    struct Side
    {
        QByteArray body;
        QList<redaction::Span> secrets; ///< merged
    };

    int rows() const override { return static_cast<int>(m_rows.size()); }
    int columns() const override { return static_cast<int>(Column::ColumnCount); }
    QString title(int column) const override;
    QVariant value(const QModelIndex &index, int role) const override;

    static QString fullText(const Side &side, const std::optional<comparison::JsonPlace> &place, qsizetype limit);
    QString word(const comparison::JsonDifference &difference) const;
    QString text(const comparison::JsonDifference &difference, Column column) const;

    QList<comparison::JsonDifference> m_rows;
    Side m_left;
    Side m_right;
};

} // namespace runlatch::models
