// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDialog>
#include <QPointer>

namespace runlatch::ui {

/// A dialog in which Tab goes through all controls in the order of the layout. In Qt's own order Tab skips a button
/// that was made before its QDialogButtonBox. Enter presses the default button, but not while it is held down, and not
/// when it was meant for a control that was disabled or hidden just now. F1 asks for the help about the control that
/// has the focus.
class Dialog : public QDialog
{
    Q_OBJECT

public:
    using QDialog::QDialog;

protected:
    /// Enlarges it for what became visible. A window does not grow by itself for a wrapped sentence.
    void grow();

    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QPointer<QWidget> m_fallenTo; ///< where the focus fell, until Enter was pressed there
};

} // namespace runlatch::ui
