// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/tableview.h"

namespace runlatch::models {
class CaptureModel;
}

namespace runlatch::ui {

/// The table of received requests, on a model that holds a window of them. Visible rows keep their place while rows are
/// added or removed above them. At the very top, new requests come into view.
class CaptureView final : public TableView
{
    Q_OBJECT

public:
    explicit CaptureView(const QString &accessibleName, QWidget *parent = nullptr);

    void setCaptures(models::CaptureModel &model); ///< `model` must outlive this or be replaced

signals:
    void newestWanted(); ///< Home was pressed, and the window does not begin at the newest

protected:
    void focusInEvent(QFocusEvent *event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    void keepAfterInsertion(int first, int last);
    void keepAfterRemoval(int first, int last);
    void lookUp();

    models::CaptureModel *m_captures = nullptr;
    bool m_isEntered = false; ///< the focus has just entered
};

} // namespace runlatch::ui
