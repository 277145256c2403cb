// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/explorerfield.h"

#include <QStringList>
#include <QWidget>

class QComboBox;
class QLineEdit;
class QStackedLayout;
class QVBoxLayout;

namespace runlatch::ui {

/// Edits the value of a condition by the type of its field, or several values (spec 4.4: an array of strings) in rows.
/// The content is kept when the type changes.
class ValueEditor final : public QWidget
{
    Q_OBJECT
public:
    explicit ValueEditor(QWidget *parent = nullptr);

    void setType(protocol::ExplorerType type);
    /// Sets whether the operator takes a value.
    void setTaken(bool taken);
    void setValues(const QStringList &values); ///< `values` must not be empty
    QStringList values() const;                ///< the first value, which may be an empty text, and the added values
    void setName(const QString &name);
    void setInvalid(const QString &description);
    /// The visible editor; null if no value is taken.
    QWidget *current() const;

signals:
    void changed();

private:
    void edit(const QString &value);
    QLineEdit *insertLine(const QString &value);
    void addValue();
    void leaveLine(QLineEdit *line);
    void finishTime(QLineEdit *line);
    void chooseDate();
    void show();

    QString m_value;
    protocol::ExplorerType m_type = protocol::ExplorerType::Text;
    bool m_isTaken = true;
    QStackedLayout *m_pages;
    QVBoxLayout *m_lines;
    QLineEdit *m_line;
    QList<QLineEdit *> m_further;
    QComboBox *m_choice;
    QAction *m_calendar;
    QAction *m_add;
    QString m_name;
};

} // namespace runlatch::ui
