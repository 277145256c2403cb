// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"
#include "models/flatmodels.h"

namespace runlatch::models {

/// The header lines of a received request in their order and case, read from its exact head. A line without a colon (of
/// a refused request) is shown as a value without a name.
class HeaderModel : public FlatTable
{
    Q_OBJECT
public:
    enum class Column { Name, Value, ColumnCount };
    Q_ENUM(Column)
    enum Role {
        SignatureRole = Qt::UserRole, ///< bool; the line is X-*-Task-Signature
        FullTextRole,                 ///< the cell uncut, for copying
    };
    static constexpr int MaxTextLength = 1000; ///< the most characters of a cell; its sender chooses how many there are

    using FlatTable::FlatTable;

    void setHead(const QByteArray &head);

private:
    int rows() const override { return static_cast<int>(m_lines.size()); }
    int columns() const override { return static_cast<int>(Column::ColumnCount); }
    QString title(int column) const override;
    QVariant value(const QModelIndex &index, int role) const override;

    http::Headers m_lines;
};

} // namespace runlatch::models
