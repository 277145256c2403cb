// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/simulator/clockpicker.h"

#include "wording/plaintext.h"

#include <algorithm>

namespace runlatch::ui {

namespace {
constexpr int Warps[] = {1, 10, 60, 600};
}

ClockPicker::ClockPicker(QWidget *parent)
    : QComboBox(parent)
{
    setAccessibleName(tr("Clock of the deadlines"));
    setToolTip(
        wording::toolTip(tr("How fast the deadlines of run tasks run. What the network is given stays as it is.")));
    for (const int warp : Warps)
        addItem(tr("Clock %1x").arg(warp), warp);
    connect(this, &QComboBox::currentIndexChanged, this, [this] { emit warpChanged(warp()); });
}

void ClockPicker::setWarp(int warp)
{
    setCurrentIndex(std::max(0, findData(warp)));
}

} // namespace runlatch::ui
