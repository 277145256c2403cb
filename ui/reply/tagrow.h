// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/taskresult.h"
#include "ui/reply/fieldremark.h"

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace runlatch::ui {

class FixLine;

/// One tag of an outcome: name, label, level, and what the linter says of them.
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
    /// A new row shows no remark until its label was left.
    void beginNew() { m_isNew = true; }
    bool isNew() const { return m_isNew; }
    void endNew();
    void showRemark(const FieldRemark *remark); ///< null for none

signals:
    void changed();
    void removeWanted();
    void left(); ///< the row is not new any more

private:
    void fix();

    QLineEdit *m_name;
    QLineEdit *m_label;
    QComboBox *m_level;
    QWidget *m_remove;
    FixLine *m_line;
    FieldRemark m_remark;
    bool m_isNew = false;
};

} // namespace runlatch::ui
