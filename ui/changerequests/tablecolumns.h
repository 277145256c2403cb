// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <QSet>

class QMenu;

namespace runlatch::ui {

class TableView;

/// Which columns of a table are shown, where and how wide: chosen in a menu, moved and sized by their header, and kept
/// as text that can be read again where a later version has other columns.
class TableColumns final : public QObject
{
    Q_OBJECT

public:
    /// `names` of the table's columns, machine-readable. The one that stretches is always shown.
    TableColumns(TableView &table, const QStringList &names, int stretching);

    /// Columns to be shown or not, and below them how to sort: both can be reached by keyboard so.
    QMenu *menu() const { return m_menu; }
    /// Left away for a reason, which the menu tells; with an empty one it is there. What the user chose stays chosen.
    void setMissing(int column, const QString &reason);
    bool isShown(int column) const { return !m_hidden.contains(column); } ///< by choice

    QByteArray state() const;
    void restore(const QByteArray &state); ///< what cannot be read is left as it is

signals:
    void changed();                                   ///< what state() tells
    void sortWanted(int column, Qt::SortOrder order); ///< -1: none

private:
    void fillMenu();
    void setShown(int column, bool shown);
    void apply(int column);
    double em() const;

    TableView &m_table;
    QStringList m_names;
    int m_stretching;
    QMenu *m_menu;
    QSet<int> m_hidden;
    QHash<int, QString> m_missing; ///< why
};

} // namespace runlatch::ui
