// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/menus/shortcutrow.h"

#include <QAbstractTableModel>

namespace runlatch::ui {

/// The shortcuts as a table, narrowed by words in any order.
class ShortcutModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Place, Command, Keys, Default, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(const QList<ShortcutRow> &rows); ///< rows that are the same but for their keys stay where they are
    void setWords(const QString &words);
    const QList<ShortcutRow> &rows() const { return m_rows; } ///< all, also those that do not match
    ShortcutRow at(int row) const;                            ///< a fixed one without text if there is no such row

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<qsizetype> matches() const;

    QList<ShortcutRow> m_rows;
    QStringList m_words;
    QList<qsizetype> m_shown; ///< places in m_rows
};

} // namespace runlatch::ui
