// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/simulator/runspanel.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/frames/emptystate.h"
#include "ui/widgets/labels/label.h"
#include "ui/widgets/tables/badgedelegate.h"
#include "ui/widgets/tables/tableview.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::ui {

using RunColumn = models::RunModel::Column;

namespace {

BadgeSpec runBadge(const simulator::Run &run, const QString &word)
{
    using simulator::RunStatus;
    const simulator::TaskStage *stage = run.stageUnderWay();
    if (stage && stage->status == simulator::StageStatus::AwaitingOverride)
        return {word, Tone::Warning, u"hourglass"_s, false};
    if (!run.hasEnded)
        return stage ? BadgeSpec{word, Tone::Info, u"loader-circle"_s, true}
                     : BadgeSpec{word, Tone::None, u"circle-dashed"_s, true};
    if (run.status == RunStatus::Errored)
        return {word, Tone::Error, u"circle-x"_s, false};
    return run.status == RunStatus::Canceled ? BadgeSpec{word, Tone::None, u"octagon-x"_s, true}
                                             : BadgeSpec{word, Tone::Success, u"circle-check"_s, true};
}

} // namespace

RunsPanel::RunsPanel(base::Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_taskClock(clock, 1)
    , m_model(m_taskClock)
    , m_workspace(new QLineEdit)
    , m_speculative(new QCheckBox(tr("The run only &plans")))
    , m_target(new QCheckBox(tr("Call the &target of “Send a run task” at every stage, too")))
    , m_start(makeButton(ButtonRole::Primary, tr("Start a run"), u"play"_s, this))
    , m_show(makeButton(ButtonRole::Standard, tr("Show its run tasks"), u"list-checks"_s, this))
    , m_override(makeButton(ButtonRole::Standard, tr("Override"), u"chevron-right"_s, this))
    , m_cancel(makeButton(ButtonRole::Standard, tr("Cancel the run"), u"square"_s, this))
    , m_empty(new EmptyState)
    , m_table(new TableView(tr("Runs")))
    , m_stages(new Label)
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildForm());
    layout->addWidget(buildList(), 1);
    connect(m_start, &QPushButton::clicked, this, &RunsPanel::start);
    connect(m_workspace, &QLineEdit::returnPressed, this, &RunsPanel::start);
    connect(m_show, &QPushButton::clicked, this, [this] { emit runTasksWanted(current()->id); });
    connect(m_override, &QPushButton::clicked, this, [this] { order(simulator::RunOrder::Kind::Override); });
    connect(m_cancel, &QPushButton::clicked, this, [this] { order(simulator::RunOrder::Kind::Cancel); });
    setServing(false);
    showCurrent();
}

QWidget *RunsPanel::buildForm()
{
    const int u = Theme::of(this).u();
    m_workspace->setPlaceholderText(tr("the first one when empty"));
    m_target->setChecked(true);
    auto *workspace = new Field(tr("&Workspace"), m_workspace, this);
    workspace->setHint(tr("it calls the run tasks that the API attached to it"));
    auto *line = new QHBoxLayout;
    line->setSpacing(3 * u);
    line->addWidget(workspace, 1);
    line->addWidget(m_start, 0, Qt::AlignBottom);
    auto *form = new QWidget;
    auto *layout = new QVBoxLayout(form);
    layout->setContentsMargins(4 * u, 3 * u, 4 * u, 3 * u);
    layout->setSpacing(2 * u);
    layout->addLayout(line);
    layout->addWidget(m_target);
    layout->addWidget(m_speculative);
    return form;
}

