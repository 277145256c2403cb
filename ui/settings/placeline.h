// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

namespace runlatch::ui {

class Label;

/// A folder or a file on this computer: its path to read and to copy, and a way to see its folder.
class PlaceLine final : public QWidget
{
    Q_OBJECT

public:
    /// `name` says what it is ("Folder"), `copyName` what the button copies.
    PlaceLine(const QString &name, const QString &copyName, const QString &path, QWidget *parent = nullptr);

private:
    void open();

    QString m_path;
    Label *m_failure; ///< the desktop did not open it
};

} // namespace runlatch::ui
