// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/bytedifferencemodel.h"

#include <QWidget>

class QPushButton;
class QStackedLayout;

namespace runlatch::ui {

class EmptyState;
class Label;
class Segmented;
class TableView;

/// Two bodies byte by byte, side by side, with a way from difference to difference.
class ByteDifferenceView final : public QWidget
{
    Q_OBJECT

public:
    explicit ByteDifferenceView(QWidget *parent = nullptr);

    void setComparison(const models::RequestComparison &comparison);
    void setEmpty(const QString &icon, const QString &title, const QString &sentence);

private:
    QWidget *buildBar();
    void measure();
    void go(int step);
    void showFact(const models::RequestComparison &comparison);

    models::ByteDifferenceModel m_model;
    TableView *m_table;
    Segmented *m_form;
    QPushButton *m_previous;
    QPushButton *m_next;
    Label *m_fact;
    EmptyState *m_empty;
    QStackedLayout *m_pages;
};

} // namespace runlatch::ui
