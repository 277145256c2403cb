// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/replybars.h"

#include "http/url.h"
#include "inspector/obstacles.h"
#include "ui/widgets/frames/messagebar.h"
#include "wording/names.h"
#include "wording/sentence.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::protocol::TaskStatus;

namespace runlatch::ui {

ReplyBars::ReplyBars(QWidget *parent)
    : QWidget(parent)
    , m_obstacle(new MessageBar(this))
    , m_way(new MessageBar(this))
    , m_answer(new MessageBar(this))
{
    m_obstacle->setClosable(false);
    m_way->setClosable(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_obstacle);
    layout->addWidget(m_way);
    layout->addWidget(m_answer);
}

void ReplyBars::showObstacles(const QList<inspector::Obstacle> &obstacles, const QUrl &callback)
{
    if (obstacles.isEmpty()) {
        m_obstacle->dismiss();
        return;
    }
    // An obstacle that cannot be overridden comes first.
    auto first = std::find_if_not(obstacles.begin(), obstacles.end(), &inspector::canBeOverridden);
    const bool isFirm = first != obstacles.end();
    if (!isFirm)
        first = obstacles.begin();
    base::Error error;
    error.kind = base::ErrorKind::Usage;
    error.rule = inspector::obstacleRule(*first);
    error.subject = http::withoutSecrets(callback);
    m_obstacle->setSentence(wording::sentence(error, wording::Activity::SendingReply), {},
                            isFirm ? Tone::Error : Tone::Warning);
    dropRepeated();
    if (isFirm)
        return;
    QPushButton *anyway = m_obstacle->addTextAction(tr("Send anyway"));
    anyway->setObjectName(u"sendAnyway"_s);
    connect(anyway, &QPushButton::clicked, this, &ReplyBars::anywayWanted);
}

/// A reply sent from here is shown as "Sending" beside the buttons, because a bar would open and close above the text
/// being read.
void ReplyBars::showUnderWay(const inspector::Reply::UnderWay &underWay, bool isFromHere)
{
    if (underWay.waiting) {
        m_way->setMessage(Tone::Info, tr("The final result waits for the answer to the earlier reply."),
                          tr("It is sent when that answer arrives."));
        connect(m_way->addTextAction(tr("Do not send")), &QPushButton::clicked, this, &ReplyBars::cancelWanted);
    } else if (underWay.sending && !isFromHere) {
        m_way->setMessage(
            Tone::Info, tr("A reply to this run task is being sent: %1.").arg(wording::taskStatus(*underWay.sending)));
    } else {
        m_way->dismiss();
    }
}

void ReplyBars::showAccepted(const inspector::Reply::Sent &sent)
{
    const TaskStatus status = protocol::taskStatusOfName(sent.reply.status).value_or(TaskStatus::Running);
    QString next = protocol::isFinal(status) ? tr("The task has ended; nothing more is to be sent.")
                                             : tr("The task still waits for its final result.");
    if (!sent.recorded)
        next = tr("The answer could not be saved. After a restart this request is shown as unanswered.");
    m_answer->setMessage(sent.recorded ? Tone::Success : Tone::Warning,
                         tr("The service accepted the reply: %1.").arg(wording::taskStatus(status)), next);
}

void ReplyBars::showRefusal(const base::Error &error, bool hasMarked)
{
    const wording::Sentence words = wording::sentence(error, wording::Activity::SendingReply);
    const QString next = hasMarked ? tr("The affected fields are marked.") + u' ' + words.next : words.next;
    m_answer->setMessage(error.outcomeUnknown ? Tone::Warning : Tone::Error, words.fact, next);
}

void ReplyBars::showFailure(const base::Error &error, TaskStatus asked)
{
    if (error.kind == base::ErrorKind::Cancelled) {
        m_answer->setMessage(Tone::Info, tr("The final result was not sent."));
        return;
    }
    wording::Sentence sentence = wording::sentence(error, wording::Activity::SendingReply);
    if (sentence.action != wording::Sentence::Action::TryAgain)
        sentence.action = wording::Sentence::Action::None; // no action from here can fix it
    m_answer->setSentence(sentence, [this, asked](wording::Sentence::Action) { emit againWanted(asked); });
    dropRepeated();
}

void ReplyBars::forgetAnswer()
{
    m_answer->dismiss();
}

/// Hides the answer if the bar for obstacles shows the same obstacle.
void ReplyBars::dropRepeated()
{
    if (m_obstacle->hasMessage() && m_answer->hasMessage() && m_answer->text() == m_obstacle->text())
        m_answer->dismiss();
}

} // namespace runlatch::ui
