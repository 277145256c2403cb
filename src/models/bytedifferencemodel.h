// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/flatmodels.h"
#include "models/requestcomparison.h"

#include <vector>

namespace runlatch::models {

/// Two bodies side by side, a part of each in a row, as text or in hexadecimal digits. A row is wholly equal or wholly
/// different. No row is kept: takes memory for each run of bytes, and none for each row.
class ByteDifferenceModel : public FlatTable
{
    Q_OBJECT
public:
    enum class Column { LeftOffset, Left, Sign, RightOffset, Right, ColumnCount };
    Q_ENUM(Column)
    enum Role { DifferentRole = Qt::UserRole }; ///< bool
    enum class Form { Text, Hex };

    using FlatTable::FlatTable;

    void setComparison(const RequestComparison &comparison);
    void setForm(Form form);
    int width() const { return m_form == Form::Text ? 48 : 16; } ///< bytes of each side in a row
    /// The row in which the next (`step` 1) or previous (-1) difference begins, seen from `row`; -1: there is none.
    int differenceFrom(int row, int step) const;

private:
    /// Offset and length of the bytes of one side in a row.
    struct Part
    {
        qint64 offset = 0;
        qint64 length = 0;
    };

    int rows() const override { return m_firstRows.empty() ? 0 : m_firstRows.back(); }
    int columns() const override { return static_cast<int>(Column::ColumnCount); }
    QString title(int column) const override;
    bool isFigure(int column) const override;
    QVariant value(const QModelIndex &index, int role) const override;
    void layOut();
    std::size_t runOf(int row) const;
    Part part(int row, bool isLeft) const;
    QString bytesText(QByteArrayView bytes, bool isDifferent) const;
    QString sign(const comparison::ByteRun &run) const;

    QByteArray m_left;
    QByteArray m_right;
    QList<comparison::ByteRun> m_runs;
    std::vector<int> m_firstRows; ///< of each run, and the number of all rows
    Form m_form = Form::Text;
};

} // namespace runlatch::models
