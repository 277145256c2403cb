// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QComboBox>

namespace runlatch::ui {

/// Chooses the factor by which the clock of the deadlines of run tasks is faster: 1, 10, 60 or 600.
class ClockPicker final : public QComboBox
{
    Q_OBJECT

public:
    explicit ClockPicker(QWidget *parent = nullptr);

    int warp() const { return currentData().toInt(); }
    void setWarp(int warp); ///< 1 if it is none of these

signals:
    void warpChanged(int warp);
};

} // namespace runlatch::ui
