// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/tableview.h"

namespace runlatch::models {
class CaptureModel;
}

namespace runlatch::ui {

/// The table of received requests, over a model that holds a window of them. What is in sight stays where it is
/// while rows come and go above it. Who sits at the very top sees the newest come in.
class CaptureView final : public TableView
{
    Q_OBJECT

public:
    explicit CaptureView(const QString &accessibleName, QWidget *parent = nullptr);

    void setCaptures(models::CaptureModel &model); ///< it must outlive this, or another one come

signals:
    void newestWanted(); ///< Home, where the window does not begin at the newest

protected:
    void focusInEvent(QFocusEvent *event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    void keepAfterInsertion(int first, int last);
    void keepAfterRemoval(int first, int last);
    void lookUp();

    models::CaptureModel *m_captures = nullptr;
    bool m_isEntered = false; ///< by the focus just now
};

} // namespace runlatch::ui
