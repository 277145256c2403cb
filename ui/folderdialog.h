// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/frames/dialog.h"

class QLineEdit;
class QPushButton;

namespace runlatch::ui {

class Field;

/// Asks for the folder in which a window keeps its work. It stays open until the files are open there, and shows why
/// they cannot be opened. Show it with `open()`.
class FolderDialog final : public Dialog
{
    Q_OBJECT

public:
    /// `why` says what is wrong with the previous folder. `suggested` is the initial text of the field.
    FolderDialog(const QString &why, const QString &suggested, QWidget *parent);

    void showRefused(const QString &sentence);
    void accept() override; ///< emits folderChosen(); the owner closes the dialog by `done`

signals:
    void folderChosen(const QString &folder); ///< `folder` is a full path

private:
    QWidget *buildEditor();
    void browse();
    void setBusy(bool isBusy);

    QLineEdit *m_folder;
    Field *m_field;
    QPushButton *m_use;
};

} // namespace runlatch::ui
