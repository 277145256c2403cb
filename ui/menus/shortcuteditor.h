// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/menus/shortcutrow.h"

#include <QWidget>

class QPushButton;

namespace runlatch::ui {

class Field;
class KeyEdit;

/// Changes the key of one command, at once. A key that another command has is only moved if the user says so.
class ShortcutEditor final : public QWidget
{
    Q_OBJECT

public:
    explicit ShortcutEditor(QWidget *parent = nullptr);

    /// Shows a command, one of `rows`. A fixed row without text stands for none.
    void setRow(const ShortcutRow &row, const QList<ShortcutRow> &rows);
    void focusKey();

private:
    void want(const QKeySequence &key);
    void restore();
    void remove();
    void set(const Shortcuts::Keys &keys);
    void move();
    void showConflicts(const Shortcuts::Keys &keys);
    QString faultText(const QKeySequence &key) const;

    KeyEdit *m_key;
    Field *m_field;
    QPushButton *m_remove;
    QPushButton *m_restore;
    ShortcutRow m_row;
    QList<ShortcutRow> m_rows;
    Shortcuts::Keys m_wanted; ///< keys that other commands have
};

} // namespace runlatch::ui
