// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/frames/dialog.h"

class QLineEdit;
class QMainWindow;

namespace runlatch::ui {

class Label;
class MessageBar;
class ShortcutEditor;
class ShortcutModel;
class TableView;

/// Lists every shortcut of the window, by its pages: the same keys do other things on other pages. The list is read
/// from actions and buttons, so it is always up to date. The user finds commands by words, and changes their keys,
/// which applies at once. Deletes itself when it is closed; show it with `open()`.
class ShortcutsDialog final : public Dialog
{
    Q_OBJECT

public:
    explicit ShortcutsDialog(QMainWindow &window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildTable();
    void buildLayout();
    void read();
    void find();
    void showCurrent();
    void restoreAll();

    QMainWindow &m_window;
    Label *m_hint;
    MessageBar *m_message;
    QLineEdit *m_search;
    ShortcutModel *m_model;
    TableView *m_table;
    ShortcutEditor *m_editor;
};

} // namespace runlatch::ui
