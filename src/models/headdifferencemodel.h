// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/requestcomparison.h"

#include <QAbstractTableModel>

namespace runlatch::models {

/// The lines of two heads side by side, each with what became of it. Texts come from strangers: they are cut and made
/// one line.
class HeadDifferenceModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Column { Kind, Name, Left, Right, ColumnCount };
    Q_ENUM(Column)
    enum Role {
        KindRole = Qt::UserRole, ///< int of comparison::HeadDifference::Kind
        LeftTextRole,            ///< the text of the left side with its line breaks, cut at MaxFullText
        RightTextRole,           ///< the same of the right side
        DifferentRole,           ///< bool
    };
    static constexpr int MaxTextLength = 200;     ///< the most characters of a cell
    static constexpr int MaxFullText = 64 * 1024; ///< in bytes

    using QAbstractTableModel::QAbstractTableModel;

    void setComparison(const RequestComparison &comparison);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString word(const comparison::HeadDifference &line) const;
    QString text(const comparison::HeadDifference &line, Column column) const;

    QList<comparison::HeadDifference> m_rows;
    QList<comparison::HeadLine> m_left;
    QList<comparison::HeadLine> m_right;
};

} // namespace runlatch::models
