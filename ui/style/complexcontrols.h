// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStyle>

#include <optional>

namespace runlatch::ui {

class Theme;

namespace style {

/// Returns false if Fusion is to draw the control.
bool drawComplexControl(const Theme &theme, QStyle::ComplexControl control, const QStyleOptionComplex &option,
                        QPainter *painter, const QWidget *widget);

/// Draws what Fusion's control lacks: the border of a number field, which Fusion takes from the window's color.
void finishComplexControl(const Theme &theme, QStyle::ComplexControl control, const QStyleOptionComplex &option,
                          QPainter *painter, const QWidget *widget);

/// Empty if Fusion's rectangle is right.
std::optional<QRect> subControlRect(const Theme &theme, QStyle::ComplexControl control,
                                    const QStyleOptionComplex &option, QStyle::SubControl part);

} // namespace style
} // namespace runlatch::ui
