// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "models/runtaskmodel.h"

#include <QWidget>

#include <optional>

class QStackedLayout;

namespace runlatch::ui {

class EmptyState;
class PaneSplitter;
class RunTaskDetail;
class TableView;

/// The run tasks that the simulator sent: their list, and the chosen one in detail.
class RunTasksPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit RunTasksPanel(base::Clock &clock, QWidget *parent = nullptr); ///< `clock` must outlive this

    void setServing(bool serving);
    void update(const simulator::RunTask &runTask);
    const QList<simulator::RunTask> &runTasks() const { return m_model.runTasks(); } ///< newest first
    int count() const { return m_model.rowCount(); }
    void choose(const QString &runTask); ///< the run task becomes the current one, now or when it appears
    void chooseOf(const QString &run);   ///< the newest run task of the run becomes the current one, if there is one
    void focusFirst();

signals:
    void firstWanted(); ///< to send the first run task, or to start the simulator that sends it

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildTable();
    void fitTable();
    void showCurrent();

    models::RunTaskModel m_model;
    EmptyState *m_empty;
    TableView *m_table;
    RunTaskDetail *m_detail;
    PaneSplitter *m_splitter;
    QStackedLayout *m_pages;        ///< the reason for which there are no run tasks, or the run tasks
    std::optional<bool> m_isNarrow; ///< the form that the table was last fitted to
    QString m_newest;               ///< the run task that was started last
};

} // namespace runlatch::ui
