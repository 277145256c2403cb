// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QPushButton>

namespace runlatch::ui {

/// A button that Enter presses while it has the focus, as the space bar does. With Qt's own button, Enter presses the
/// default button of the dialog, which may do the opposite; outside a dialog Enter does nothing.
class PushButton : public QPushButton
{
    Q_OBJECT

public:
    explicit PushButton(const QString &text, QWidget *parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace runlatch::ui
