// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QLineEdit;

namespace runlatch::ui {

/// The name of a file, typed or chosen.
class FileEdit final : public QWidget
{
    Q_OBJECT

public:
    /// `name` is the accessible name and the title of the file dialog.
    explicit FileEdit(const QString &name, QWidget *parent = nullptr);

    QString file() const; ///< the file's name; empty: none
    void setFile(const QString &file);
    void setPlaceholder(const QString &text);

signals:
    void edited();

private:
    void choose();

    QLineEdit *m_name;
};

} // namespace runlatch::ui
