// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStyle>

namespace runlatch::ui {

class Theme;

namespace style {

/// Returns false if Fusion is to draw the element.
bool drawPrimitive(const Theme &theme, QStyle::PrimitiveElement element, const QStyleOption &option, QPainter *painter,
                   const QWidget *widget);

} // namespace style
} // namespace runlatch::ui
