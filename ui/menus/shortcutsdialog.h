// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDialog>

class QMainWindow;

namespace runlatch::ui {

/// Lists every shortcut of the window, by its pages: the same keys do other things on other pages. The list is read
/// from actions and buttons, so it is always up to date. Deletes itself when it is closed; show it with `open()`.
class ShortcutsDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutsDialog(QMainWindow &window);
};

} // namespace runlatch::ui
