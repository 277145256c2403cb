// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/tableview.h"

class QMenu;

namespace runlatch::models {
class CaptureModel;
}

namespace runlatch::settings {
class Preferences;
}

namespace runlatch::ui {

class TableColumns;

/// The table of received requests, on a model that holds a window of them. Visible rows keep their place while rows are
/// added or removed above them. At the very top, new requests come into view.
class CaptureView final : public TableView
{
    Q_OBJECT

public:
    explicit CaptureView(const QString &accessibleName, QWidget *parent = nullptr);

    /// Keeps the columns as the user arranged them. Call before setCaptures(); `preferences` must outlive this.
    void keepColumns(settings::Preferences &preferences) { m_preferences = &preferences; }
    void setCaptures(models::CaptureModel &model); ///< `model` must outlive this or be replaced
    QMenu *columnMenu() const;                     ///< null before setCaptures()

signals:
    void newestWanted(); ///< Home was pressed, and the window does not begin at the newest

protected:
    void focusInEvent(QFocusEvent *event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildCells();
    void buildColumns();
    void fitSamples();
    void fitContents(int first, int last);
    void makeRoom();
    void keepAfterInsertion(int first, int last);
    void keepAfterRemoval(int first, int last);
    void lookUp();

    models::CaptureModel *m_captures = nullptr;
    settings::Preferences *m_preferences = nullptr;
    TableColumns *m_columns = nullptr;
    int m_digits = 0;         ///< of the largest number that the column has room for
    int m_endpoint = 0;       ///< width of the longest endpoint so far
    bool m_isEntered = false; ///< the focus has just entered
};

} // namespace runlatch::ui
