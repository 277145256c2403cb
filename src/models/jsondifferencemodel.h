// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/requestcomparison.h"

#include <QAbstractTableModel>

namespace runlatch::models {

/// The differences of two JSON texts by meaning, a row each. Texts come from strangers: they are cut and made one line.
class JsonDifferenceModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Column { Kind, Pointer, Left, Right, ColumnCount };
    Q_ENUM(Column)
    enum Role {
        KindRole = Qt::UserRole, ///< int of comparison::JsonDifference::Kind
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
    struct Side
    {
        QByteArray body;
        QList<redaction::Span> secrets; ///< merged
    };

    static QString fullText(const Side &side, const std::optional<comparison::JsonPlace> &place, qsizetype limit);
    QString word(const comparison::JsonDifference &difference) const;
    QString text(const comparison::JsonDifference &difference, Column column) const;

    QList<comparison::JsonDifference> m_rows;
    Side m_left;
    Side m_right;
};

} // namespace runlatch::models
