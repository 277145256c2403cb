// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

class QWidget;

namespace runlatch::ui {

/// Moves the focus in the order of the layouts of `root`, whatever the order of creation, and out of `root` after the
/// last widget. If the focused widget is being hidden or disabled, the focus moves to a neighbor. Call from
/// QWidget::focusNextPrevChild of `root`. Qt's own order is the order of creation, which is wrong as soon as rows come
/// and go. Repeated calls of setTabOrder() break Qt's chain: Tab then cycles through a part of it.
bool focusNextInLayout(QWidget *root, bool next);
/// Moves the focus to the first widget of `root` that takes it by Tab. Returns false if there is none.
bool focusFirstInLayout(QWidget *root);

} // namespace runlatch::ui
