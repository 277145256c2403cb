// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/explorerfield.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QStackedLayout;

namespace runlatch::ui {

/// The value of a condition, by the type of its field. Whatever it holds is kept when the type changes.
class ValueEditor final : public QWidget
{
    Q_OBJECT
public:
    explicit ValueEditor(QWidget *parent = nullptr);

    void setType(protocol::ExplorerType type);
    /// Off for operators that ask without one.
    void setTaken(bool taken);
    void setValue(const QString &value);
    const QString &value() const { return m_value; }
    void setName(const QString &name);
    void setInvalid(const QString &description);
    /// The editor that is shown; null where no value is taken.
    QWidget *current() const;

signals:
    void changed();

private:
    void edit(const QString &value);
    void finishTime();
    void chooseDate();
    void show();

    QString m_value;
    protocol::ExplorerType m_type = protocol::ExplorerType::Text;
    bool m_isTaken = true;
    QStackedLayout *m_pages;
    QLineEdit *m_line;
    QComboBox *m_choice;
    QAction *m_calendar;
};

} // namespace runlatch::ui
