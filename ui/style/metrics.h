// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStyle>

#include <optional>

namespace runlatch::ui {

class Theme;

/// Sizes and places of controls. They must match the drawing; otherwise text is elided although there is room. A result
/// is empty if Fusion's value is right.
namespace style {

std::optional<int> pixelMetric(const Theme &theme, QStyle::PixelMetric metric, const QWidget *widget);
std::optional<QSize> sizeFromContents(const Theme &theme, QStyle::ContentsType type, const QStyleOption &option,
                                      const QSize &size, const QWidget *widget);
std::optional<QRect> subElementRect(const Theme &theme, QStyle::SubElement element, const QStyleOption &option,
                                    const QWidget *widget);

} // namespace style
} // namespace runlatch::ui
