// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFrame>
#include <QTimer>

class QAbstractItemDelegate;
class QAbstractItemModel;
class QLineEdit;
class QListView;

namespace runlatch::ui {

class BusyLine;
class Label;

/// What a SearchPicker opens: a line to search with, and below it what was found. Up, down and Enter work from the
/// line. Enter waits for the answer: what stood there before was not what was asked for.
class PickerPopup final : public QFrame
{
    Q_OBJECT

public:
    /// `name` is that of the picker.
    PickerPopup(const QString &name, QWidget *parent);

    void setModel(QAbstractItemModel *model);
    void setDelegate(QAbstractItemDelegate *delegate);
    void setBusy(bool busy);
    /// Below `picker`, with the row chosen that shows `chosen`, and `typed` in the line.
    void openAt(const QWidget &picker, const QString &chosen, const QString &typed);

signals:
    void searchWanted(const QString &text);
    void chosen(int row);

protected:
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void ask();
    void takeRows();
    void showCount();
    void choose();
    void place(const QWidget &picker);

    QLineEdit *m_search;
    BusyLine *m_busy;
    QListView *m_list;
    Label *m_nothing;
    QTimer m_pause; ///< the service is not asked for each letter
    QString m_asked;
    QString m_chosen;
    bool m_isStale = false; ///< the rows are not those of what is in the line
    bool m_choosesFirst = false;
    bool m_isBusy = false;
};

} // namespace runlatch::ui
