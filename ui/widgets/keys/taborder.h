// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

class QWidget;

namespace runlatch::ui {

/// Moves the focus in the order of the layouts of `root`, whatever the order of creation, and out of `root` after the
/// last widget, to what follows in the layouts around it. Call from QWidget::focusNextPrevChild of `root`. Qt's own
/// order is the order of creation, which is wrong as soon as rows come and go. Repeated calls of setTabOrder() break
/// Qt's chain: Tab then cycles through a part of it.
///
/// Qt calls that function also when the focused widget was disabled or hidden. The focus then falls to the nearest
/// widget of `root` that is no button to press, or nowhere: the next Enter was meant for the button that is gone, and
/// must not press a stronger one.
bool focusNextInLayout(QWidget *root, bool next);
/// Tells whether the widget, or what it stands in, is disabled or hidden.
bool isOutOfUse(const QWidget *widget);
/// Moves the focus to the first widget of `root` that takes it by Tab. Returns false if there is none.
bool focusFirstInLayout(QWidget *root);

} // namespace runlatch::ui
