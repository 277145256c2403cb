// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/controls/pushbutton.h"
#include "ui/widgets/labels/badge.h"

namespace runlatch::ui {

/// A badge that leads to what it names, by a click, or by a key of the window. It never takes the focus: it comes and
/// goes by itself, and no Tab leads out of the status bar.
class NextDeadline final : public PushButton
{
    Q_OBJECT

public:
    explicit NextDeadline(QWidget *parent = nullptr);

    void setSpec(const BadgeSpec &spec); ///< its word is the accessible name
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void watchedChanged(bool isWatched); ///< it came into sight, or left it: also by a window that becomes an icon

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    BadgeSpec m_spec;
};

} // namespace runlatch::ui
