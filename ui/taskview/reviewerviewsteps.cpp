// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/taskview/reviewerviewsteps.h"

#include "ui/style/theme.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "wording/names.h"
#include "wording/times.h"

#include <QHBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ReviewerViewSteps::ReviewerViewSteps(QWidget *parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this))
{
    const int unit = Theme::of(this).u();
    m_row->setContentsMargins(3 * unit, 0, 3 * unit, 2 * unit);
    m_row->setSpacing(unit);
    hide();
}

void ReviewerViewSteps::setSteps(const QList<ReviewerStep> &steps, base::Clock &clock)
{
    m_clock = &clock;
    if (steps != m_steps) {
        m_steps = steps;
        build();
    }
    showAges();
    if (!m_isTicking)
        tick();
}

void ReviewerViewSteps::build()
{
    m_ages.clear();
    while (QLayoutItem *item = m_row->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    add(tr("Run tasks:"), TextStyle::Small, false);
    for (const ReviewerStep &step : std::as_const(m_steps)) {
        if (!m_ages.isEmpty())
            add(u">"_s, TextStyle::Small, true);
        add(wording::taskState(step.state), TextStyle::Small, false);
        m_ages.append(add({}, TextStyle::Small, true));
    }
    m_row->addStretch(1);
    setVisible(m_hasRoom && !m_steps.isEmpty());
}

void ReviewerViewSteps::setRoom(bool hasRoom)
{
    m_hasRoom = hasRoom;
    setVisible(m_hasRoom && !m_steps.isEmpty());
}

ElidedLabel *ReviewerViewSteps::add(const QString &text, TextStyle style, bool muted)
{
    auto *label = new ElidedLabel(text, style, this);
    label->setMuted(muted);
    m_row->addWidget(label);
    return label;
}

QString ReviewerViewSteps::age(const ReviewerStep &step) const
{
    if (!step.at.isValid())
        return {};
    const QDateTime now = m_clock->utc();
    const qint64 seconds = step.at.secsTo(now);
    return seconds > -60 && seconds < 60 ? tr("a few seconds ago") : wording::relativeTime(step.at, now);
}

QString ReviewerViewSteps::newestAge() const
{
    return m_steps.isEmpty() ? QString() : age(m_steps.last());
}

void ReviewerViewSteps::showAges()
{
    for (qsizetype index = 0; index < m_ages.size(); ++index)
        m_ages.at(index)->setText(age(m_steps.at(index)));
    emit aged();
}

/// Schedules the next update: the ages change with the minutes.
void ReviewerViewSteps::tick()
{
    m_isTicking = !m_steps.isEmpty();
    if (!m_isTicking)
        return;
    showAges();
    m_clock->callAfter(std::chrono::seconds(10), this, [this] { tick(); });
}

} // namespace runlatch::ui
