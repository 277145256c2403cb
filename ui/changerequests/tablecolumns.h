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

/// Keeps which columns of a table are shown, where and how wide. Users choose them in a menu, and move and resize them
/// by the header. The state is text that a later version with other columns can still read.
class TableColumns final : public QObject
{
    Q_OBJECT

public:
    /// `names` are machine-readable names of the table's columns. The stretching column is always shown.
    TableColumns(TableView &table, const QStringList &names, int stretching);

    /// A menu of columns to show, and below them the sort order, so that both are reachable by keyboard.
    QMenu *menu() const { return m_menu; }
    /// Hides the column and shows the reason in the menu; an empty reason shows it again. The choice of the user is
    /// kept.
    void setMissing(int column, const QString &reason);
    /// Whether the user chose to show the column.
    bool isShown(int column) const { return !m_hidden.contains(column); }

    QByteArray state() const;
    void restore(const QByteArray &state); ///< ignores unreadable parts

signals:
    void changed();                                   ///< state() has changed
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
    QHash<int, QString> m_missing; ///< reasons by column
};

} // namespace runlatch::ui
