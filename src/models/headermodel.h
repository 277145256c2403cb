// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"

#include <QAbstractTableModel>

namespace runlatch::models {

/// The header lines of a received request in their order and case, read from its exact head. A line without a colon (of
/// a refused request) is shown as a value without a name.
class HeaderModel : public QAbstractTableModel
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

    using QAbstractTableModel::QAbstractTableModel;

    void setHead(const QByteArray &head);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    http::Headers m_lines;
};

} // namespace runlatch::models
