// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/check/checkform.h"

#include <QWidget>

#include <memory>
#include <optional>

class QAction;
class QPushButton;
class QStackedLayout;

namespace runlatch::ui {

class Badge;
class BusyLine;
class CaseDetail;
class ElidedLabel;
class EmptyState;
class FilterEdit;
class HeaderStrip;
class Label;
class MessageBar;
class PaneSplitter;
class Segmented;
class TableView;

/// Checks an integration by all cases, and shows them with their evidence.
class CheckPage final : public QWidget
{
    Q_OBJECT
public:
    /// `run`: that of the page of the window before, which goes on with this one; null: a new one.
    explicit CheckPage(Workbench &workbench, std::shared_ptr<CheckRun> run = {}, QWidget *parent = nullptr);

    void start(); ///< as the button does
    /// The work with which the page of the next window goes on. It has keys, so it stays in memory.
    struct Carried
    {
        std::shared_ptr<CheckRun> run = {}; ///< null: the page was not made
        CheckForm::Carried form = {};
    };
    Carried carried() const;
    void goOn(const Carried &before); ///< with its form; its run is that of the constructor
    void focusFirst();

protected:
    bool focusNextPrevChild(bool next) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildHeader();
    QWidget *buildFilterLine();
    void buildTable();
    QWidget *buildList();
    void buildShortcuts();
    void connectRun();
    void run(const CheckOrder &order);
    void setKind(int kind);
    void setFilter(const QString &text);
    void setCompared(bool compared);
    void clearFilter();
    void leaveFilter();
    void cancel();
    void tryAgain();
    void showState();
    void showCounts();
    void showEmptiness();
    void showCurrent();
    void keepCurrent();
    void fit();

    Workbench &m_workbench;
    std::shared_ptr<CheckRun> m_shared; ///< outlives the page while the window is made anew
    CheckRun &m_run;
    Badge *m_state = nullptr;
    ElidedLabel *m_counts = nullptr;
    QPushButton *m_compare = nullptr;
    QPushButton *m_export = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_start = nullptr;
    QAction *m_again = nullptr;
    CheckForm *m_form;
    MessageBar *m_message;
    BusyLine *m_busy;
    Segmented *m_kinds;
    FilterEdit *m_filter;
    Label *m_changes; ///< how many cases changed since the last run, while compared
    PaneSplitter *m_splitter;
    QStackedLayout *m_stack = nullptr;
    TableView *m_table;
    EmptyState *m_empty;
    CaseDetail *m_detail;
    QString m_filterText;
    int m_turn = 0;               ///< of the case that was shown last, whose evidence may come from the pool
    QString m_current;            ///< id of the shown case; it is chosen again when rows come anew
    std::optional<bool> m_isWide; ///< the form that the panes were last arranged in
};

} // namespace runlatch::ui
