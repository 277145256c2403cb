// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/repeatedoutcomes.h"

#include "ui/reply/outcomespanel.h"
#include "ui/widgets/frames/messagebar.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace runlatch::ui {

RepeatedOutcomes::RepeatedOutcomes(OutcomesPanel &outcomes, QWidget *parent)
    : QWidget(parent)
    , m_outcomes(outcomes)
    , m_bar(new MessageBar(this))
{
    m_bar->setClosable(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_bar);
}

void RepeatedOutcomes::open()
{
    m_sent = {};
    m_counted.clear();
    m_out.clear();
    m_told = 0;
    m_bar->dismiss();
}

void RepeatedOutcomes::setSent(const inspector::SentOutcomes &sent)
{
    if (sent == m_sent)
        return;
    m_sent = sent;
    m_counted.clear();
    check();
}

void RepeatedOutcomes::check()
{
    const bool mayRepeat = !m_sent.isEmpty() && m_outcomes.isInUse();
    const qsizetype repeated = mayRepeat ? count() : 0;
    if (std::exchange(m_told, repeated) == repeated)
        return;
    if (repeated > 0) {
        m_bar->setMessage(Tone::Warning, tr("The service already has %n of these outcome(s).", nullptr, int(repeated)),
                          tr("It is not documented whether it replaces them or shows them twice."));
        act(tr("Keep only what is new"), &RepeatedOutcomes::takeOut);
    } else {
        tellOut();
    }
}

/// Looks only at outcomes that changed since the last time: bodies may have megabytes, and somebody is typing.
qsizetype RepeatedOutcomes::count()
{
    const QList<protocol::Outcome> &outcomes = m_outcomes.outcomes();
    QList<Counted> counted;
    counted.reserve(outcomes.size());
    for (const protocol::Outcome &outcome : outcomes) {
        const Counted before = m_counted.value(counted.size());
        counted.append({outcome, before.outcome == outcome ? before.isRepeated : m_sent.has(outcome)});
    }
    m_counted = counted;
    return std::ranges::count_if(m_counted, &Counted::isRepeated);
}

void RepeatedOutcomes::tellOut()
{
    if (m_out.isEmpty()) {
        m_bar->dismiss();
        return;
    }
    m_bar->setMessage(Tone::Info, tr("%n outcome(s) were taken out of this reply.", nullptr, int(m_out.size())),
                      tr("The service has them from an earlier one."));
    act(tr("Put them back"), &RepeatedOutcomes::putBack);
}

void RepeatedOutcomes::takeOut()
{
    QList<protocol::Outcome> left;
    for (const protocol::Outcome &outcome : m_outcomes.outcomes())
        (m_sent.has(outcome) ? m_out : left).append(outcome);
    m_outcomes.setOutcomes(left, left.isEmpty() ? -1 : 0);
    check();
    emit changed();
}

void RepeatedOutcomes::putBack()
{
    m_outcomes.setOutcomes(std::exchange(m_out, {}) + m_outcomes.outcomes(), 0);
    check();
    emit changed();
}

/// Queued, because the button is removed with its message during its own click.
void RepeatedOutcomes::act(const QString &text, void (RepeatedOutcomes::*action)())
{
    connect(m_bar->addTextAction(text), &QPushButton::clicked, this, action, Qt::QueuedConnection);
}

} // namespace runlatch::ui
