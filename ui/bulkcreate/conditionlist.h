// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/bulkdraft.h"

#include <QWidget>

class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace runlatch::ui {

class ConditionRow;

/// The conditions of a query as rows. All conditions must hold.
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

signals:
    void changed();

private:
    ConditionRow *insertRow(int index, const Condition &condition);
    void append();
    void followFocus();
    void move(ConditionRow *row, int rows);
    void remove(ConditionRow *row);
    void number();

    QScrollArea *m_area;
    QVBoxLayout *m_rowLayout;
    /// Like all buttons here, this button takes no focus from the mouse. Otherwise a message that appears when a row
    /// loses the focus would move the button while it is being pressed.
    QPushButton *m_add;
    QList<ConditionRow *> m_rows;
};

} // namespace runlatch::ui
