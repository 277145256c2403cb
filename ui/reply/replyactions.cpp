// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/replyactions.h"

#include "ui/reply/resulteditor.h"
#include "ui/reply/resultstate.h"
#include "ui/style/theme.h"
#include "ui/taskview/deadlinebadge.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/labels/iconlabel.h"
#include "ui/widgets/labels/label.h"
#include "wording/deadlines.h"
#include "wording/names.h"
#include "wording/times.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>

using namespace Qt::StringLiterals;
using runlatch::protocol::TaskStatus;

namespace runlatch::ui {

ReplyActions::ReplyActions(base::Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_timer(new IconLabel({}, Token::Muted, this))
    , m_left(new Label({}, TextStyle::Bold, this))
    , m_until(new Label({}, TextStyle::Small, this))
    , m_state(new ResultState(this))
    , m_sending(new Label(tr("Sending"), TextStyle::Body, this))
    , m_status(new Segmented(tr("Status"), this))
    , m_running(makeButton(ButtonRole::Standard, tr("Send running"), {}, this))
    , m_final(makeButton(ButtonRole::Primary, tr("Send final"), u"send"_s, this))
    , m_finalLong(m_final->text())
    , m_finalShort(m_final->text())
{
    const int unit = Theme::of(this).u();
    m_until->setMuted(true);
    m_sending->setMuted(true);
    ResultEditor::addStatuses(*m_status);
    m_running->setObjectName(u"sendRunning"_s);
    m_final->setObjectName(u"sendFinal"_s);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(4 * unit, 2 * unit, 4 * unit, 2 * unit);
    layout->setSpacing(2 * unit);
    layout->addWidget(m_timer);
    layout->addWidget(m_left);
    layout->addWidget(m_until);
    layout->addWidget(m_state);
    layout->addStretch(1);
    layout->addWidget(m_sending);
    layout->addWidget(m_status);
    layout->addWidget(m_running);
    layout->addWidget(m_final);
    m_runningWord.add(m_running, Theme::of(this).icon(u"loader-circle"_s));
    m_finalWord.add(m_final);
    setNarrow(false);
    setDeadline({});
    connect(m_running, &QPushButton::clicked, this, &ReplyActions::sendRunningWanted);
    connect(m_final, &QPushButton::clicked, this, &ReplyActions::sendFinalWanted);
    connect(m_state, &ResultState::findingsWanted, this, &ReplyActions::findingsWanted);
    connect(m_status, &Segmented::currentChanged, this, [this](int status) { emit statusChosen(TaskStatus(status)); });
}

void ReplyActions::setDeadline(const QDateTime &deadline)
{
    m_deadline = deadline;
    showTime();
    if (!m_isTicking && m_deadline.isValid())
        tick();
}

void ReplyActions::setState(TaskStatus status, bool anyway)
{
    m_hasFinal = protocol::isFinal(status);
    m_status->setCurrent(int(status));
    const QString word = wording::taskStatus(status);
    m_finalLong = !m_hasFinal ? tr("Send final")
        : anyway              ? tr("Send final anyway: %1").arg(word)
                              : tr("Send final: %1").arg(word);
    showFinalWord();
    m_final->setAccessibleName(m_finalLong);
    m_final->setToolTip(m_hasFinal ? QString() : tr("Choose Passed or Failed first."));
    m_running->setText(anyway ? tr("Send running anyway") : tr("Send running"));
}

void ReplyActions::setFindings(const lint::LintSummary &findings, qint64 bytes)
{
    m_state->setState(findings, bytes);
}

void ReplyActions::setAllowed(bool running, bool chosen, bool sending)
{
    m_running->setEnabled(running);
    m_final->setEnabled(chosen && m_hasFinal);
    m_sending->setVisible(sending);
}

void ReplyActions::setNarrow(bool narrow)
{
    const int unit = Theme::of(this).u();
    const int side = narrow ? 2 * unit : 4 * unit;
    layout()->setContentsMargins(side, 2 * unit, side, 2 * unit);
    m_status->setVisible(narrow);
    m_until->setVisible(!narrow);
    m_isNarrow = narrow;
    showTime();
}

QSize ReplyActions::minimumSizeHint() const
{
    const int words = (m_runningWord.areAway() ? 0 : m_runningWord.width())
        + (m_finalWord.areAway() ? 0 : m_finalWord.width()) + (m_state->isHidden() ? 0 : stateWidth());
    const QSize least = QWidget::minimumSizeHint();
    return {least.width() - words, least.height()};
}

bool ReplyActions::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        fit();
    return QWidget::event(event);
}

void ReplyActions::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_isTicking)
        tick();
}

void ReplyActions::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void ReplyActions::fit()
{
    // The width with all words, even those hidden now, so that the forms never alternate.
    int needed = layout()->sizeHint().width() + (m_runningWord.areAway() ? m_runningWord.width() : 0)
        + (m_isFinalShort ? statusWidth() : 0) + (m_finalWord.areAway() ? m_finalWord.width() : 0)
        + (m_state->isShort() ? m_state->shortening() : 0) + (m_state->isHidden() ? stateWidth() : 0);
    m_state->setShort(needed > width());
    needed -= m_state->shortening();
    m_runningWord.setAway(needed > width());
    needed -= m_runningWord.width();
    m_isFinalShort = needed > width();
    showFinalWord();
    needed -= statusWidth();
    // The button that sends what cannot be undone keeps its word longest. Each finding stands at its field as well.
    m_state->setVisible(needed <= width());
    needed -= stateWidth();
    m_finalWord.setAway(needed > width());
}

void ReplyActions::showFinalWord()
{
    m_final->setText(m_isFinalShort ? m_finalShort : m_finalLong);
}

/// The width of the findings in their present form.
int ReplyActions::stateWidth() const
{
    return m_state->sizeHint().width() + layout()->spacing();
}

int ReplyActions::statusWidth() const
{
    const QFontMetrics metrics = m_final->fontMetrics();
    return metrics.size(Qt::TextShowMnemonic, m_finalLong).width()
        - metrics.size(Qt::TextShowMnemonic, m_finalShort).width();
}

void ReplyActions::tick()
{
    m_isTicking = m_deadline.isValid() && isVisible() && m_clock.utc() <= m_deadline;
    showTime();
    if (m_isTicking)
        m_clock.callAfter(std::chrono::seconds(1), this, [this] { tick(); });
}

void ReplyActions::showTime()
{
    const bool has = m_deadline.isValid();
    m_timer->setVisible(has);
    m_left->setVisible(has);
    m_until->setText(has ? tr("until %1").arg(QLocale().toString(m_deadline.toLocalTime().time(), u"H:mm:ss"_s))
                         : QString());
    if (!has)
        return;
    const std::chrono::milliseconds left(m_clock.utc().msecsTo(m_deadline));
    const protocol::Urgency urgency = protocol::urgencyOf(left);
    const QString words = urgency == protocol::Urgency::Over ? tr("Time is over")
        : urgency == protocol::Urgency::Calm                 ? tr("%1 left").arg(wording::countdown(left))
                                                             : wording::urgency({.final = m_deadline}, m_clock.utc());
    const bool hasRoom = !m_isNarrow || urgency == protocol::Urgency::Calm || urgency == protocol::Urgency::Over;
    m_left->setText(hasRoom ? words : wording::countdown(left)); // beside them, the icon has another shape
    m_left->setAccessibleName(words);
    m_left->setToolTip(hasRoom ? QString() : words);
    m_left->setTone(urgencyTone(urgency));
    m_timer->setIcon(urgencyIcon(urgency), urgencyTone(urgency));
}

} // namespace runlatch::ui
