// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDialog>

class QMainWindow;

namespace runlatch::ui {

/// Every shortcut of the window, read from its actions and buttons, so that the list cannot go stale.
/// Deletes itself when it is closed; show it with `open()`.
class ShortcutsDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutsDialog(QMainWindow &window);
};

} // namespace runlatch::ui