QWidget *RunsPanel::buildList()
{
    const Theme &theme = Theme::of(this);
    const auto column = [](RunColumn one) { return static_cast<int>(one); };
    m_table->setModel(&m_model);
    m_table->setStretchColumn(column(RunColumn::Workspace));
    m_table->setItemDelegateForColumn(
        column(RunColumn::Status),
        new BadgeDelegate(
            [this](const QModelIndex &index) { return runBadge(m_model.at(index.row()), index.data().toString()); },
            m_table));
    m_table->setCell(column(RunColumn::Run), TableView::Cell::Mono);
    m_table->setSample(column(RunColumn::Run), u"run-i3Df5to9EL"_s);
    m_table->setSample(column(RunColumn::Stage), u"post_apply"_s);
    m_table->setSample(column(RunColumn::Status), tr("Awaits an override"), theme.iconSize() + 4 * theme.u());
    m_table->setSample(column(RunColumn::Deadline), u"60:00"_s);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &RunsPanel::showCurrent);
    m_stages->setMuted(true);
    m_stages->setWordWrap(true);
    auto *orders = new QHBoxLayout;
    orders->setContentsMargins(4 * theme.u(), 2 * theme.u(), 4 * theme.u(), 2 * theme.u());
    orders->setSpacing(2 * theme.u());
    orders->addWidget(m_stages, 1);
    orders->addWidget(m_show);
    orders->addWidget(m_override);
    orders->addWidget(m_cancel);
    auto *runs = new QWidget;
    auto *layout = new QVBoxLayout(runs);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_table, 1);
    layout->addLayout(orders);
    m_empty->setContent(u"flask-conical"_s, tr("No run was started yet"),
                        tr("A run plans and applies at once, and calls run tasks at its stages."));
    auto *list = new QWidget;
    m_list = new QStackedLayout(list);
    m_list->addWidget(m_empty);
    m_list->addWidget(runs);
    return list;
}

void RunsPanel::setServing(bool serving)
{
    m_start->setEnabled(serving);
    m_start->setToolTip(serving ? QString() : tr("Start the simulator first"));
}

void RunsPanel::setWarp(int warp)
{
    m_taskClock.setFactor(warp);
    m_model.tick();
}

void RunsPanel::update(const simulator::Run &run)
{
    const bool isNew = m_model.rowOf(run.id) < 0;
    m_model.update(run);
    m_list->setCurrentIndex(1);
    if (isNew && (run.id == m_newest || !m_table->currentIndex().isValid()))
        m_table->setCurrentIndex(m_model.index(m_model.rowOf(run.id), 0));
    showCurrent();
    watch();
}

void RunsPanel::update(const simulator::RunTask &runTask)
{
    m_model.update(runTask);
    watch();
}

void RunsPanel::goOn(const QList<models::RunModel::Row> &before)
{
    if (before.isEmpty())
        return;
    m_model.goOn(before);
    m_list->setCurrentIndex(1);
    m_table->setCurrentIndex(m_model.index(0, 0));
    showCurrent();
    watch();
}

void RunsPanel::choose(const QString &run)
{
    m_newest = run;
    if (const int row = m_model.rowOf(run); row >= 0)
        m_table->setCurrentIndex(m_model.index(row, 0));
}

/// Shows each second what the deadlines have left.
void RunsPanel::watch()
{
    if (m_isWatching || !m_model.hasDeadline())
        return;
    m_isWatching = true;
    m_clock.callAfter(1s, this, [this] {
        m_isWatching = false;
        m_model.tick();
        watch();
    });
}

void RunsPanel::start()
{
    if (!m_start->isEnabled())
        return;
    simulator::RunOptions options;
    options.workspaceName = m_workspace->text().trimmed();
    options.speculative = m_speculative->isChecked();
    options.callsAttached = true;
    options.isOverridable = true;
    emit startWanted(options, m_target->isChecked());
}

const simulator::Run *RunsPanel::current() const
{
    const QModelIndex index = m_table->currentIndex();
    return index.isValid() ? &m_model.at(index.row()) : nullptr;
}

void RunsPanel::order(simulator::RunOrder::Kind kind)
{
    if (const simulator::Run *run = current())
        emit orderWanted({.kind = kind, .run = run->id});
}

void RunsPanel::showCurrent()
{
    const simulator::Run *run = current();
    const simulator::TaskStage *stage = run ? run->stageUnderWay() : nullptr;
    m_stages->setText(run ? models::RunModel::stagesText(*run) : QString());
    m_show->setEnabled(run && !run->stages.isEmpty());
    m_override->setEnabled(stage && stage->status == simulator::StageStatus::AwaitingOverride);
    m_cancel->setEnabled(run && !run->hasEnded);
}

void RunsPanel::focusFirst()
{
    m_workspace->setFocus();
}

} // namespace runlatch::ui
