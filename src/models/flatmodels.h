// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QAbstractTableModel>

namespace runlatch::models {

/// The common half of all lists without a hierarchy: no row has rows below it, and an index of another model, or of a
/// row that there is not, has no values.
class FlatList : public QAbstractListModel
{
public:
    int rowCount(const QModelIndex &parent = {}) const final { return parent.isValid() ? 0 : rows(); }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const final;

protected:
    using QAbstractListModel::QAbstractListModel;

    virtual int rows() const = 0;
    virtual QVariant value(const QModelIndex &index, int role) const = 0; ///< the index is one of a row
};

/// The same for tables, whose columns stay, with a title above each. Nothing stands beside the rows.
class FlatTable : public QAbstractTableModel
{
public:
    int rowCount(const QModelIndex &parent = {}) const final { return parent.isValid() ? 0 : rows(); }
    int columnCount(const QModelIndex &parent = {}) const final { return parent.isValid() ? 0 : columns(); }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const final;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const final;

protected:
    using QAbstractTableModel::QAbstractTableModel;

    virtual int rows() const = 0;
    virtual int columns() const = 0;
    virtual QString title(int column) const = 0;
    /// Figures stand at the right, where they are compared by their length, and so do their titles.
    virtual bool isFigure(int column) const;
    /// The index is one of a row and a column; the role is not that of the alignment.
    virtual QVariant value(const QModelIndex &index, int role) const = 0;
};

} // namespace runlatch::models
