// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/plan/planattributemodel.h"
#include "models/plan/planreading.h"

#include <QWidget>

class QPushButton;
class QStackedLayout;

namespace runlatch::ui {

class Badge;
class BusyLine;
class ElidedLabel;
class EmptyState;
class Label;
class TableView;

/// One change of a plan: its attributes before and after. Secret values are hidden until the user shows them, which
/// lasts until another change is chosen.
class ChangePane final : public QWidget
{
    Q_OBJECT

public:
    explicit ChangePane(models::PlanReading &reading, QWidget *parent = nullptr); ///< `reading` outlives this

    void showChange(int change); ///< by its number in the plan; -1: none is chosen

private:
    QWidget *buildHead();
    void buildTable();
    void read();
    void take(int change, const base::Result<plan::ChangeDetail> &detail);
    void showHead();
    void copyValue();

    models::PlanReading &m_reading;
    models::PlanAttributeModel m_model;
    int m_change = -1;
    Badge *m_action;
    ElidedLabel *m_address;
    Label *m_reason;
    Label *m_note; ///< what is not shown, and why
    QPushButton *m_secrets = nullptr;
    BusyLine *m_busy;
    TableView *m_table;
    EmptyState *m_empty;
    QStackedLayout *m_pages;
};

} // namespace runlatch::ui
