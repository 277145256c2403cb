// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/bulkdraft.h"

#include <QWidget>

class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace runlatch::changerequests {
class ExplorerValues;
}

namespace runlatch::ui {

class ConditionRow;
class Label;
class MessageBar;
class Removals;

/// The conditions of a query as rows. All conditions must hold. A removed row can be brought back.
class ConditionList final : public QWidget
{
    Q_OBJECT
public:
    using Condition = changerequests::BulkDraft::Condition;

    explicit ConditionList(QWidget *parent = nullptr);

    QList<Condition> conditions() const;
    void setConditions(const QList<Condition> &conditions);
    /// Shows the sentence at the row with this index; false if there is no such row.
    bool showRefusal(int index, const QString &sentence);
    /// Shows all missing parts. Focuses the first row with a problem, or the button that adds a row if there is none.
    void showProblems();
    void focusFirst();
    /// Sets who knows values to suggest; it must outlive this.
    void setKnownValues(changerequests::ExplorerValues *known);

signals:
    void changed();

private:
    QLayout *buildFoot();
    ConditionRow *insertRow(int index, const Condition &condition);
    void append();
    void followFocus();
    void move(ConditionRow *row, int rows);
    void remove(ConditionRow *row);
    void offerBack(int index, const Condition &removed);
    void number();
    void numberFrom(int first);

    changerequests::ExplorerValues *m_known = nullptr;
    QScrollArea *m_area;
    QVBoxLayout *m_rowLayout;
    /// Like all buttons here, this button takes no focus from the mouse. Otherwise a message that appears when a row
    /// loses the focus would move the button while it is being pressed.
    QPushButton *m_add;
    QPushButton *m_why;
    Label *m_reason; ///< why there is no OR; hidden until the user asks
    MessageBar *m_undo;
    Removals *m_removals;
    QList<ConditionRow *> m_rows;
};

} // namespace runlatch::ui
