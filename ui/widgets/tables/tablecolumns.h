// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFont>
#include <QHash>
#include <QList>
#include <QMap>
#include <QObject>
#include <QSet>

class QMenu;

namespace runlatch::ui {

class TableView;

/// Keeps which columns of a table are shown, where and how wide. Users choose them in a menu, and move and resize them
/// by the header or in that menu. The state is text that a later version with other columns can still read.
class TableColumns final : public QObject
{
    Q_OBJECT

public:
    enum class Sorting { None, ByHeader };

    /// `names` are machine-readable names of the table's columns. The stretching column is always shown. The widths
    /// that the columns have now are those that their content needs. They follow the size of the text.
    TableColumns(TableView &table, const QStringList &names, int stretching, Sorting sorting);

    /// A menu of columns to show, and below them where they stand, how wide they are and the sort order, so that all
    /// of it is reachable by keyboard.
    QMenu *menu() const { return m_menu; }
    /// Hides the column and shows the reason in the menu; an empty reason shows it again. The choice of the user is
    /// kept.
    void setMissing(int column, const QString &reason);
    /// Hides the column because its value is the same in all rows, and says so in the menu, where the user can show it
    /// all the same. An empty reason shows it again.
    void setSame(int column, const QString &reason);
    /// Tells whether the column gave way because its value is the same in all rows.
    bool isSame(int column) const { return m_same.contains(column) && isShown(column) && !m_wanted.contains(column); }
    /// Sets the width that the content of a column needs. A column that the user resized stays as it is.
    void fit(int column, int width);
    int width(int column) const { return m_sizes.value(column, m_needed.value(column)); }
    /// Sets the width down to which a column gives way, with elided text, before any column is hidden. A column that
    /// the user resized stays as it is.
    void setLeast(int column, int width) { m_least.insert(column, width); }

    /// The pixels of the stretching column: as many as it keeps, and as many as it takes before columns that gave way
    /// become as wide as they need to be.
    struct Room
    {
        int least;
        int ample;
    };
    /// Narrows the columns that give way, then hides columns of `order`, one after the other, until the stretching
    /// column has `room.least`, and shows those again for which room is left. A column that the user chose to show is
    /// not hidden.
    void makeRoom(const QList<int> &order, Room room);
    /// Tells whether the user did not choose to hide the column.
    bool isShown(int column) const { return !m_hidden.contains(column); }
    void reset(); ///< forgets what the user chose

    QByteArray state() const;
    void restore(const QByteArray &state); ///< ignores unreadable parts

signals:
    void changed();                                   ///< state() has changed
    void chosen();                                    ///< the user showed, hid or resized columns, or the text
    void sortWanted(int column, Qt::SortOrder order); ///< -1: none

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectHeader(Sorting sorting);
    void fillMenu();
    void addSorting();
    void addForShown(const QString &title, void (TableColumns::*act)(int column, int direction), int direction);
    void setShown(int column, bool shown);
    void move(int column, int places);
    void widen(int column, int ems);
    void noteSize(int column, int width);
    void followText();
    void apply(int column);
    bool isAbsent(int column) const { return m_missing.contains(column) || isSame(column); }
    void resize(int column, int width);
    void share(int spare);
    int leastOf(int column) const;
    double em() const;

    TableView &m_table;
    QStringList m_names;
    int m_stretching;
    bool m_sorts;
    double m_em;              ///< of the present font, in pixels
    QFont m_headerFont;       ///< which the header's widths are for
    bool m_isFitting = false; ///< a width changes that the user did not choose
    QMenu *m_menu;
    QSet<int> m_hidden;   ///< hidden by the user
    QSet<int> m_wanted;   ///< shown by the user, also where there is little room
    QSet<int> m_yielding; ///< hidden for lack of room
    QHash<int, int> m_needed;
    QMap<int, int> m_least;        ///< widths down to which columns give way
    QHash<int, int> m_sizes;       ///< widths that the user chose
    QHash<int, QString> m_missing; ///< reasons by column
    QHash<int, QString> m_same;    ///< reasons by column
};

} // namespace runlatch::ui
