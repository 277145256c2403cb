// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/settledreply.h"

#include "base/answer.h"
#include "protocol/runtaskrequest.h"
#include "ui/style/theme.h"
#include "ui/taskview/reviewerview.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/labels/hairline.h"
#include "ui/widgets/labels/label.h"
#include "wording/names.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QThreadPool>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using runlatch::protocol::TaskState;

namespace runlatch::ui {

namespace {

constexpr qsizetype MaxBytesAtOnce = 64 * 1024; ///< of replies that are read in the window's thread

TaskState stateOf(const QString &status)
{
    return protocol::taskStateOfName(status).value_or(TaskState::Running);
}

qsizetype bytesOf(const QList<store::SentReply> &replies)
{
    qsizetype bytes = 0;
    for (const store::SentReply &reply : replies)
        bytes += reply.body.size();
    return bytes;
}

} // namespace

/// The accepted replies, merged. Outcomes of earlier replies come first.
struct SettledReply::Sent
{
    protocol::TaskResult result;
    QList<ReviewerStep> steps;
};

SettledReply::Sent SettledReply::sentOf(const store::Capture &capture)
{
    Sent sent;
    for (const store::SentReply &reply : capture.replies) {
        const auto result = protocol::readTaskResult(reply.body);
        if (reply.http != 200 || reply.imported || !result) // a file proves nothing
            continue;
        const QList<protocol::Outcome> before = sent.result.outcomes;
        sent.result = *result;
        sent.result.outcomes = before + result->outcomes;
        if (sent.steps.isEmpty() || sent.steps.last().state != stateOf(reply.status))
            sent.steps.append({stateOf(reply.status), reply.sentAt});
    }
    return sent;
}

SettledReply::SettledReply(base::Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_fact(new Label({}, TextStyle::Bold))
    , m_next(new Label)
    , m_reviewer(new ReviewerView)
    , m_back(makeButton(ButtonRole::Primary, tr("&Back to the requests"), u"chevron-left"_s, this))
{
    const int u = Theme::of(this).u();
    m_next->setMuted(true);
    m_next->setWordWrap(true);
    m_fact->setWordWrap(true);
    QPushButton *another = makeButton(ButtonRole::Standard, tr("&Write another reply"), {}, this);
    another->setToolTip(tr("The service refuses it with 409"));
    connect(m_back, &QPushButton::clicked, this, &SettledReply::backWanted);
    connect(another, &QPushButton::clicked, this, &SettledReply::anotherWanted);
    auto *content = new QVBoxLayout;
    content->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    content->setSpacing(2 * u);
    content->addWidget(m_fact);
    content->addWidget(m_next);
    content->addWidget(m_reviewer, 1);
    content->addStretch(0);
    auto *actions = new QHBoxLayout;
    actions->setContentsMargins(4 * u, 2 * u, 4 * u, 2 * u);
    actions->setSpacing(2 * u);
    actions->addStretch(1);
    actions->addWidget(another);
    actions->addWidget(m_back);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(content, 1);
    layout->addWidget(new Hairline);
    layout->addLayout(actions);
}

void SettledReply::setState(TaskState state)
{
    m_fact->setText(tr("The service accepted the reply: %1.").arg(wording::taskState(state)));
    m_next->setText({});
    m_reviewer->hide();
    m_question.reset();
}

void SettledReply::setCapture(const store::Capture &capture)
{
    setState(capture.row.state);
    if (bytesOf(capture.replies) <= MaxBytesAtOnce) {
        showSent(capture.row, sentOf(capture));
        return;
    }
    m_question = std::make_unique<QObject>();
    const base::Answer<Sent> answer(
        m_question.get(), [this, row = capture.row](const base::Result<Sent> &sent) { showSent(row, *sent); });
    QThreadPool::globalInstance()->start([capture, answer] { answer(sentOf(capture)); });
}

/// If the reply was for another delivery, its content is not known here.
void SettledReply::showSent(const store::CaptureRow &row, const Sent &sent)
{
    const bool isOwn = !sent.steps.isEmpty() && sent.steps.last().state == row.state;
    m_next->setText(isOwn
                        ? tr("The run task has ended. The service refuses whatever is sent now (409).")
                        : tr("It was sent for another delivery of this run task, which has ended. The service refuses "
                             "whatever is sent now (409)."));
    const auto level = protocol::enforcementLevelOfName(row.enforcementLevel);
    m_reviewer->setEnforcementLevel(level.value_or(protocol::EnforcementLevel::Advisory));
    const auto stage = protocol::stageOfName(row.stage).value_or(protocol::Stage::PostPlan);
    m_reviewer->setResult(tr("Your run task"), stage, row.state, sent.result);
    m_reviewer->setSteps(isOwn ? sent.steps : QList<ReviewerStep>(), m_clock);
    m_reviewer->setVisible(isOwn);
}

void SettledReply::focusFirst()
{
    m_back->setFocus();
}

} // namespace runlatch::ui
