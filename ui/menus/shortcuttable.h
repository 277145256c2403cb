// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

class QMainWindow;

namespace runlatch::ui {

/// The present shortcuts of the window as a table in markdown, for the help. A command without a key is left out.
QString shortcutTable(const QMainWindow &window);

} // namespace runlatch::ui
