// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/plan/plancheckmodel.h"
#include "models/plan/planinvocationmodel.h"
#include "models/plan/planreading.h"

#include <QWidget>

#include <optional>

class QAction;
class QCheckBox;
class QComboBox;
class QStackedLayout;

namespace runlatch::ui {

class BusyLine;
class ChangePane;
class ElidedLabel;
class EmptyState;
class FilterEdit;
class MessageBar;
class PaneSplitter;
class PlanTree;
class TableView;

/// A plan: how it counts, what it says of itself, its changes by module with a filter over them, and one change in
/// full. Drift, outputs, deferred changes, checks and actions stand apart.
class PlanView final : public QWidget
{
    Q_OBJECT

public:
    explicit PlanView(QWidget *parent = nullptr);

    void open(models::PlanReading::Source source); ///< of a request
    void openFile(const QString &name);
    void clear();
    bool isEmpty() const { return !m_reading.plan() && !m_reading.isBusy(); }
    void focusFirst();

signals:
    void opened();
    void failed(const runlatch::base::Error &error); ///< there is no plan; the view is empty

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    enum Page { TreePage, ChecksPage, InvocationsPage, EmptyPage };

    QWidget *buildHead();
    QWidget *buildFilterLine();
    QWidget *buildRows();
    void buildChecks();
    void buildInvocations();
    void buildActions();
    void showPlan();
    void showSelf();
    void fillParts();
    void choosePart();
    std::optional<Page> chosenTable() const; ///< nullopt for a part of the plan
    void setFilter(const QString &text);
    void showRows();
    void showCurrent();

    models::PlanReading m_reading;
    models::PlanCheckModel m_checkModel;
    models::PlanInvocationModel m_invocationModel;
    ElidedLabel *m_counts;
    ElidedLabel *m_facts;
    MessageBar *m_message;
    BusyLine *m_busy;
    QComboBox *m_part;
    FilterEdit *m_filter;
    QCheckBox *m_all;
    PlanTree *m_tree;
    TableView *m_checks;
    TableView *m_invocations;
    EmptyState *m_empty;
    QStackedLayout *m_pages = nullptr;
    ChangePane *m_change;
    PaneSplitter *m_splitter;
    QAction *m_finding = nullptr; ///< its key is taken before the page's
    QString m_filterText;
};

} // namespace runlatch::ui
