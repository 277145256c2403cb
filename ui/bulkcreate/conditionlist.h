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

/// The conditions of a query, one below the other. All must hold.
class ConditionList final : public QWidget
{
    Q_OBJECT
public:
    using Condition = changerequests::BulkDraft::Condition;

    explicit ConditionList(QWidget *parent = nullptr);

    QList<Condition> conditions() const;
    void setConditions(const QList<Condition> &conditions);
    /// At the row with this index; false where there is none.
    bool showRefusal(int index, const QString &sentence);
    /// Says of all what is missing, and goes to the first that has a problem, else to the button that adds one.
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
    /// Like all buttons here it takes no focus from the mouse: what is said when a row is left would move the button
    /// away while it is pressed.
    QPushButton *m_add;
    QList<ConditionRow *> m_rows;
};

} // namespace runlatch::ui
