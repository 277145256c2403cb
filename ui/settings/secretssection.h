// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>
#include <QWidget>

class QCheckBox;

namespace runlatch::ui {

class BoundedTextEdit;
class Field;

/// The names of secrets that the user adds to those that the program knows, one a line. Older requests lose the values
/// of a new name for good, so it takes a tick of its own.
class SecretsSection final : public QWidget
{
    Q_OBJECT

public:
    explicit SecretsSection(const QStringList &names, QWidget *parent = nullptr);

    QStringList names() const; ///< as they are written, without blanks and empty lines
    bool check(); ///< tells whether all of them are names, and new ones are agreed to; shows what is missing
    void focusFirst();
    void focusWrong(); ///< behind a check() that failed

private:
    bool hasNewName() const;

    const QStringList m_before;
    BoundedTextEdit *m_names;
    Field *m_field;
    QCheckBox *m_agreed;        ///< enabled while there is a new name
    QWidget *m_wrong = nullptr; ///< of the last check()
};

} // namespace runlatch::ui
