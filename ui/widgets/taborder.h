// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

class QWidget;

namespace runlatch::ui {

/// For QWidget::focusNextPrevChild of `root`: moves the focus in the order of its layouts, whatever was made first,
/// and from its last widget out of it. From a widget that goes (it is hidden or disabled) it moves to a neighbour. Qt's
/// own order is that of creation, which is wrong as soon as rows come and go, and setTabOrder() called again and again
/// tears Qt's chain apart: Tab then goes round in a part of it.
bool focusNextInLayout(QWidget *root, bool next);

} // namespace runlatch::ui
