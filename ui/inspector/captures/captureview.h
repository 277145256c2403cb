// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/tables/tableview.h"

class QMenu;

namespace runlatch::models {
class CaptureModel;
}

namespace runlatch::settings {
class Preferences;
}

namespace runlatch::ui {

class FollowMode;
class TableColumns;

/// The table of received requests, on a model that holds a window of them. Visible rows keep their place while rows are
/// added or removed above them. While it follows, new requests come into view at the top. The current row is always
/// among the chosen ones, whatever keys and clicks chose them.
class CaptureView final : public TableView
{
    Q_OBJECT

public:
    explicit CaptureView(const QString &accessibleName, QWidget *parent = nullptr);

    /// Keeps the columns as the user arranged them. Call before setCaptures(); `preferences` must outlive this.
    void keepColumns(settings::Preferences &preferences) { m_preferences = &preferences; }
    void setCaptures(models::CaptureModel &model); ///< `model` must outlive this or be replaced
    QMenu *columnMenu() const;                     ///< null before setCaptures()
    FollowMode &followMode() { return *m_follow; }
    void choose(int row); ///< this row alone, whatever keys are held
    void goToTop();       ///< the first of the loaded rows is in sight
    void selectAll() override;

signals:
    /// Home or Ctrl+Home was pressed, and the table does not show the newest or does not follow.
    void newestWanted();
    void oldestWanted(); ///< End or Ctrl+End was pressed, and the oldest request is not loaded

    void detailToggled(); ///< Space was pressed

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex &index, const QEvent *event) const override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildCells();
    void buildColumns();
    void fitSamples();
    void fitContents(int first, int last);
    bool fitFindings(int first, int last);
    void makeRoom();
    void keepAfterInsertion(int first, int last);
    void keepAfterRemoval(int first, int last);
    void keepTogether();
    void place(int top);
    void noteScroll(int value);
    void lookUp();
    void catchUp();

    models::CaptureModel *m_captures = nullptr;
    settings::Preferences *m_preferences = nullptr;
    FollowMode *m_follow;
    TableColumns *m_columns = nullptr;
    /// The event of the keyboard or the mouse that moves now.
    const QEvent *m_input = nullptr;
    int m_top = 0;               ///< the scroll bar's last value
    bool m_isPlacing = false;    ///< the scroll bar moves, but not by the user
    bool m_looksUp = false;      ///< the user scrolled up last
    int m_digits = 0;            ///< of the largest number that the column has room for
    bool m_hasDates = false;     ///< a time of another day needs room for its date
    bool m_hasTwoClocks = false; ///< a run task may have two clocks, which need room for both
    QString m_numberWord;        ///< in place of the number of a request that is not stored; empty without one
    int m_kinds = 2;             ///< of findings in one row that the column has room for
    int m_figures = 4;           ///< characters of all their numbers in one row, likewise
    int m_endpoint = 0;          ///< width of the longest endpoint so far
    bool m_isEntered = false;    ///< the focus has just entered
};

} // namespace runlatch::ui
