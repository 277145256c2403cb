// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/desktop/alerts.h"

#include <QApplication>

#include <algorithm>
#include <utility>

namespace runlatch::ui {

namespace {

using settings::AlertPreference;

bool isTold(AlertKind kind, AlertPreference level)
{
    switch (level) {
    case AlertPreference::Off: return false;
    case AlertPreference::Quiet: return kind != AlertKind::Requests;
    case AlertPreference::Loud: return true;
    }
    return false;
}

bool isWatched()
{
    return QApplication::activeWindow() != nullptr;
}

} // namespace

Alerts::Alerts(base::Clock &clock, AlertChannel &channel, const settings::Preferences &preferences, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_channel(channel)
    , m_preferences(preferences)
{
    connect(&channel, &AlertChannel::clicked, this, [this](AlertKind kind, const QByteArray &token) {
        emit wanted(kind, m_shown[static_cast<std::size_t>(kind)], token);
    });
}

void Alerts::tell(AlertKind kind, const QString &what, qint64 request)
{
    if (!isTold(kind, m_preferences.alerts()) || isWatched())
        return;
    Events &events = waiting(kind);
    events = {events.count + 1, what, request};
    plan();
}

void Alerts::plan()
{
    if (std::exchange(m_isPlanned, true))
        return;
    m_clock.callAt(std::max(m_clock.monotonic() + Gathering, m_next), this, [this] {
        m_isPlanned = false;
        showNext();
    });
}

/// Drops the events that a person sees in the window meanwhile, or has turned off.
void Alerts::showNext()
{
    if (isWatched()) {
        m_waiting.fill({});
        return;
    }
    for (const AlertKind kind : AllAlertKinds) {
        if (!isTold(kind, m_preferences.alerts()))
            waiting(kind) = {};
    }
    const auto isWaiting = [this](AlertKind kind) { return waiting(kind).count > 0; };
    const auto next = std::find_if(AllAlertKinds.rbegin(), AllAlertKinds.rend(), isWaiting);
    if (next == AllAlertKinds.rend())
        return;
    const Events events = std::exchange(waiting(*next), {});
    m_shown[static_cast<std::size_t>(*next)] = events.request;
    m_next = m_clock.monotonic() + Spacing;
    m_channel.show(alertOf(*next, events.count, events.what));
    if (std::any_of(AllAlertKinds.begin(), AllAlertKinds.end(), isWaiting))
        plan();
}

} // namespace runlatch::ui
