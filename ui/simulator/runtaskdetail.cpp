// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/simulator/runtaskdetail.h"

#include "ui/inspector/statebadges.h"
#include "ui/simulator/timelineview.h"
#include "ui/theme.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/reviewerview.h"
#include "wording/names.h"

#include <QHBoxLayout>
#include <QSplitter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

QWidget *titled(const QString &title, QWidget *content, int margin)
{
    auto *pane = new QWidget;
    pane->setBackgroundRole(QPalette::Base);
    pane->setAutoFillBackground(true);
    const int u = Theme::of(pane).u();
    auto *label = new Label(title, TextStyle::Bold);
    label->setContentsMargins(4 * u, 3 * u, 4 * u, u);
    auto *inner = new QVBoxLayout;
    inner->setContentsMargins(margin, 0, margin, margin);
    inner->addWidget(content);
    auto *layout = new QVBoxLayout(pane);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(label);
    layout->addLayout(inner, 1);
    return pane;
}

} // namespace

RunTaskDetail::RunTaskDetail(QWidget *parent)
    : QWidget(parent)
    , m_title(new ElidedLabel({}, TextStyle::Bold))
    , m_state(new Badge)
    , m_splitter(new QSplitter)
    , m_timeline(new TimelineView)
    , m_result(new ReviewerView)
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    const int u = Theme::of(this).u();
    auto *header = new QHBoxLayout;
    header->setContentsMargins(4 * u, 3 * u, 4 * u, 3 * u);
    header->setSpacing(3 * u);
    header->addWidget(m_title);
    header->addWidget(m_state);
    header->addStretch(1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(titled(tr("Timeline"), m_timeline, 0));
    QWidget *result = titled(tr("Result"), m_result, 4 * u);
    result->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored); // or a low window would cut the page's header
    result->setMinimumHeight(35 * u);
    m_splitter->addWidget(result);
    m_splitter->setStretchFactor(0, 4);
    m_splitter->setStretchFactor(1, 5);
    m_splitter->setSizes({400, 500}); // shares, not pixels
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(header);
    layout->addWidget(new Hairline);
    layout->addWidget(m_splitter, 1);
}

void RunTaskDetail::setRunTask(const simulator::RunTask &runTask)
{
    m_title->setText(
        QStringList{protocol::stageName(runTask.stage), runTask.workspaceName, runTask.runId, runTask.runMessage}.join(
            u" · "_s));
    m_state->setSpec(taskStateBadge(runTask.state));
    m_timeline->setRunTask(runTask);
    m_result->setEnforcementLevel(runTask.enforcementLevel);
    m_result->setResult(tr("Run task"), runTask.stage, runTask.state, runTask.result);
}

void RunTaskDetail::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_splitter->setOrientation(width() >= 190 * Theme::of(this).u() ? Qt::Horizontal : Qt::Vertical);
}

} // namespace runlatch::ui
