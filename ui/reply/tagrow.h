// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/taskresult.h"

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace runlatch::ui {

/// One tag of an outcome: name, label, level.
class TagRow final : public QWidget
{
    Q_OBJECT
public:
    explicit TagRow(QWidget *parent = nullptr);

    protocol::Tag tag() const;
    void setTag(const protocol::Tag &tag);
    /// The number counts from 1. It is for the accessible names.
    void setNumber(int number);
    void focusName();
    void focusRemove();

signals:
    void changed();
    void removeWanted();

private:
    QLineEdit *m_name;
    QLineEdit *m_label;
    QComboBox *m_level;
    QWidget *m_remove;
};

} // namespace runlatch::ui
