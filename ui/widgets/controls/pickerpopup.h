// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFrame>
#include <QTimer>

class QAbstractItemDelegate;
class QAbstractItemModel;
class QAbstractItemView;
class QLineEdit;
class QListView;

namespace runlatch::ui {

class BusyLine;
class Label;

/// The popup of a SearchPicker: a search line, and below it the matching rows. Up, down and Enter work from the line.
/// Enter waits for the rows of the current search and never chooses from the previous ones.
class PickerPopup final : public QFrame
{
    Q_OBJECT

public:
    /// `name` is the accessible name of the picker.
    PickerPopup(const QString &name, QWidget *parent);

    QAbstractItemView *rows() const;
    void setModel(QAbstractItemModel *model);
    void setDelegate(QAbstractItemDelegate *delegate);
    void setBusy(bool busy);
    void setNote(const QString &note); ///< shown below the rows
    /// Opens below `picker`, with the row that shows `chosen` selected and `typed` in the line.
    void openAt(const QWidget &picker, const QString &chosen, const QString &typed);

signals:
    void searchWanted(const QString &text);
    void chosen(int row);

protected:
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void announce();
    void ask();
    void takeRows();
    void showCount();
    void choose();
    void place(const QWidget &picker);

    QLineEdit *m_search;
    BusyLine *m_busy;
    QListView *m_list;
    Label *m_nothing;
    Label *m_note;
    QTimer m_pause; ///< delays the search, so that the service is not asked at each letter
    QString m_asked;
    QString m_chosen;
    bool m_isStale = false; ///< the rows do not belong to the text in the line
    bool m_choosesFirst = false;
    bool m_isBusy = false;
};

} // namespace runlatch::ui
