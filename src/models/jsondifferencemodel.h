// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/flatmodels.h"
#include "models/requestcomparison.h"

namespace runlatch::models {

/// The differences of two JSON texts by meaning, a row each. Texts come from strangers: they are cut and made one line.
class JsonDifferenceModel : public FlatTable
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

    using FlatTable::FlatTable;

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
