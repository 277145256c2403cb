// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/waitstrip.h"

#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/iconlabel.h"

#include <QAccessible>
#include <QHBoxLayout>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::ui {

WaitStrip::WaitStrip(service::Client &client, base::Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_sentence(new ElidedLabel({}, TextStyle::Body, this))
{
    auto *icon = new IconLabel;
    icon->setIcon(u"hourglass"_s, Tone::Warning);
    QHBoxLayout *row = makeBarRow(*this);
    row->addWidget(icon);
    row->addWidget(m_sentence, 1);
    setVisible(false);
    connect(&client, &service::Client::waiting, this, &WaitStrip::begin);
}

void WaitStrip::paintEvent(QPaintEvent *)
{
    paintBar(*this, Tone::Warning);
}

/// Shows a wait, unless it is too short to read.
void WaitStrip::begin(const service::Wait &wait)
{
    const bool isForList = wait.purpose.startsWith("change-requests."_L1) || wait.purpose.startsWith("workspaces."_L1);
    const auto until = m_clock.monotonic() + wait.wait;
    if (!isForList || wait.wait < 1s || until <= m_until)
        return;
    const bool wasShown = isVisible();
    m_wait = wait;
    m_until = until;
    tick();
    setVisible(true);
    setAccessibleName(m_sentence->text());
    if (!wasShown) {
        QAccessibleEvent alert(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

void WaitStrip::tick()
{
    const auto left = m_until - m_clock.monotonic();
    if (left <= 0ms) {
        setVisible(false);
        return;
    }
    const auto seconds = static_cast<int>((left.count() + 999) / 1000);
    switch (m_wait.reason) {
    case service::Wait::Reason::RateLimited:
        m_sentence->setText(
            tr("The service allows no more requests for now (429). It goes on in %n second(s).", nullptr, seconds));
        break;
    case service::Wait::Reason::Pace:
        m_sentence->setText(
            tr("Below the service's limit: the next request goes out in %n second(s).", nullptr, seconds));
        break;
    case service::Wait::Reason::Trouble:
        m_sentence->setText(tr("The service had trouble. It is asked again in %n second(s).", nullptr, seconds));
        break;
    }
    m_clock.callAfter(std::min<std::chrono::milliseconds>(left, 1s), this, [this, until = m_until] {
        if (until == m_until) // a newer wait has its own timer
            tick();
    });
}

} // namespace runlatch::ui
