// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

namespace runlatch::ui {

/// A line of two pixels that moves while something takes longer than 300 ms. Its height is always reserved, so nothing
/// jumps.
class BusyLine final : public QWidget
{
    Q_OBJECT

public:
    explicit BusyLine(QWidget *parent = nullptr);

    void setBusy(bool busy);
    /// True from setBusy(true) on, even while the line is not shown yet.
    bool isBusy() const { return m_delay.isActive() || m_moving; }
    bool isLineShown() const { return m_moving; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void begin();

    QTimer m_delay;
    QVariantAnimation m_position;
    bool m_moving = false;
};

} // namespace runlatch::ui
