// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/bulkdraft.h"

#include <QWidget>

class QComboBox;
class QPushButton;

namespace runlatch::ui {

class RemarkLine;
class Switch;
class ValueEditor;

/// One condition of a query: switch, field, operator, value, and what is wrong with it under it.
class ConditionRow final : public QWidget
{
    Q_OBJECT
public:
    using Condition = changerequests::BulkDraft::Condition;

    explicit ConditionRow(QWidget *parent = nullptr);
    ~ConditionRow() override;

    Condition condition() const;
    void setCondition(const Condition &condition);
    /// Counts from 0.
    void setPosition(int index, int count);
    /// Says nothing of what is missing until the focus left the row once: it is being written.
    void setFresh();
    /// What stands against it, also where it is fresh.
    void showProblem();
    /// What the service says about it; goes with the next change.
    void setRefusal(const QString &sentence);
    void focusField();
    void focusValue();

signals:
    void changed();
    void moveWanted(int rows);
    void duplicateWanted();
    void removeWanted();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void build();
    void addButtons(QLayout *row);
    void fillFields();
    void fitOperators();
    void showOperator(const protocol::ExplorerCondition &condition);
    void chooseOperator();
    void typeOperator(const QString &name);
    void edited();
    void showState();
    void showMessage(const QString &problem, const QString &remark);
    void focusMoved(QWidget *old, QWidget *now);
    QString problem() const;

    Switch *m_switch;
    QComboBox *m_field;
    QComboBox *m_operator; ///< editable while an operator is typed that the table does not have
    ValueEditor *m_value;
    QPushButton *m_up = nullptr;
    QPushButton *m_down = nullptr;
    QPushButton *m_duplicate = nullptr;
    QPushButton *m_remove = nullptr;
    RemarkLine *m_remark;
    QString m_refusal;
    bool m_isFresh = false;
};

} // namespace runlatch::ui
