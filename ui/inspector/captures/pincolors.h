// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/capture.h"

#include <QColor>
#include <QIcon>

namespace runlatch::ui {

class Theme;

/// The color of a pin in the theme. Its word is CaptureModel::word(), which stands beside it or in the tool tip.
QColor pinColor(const Theme &theme, store::PinColor color);
QIcon pinIcon(const Theme &theme, store::PinColor color);

} // namespace runlatch::ui
