// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

class QWidget;

namespace runlatch::ui {

/// Lets Tab go through everything below `root` in the order of its layouts, whatever was made first. Qt's own
/// order is that of creation, which is wrong as soon as rows come and go.
void orderTabs(QWidget *root);

} // namespace runlatch::ui
