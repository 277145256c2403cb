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

/// One condition of a query: switch, field, operator and value, with any problem below.
class ConditionRow final : public QWidget
{
    Q_OBJECT
public:
    using Condition = changerequests::BulkDraft::Condition;

    explicit ConditionRow(QWidget *parent = nullptr);
    ~ConditionRow() override;

    Condition condition() const;
    void setCondition(const Condition &condition);
    /// `index` counts from 0.
    void setPosition(int index, int count);
    /// Marks the row as one that is still being written: missing parts are shown only after it has lost the focus once.
    void setFresh();
    /// Shows the problem, even if the row is fresh.
    void showProblem();
    /// Shows the service's error, until the next change.
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
    QComboBox *m_operator; ///< editable while its operator is outside the documented table
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
