// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>
#include <QWidget>

namespace runlatch::ui {

class BoundedTextEdit;
class Field;

/// The names of secrets that the user adds to those that the program knows, one a line.
class SecretsSection final : public QWidget
{
    Q_OBJECT

public:
    explicit SecretsSection(const QStringList &names, QWidget *parent = nullptr);

    QStringList names() const; ///< as they are written, without blanks and empty lines
    bool check();              ///< tells whether all of them are names; shows which one is not
    void focusFirst();

private:
    BoundedTextEdit *m_names;
    Field *m_field;
};

} // namespace runlatch::ui
