// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

namespace runlatch::ui {

class Label;

/// A folder or a file on this computer: its path to read and copy, and a button to open its folder.
class PlaceLine final : public QWidget
{
    Q_OBJECT

public:
    /// `name` is the label ("Folder"), `copyName` the name of the copy button.
    PlaceLine(const QString &name, const QString &copyName, const QString &path, QWidget *parent = nullptr);

private:
    void open();

    QString m_path;
    Label *m_failure; ///< shown if the desktop did not open the folder
};

} // namespace runlatch::ui
