// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QPushButton>

namespace runlatch::ui {

/// A button that Enter presses while it has the focus, as the space bar does. Qt's own gives Enter to the default
/// button of a dialog, which may do the opposite, and elsewhere to nobody.
class PushButton : public QPushButton
{
    Q_OBJECT

public:
    explicit PushButton(const QString &text, QWidget *parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace runlatch::ui
