// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "settings/preferences.h"
#include "ui/desktop/alert.h"

#include <QObject>

#include <array>

namespace runlatch::ui {

/// Decides when an alert is shown: never while a window of the program is active, one for a burst of events, and the
/// most urgent first. Lives in the window's thread.
class Alerts final : public QObject
{
    Q_OBJECT

public:
    /// The time in which events become one alert, and the least time between two alerts.
    static constexpr std::chrono::milliseconds Gathering = std::chrono::seconds(1);
    static constexpr std::chrono::milliseconds Spacing = std::chrono::seconds(5);

    /// All must outlive this. Which kinds are told is read from `preferences` each time.
    Alerts(base::Clock &clock, AlertChannel &channel, const settings::Preferences &preferences,
           QObject *parent = nullptr);

    /// Tells of one event. `what` is as for alertOf(), `request` the id of the request that a click leads to, if there
    /// is one.
    void tell(AlertKind kind, const QString &what, qint64 request = 0);

signals:
    /// A person clicked on the alert of this kind. `request` is 0 where it leads to none.
    void wanted(runlatch::ui::AlertKind kind, qint64 request, const QByteArray &token);

private:
    struct Events
    {
        int count = 0;
        QString what;
        qint64 request = 0;
    };

    Events &waiting(AlertKind kind) { return m_waiting[static_cast<std::size_t>(kind)]; }
    void plan();
    void showNext();

    base::Clock &m_clock;
    AlertChannel &m_channel;
    const settings::Preferences &m_preferences;
    std::array<Events, AllAlertKinds.size()> m_waiting; ///< by kind
    std::array<qint64, AllAlertKinds.size()> m_shown{}; ///< by kind, the request of the last alert
    std::chrono::milliseconds m_next{0};                ///< in the clock's time, when an alert may be shown again
    bool m_isPlanned = false;
};

} // namespace runlatch::ui
