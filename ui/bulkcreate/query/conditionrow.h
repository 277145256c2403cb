// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/bulkdraft.h"
#include "ui/bulkcreate/query/conditionproblem.h"

#include <QPointer>
#include <QWidget>

class QComboBox;
class QGridLayout;

namespace runlatch::changerequests {
class ExplorerValues;
}

namespace runlatch::ui {

class ConditionButtons;
class RemarkLine;
class Switch;
class ValueEditor;

/// One condition of a query: switch, field, operator and values, with any problem below. In a narrow list the values
/// have a line of their own.
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
    /// Sets who knows values to suggest; it is asked when the user wants suggestions.
    void setKnownValues(changerequests::ExplorerValues *known);
    void focusField();
    void focusValue();

signals:
    void changed();
    void moveWanted(int rows);
    void duplicateWanted();
    void removeWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void connectParts();
    void arrange(bool isNarrow);
    void fillFields();
    void fitOperators();
    void showOperator(protocol::ExplorerOperator of);
    void chooseOperator();
    void typeOperator(const QString &name);
    void toggled();
    void suggest(const QString &typed);
    void takeSuggestions(const QString &failure);
    void edited();
    void showState();
    void showMessage(const ConditionProblem &problem, const QString &remark);
    void focusMoved(QWidget *old, QWidget *now);
    ConditionProblem problem(const Condition &now) const;

    Switch *m_switch;
    QComboBox *m_field;
    QComboBox *m_operator; ///< editable while its operator is outside the documented table
    ValueEditor *m_value;
    ConditionButtons *m_buttons;
    RemarkLine *m_remark;
    QGridLayout *m_grid = nullptr;
    QPointer<changerequests::ExplorerValues> m_known;
    QString m_setField;    ///< as it came with setCondition(), with its blanks
    QString m_setOperator; ///< the same
    QString m_refusal;
    QString m_note; ///< on the suggestions
    bool m_isFresh = false;
    bool m_isNarrow = false;
    bool m_isOperatorChosen = false; ///< not merely the first one that fits
    bool m_isSuggesting = false;     ///< suggestions were asked for
};

} // namespace runlatch::ui
