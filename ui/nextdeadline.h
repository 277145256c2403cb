// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/controls/pushbutton.h"
#include "ui/widgets/labels/badge.h"

namespace runlatch::ui {

/// A badge that leads to what it names. A click does not move the focus.
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
