// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/warpedclock.h"
#include "models/runmodel.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;
class QPushButton;
class QStackedLayout;

namespace runlatch::ui {

class EmptyState;
class Label;
class TableView;

/// The runs of the simulator: starting one, its stages and deadlines, and what it is told to do.
class RunsPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit RunsPanel(base::Clock &clock, QWidget *parent = nullptr); ///< `clock` must outlive this

    void setServing(bool serving);
    /// The clock of the deadlines runs so many times as fast, as that of the simulator.
    void setWarp(int warp);
    void update(const simulator::Run &run);
    void update(const simulator::RunTask &runTask);
    /// For goOn() of the panel of the next window.
    QList<models::RunModel::Row> carried() const { return m_model.carried(); }
    void goOn(const QList<models::RunModel::Row> &before);
    int count() const { return m_model.rowCount(); }
    void choose(const QString &run); ///< the run becomes the current one, now or when it appears
    void focusFirst();

signals:
    /// `callsTarget`: the target of the form is called, too, at every stage.
    void startWanted(const runlatch::simulator::RunOptions &options, bool callsTarget);
    void orderWanted(const runlatch::simulator::RunOrder &order);
    void runTasksWanted(const QString &run); ///< to see its run tasks

private:
    QWidget *buildForm();
    QWidget *buildList();
    void start();
    void order(simulator::RunOrder::Kind kind);
    const simulator::Run *current() const; ///< null if none is chosen
    void showCurrent();
    void watch();

    base::Clock &m_clock;
    base::WarpedClock m_taskClock;
    models::RunModel m_model;
    QLineEdit *m_workspace;
    QCheckBox *m_speculative;
    QCheckBox *m_target;
    QPushButton *m_start;
    QPushButton *m_show;
    QPushButton *m_override;
    QPushButton *m_cancel;
    EmptyState *m_empty;
    TableView *m_table;
    Label *m_stages; ///< those of the chosen run
    QStackedLayout *m_list = nullptr;
    QString m_newest; ///< the run that was started last
    bool m_isWatching = false;
};

} // namespace runlatch::ui
