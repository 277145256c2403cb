// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStyle>

#include <optional>

namespace runlatch::ui {

class Theme;

namespace style {

/// False where Fusion is to draw it.
bool drawComplexControl(const Theme &theme, QStyle::ComplexControl control, const QStyleOptionComplex &option,
                        QPainter *painter, const QWidget *widget);

/// Nothing where Fusion's is right.
std::optional<QRect> subControlRect(const Theme &theme, QStyle::ComplexControl control,
                                    const QStyleOptionComplex &option, QStyle::SubControl part);

} // namespace style
} // namespace runlatch::ui
