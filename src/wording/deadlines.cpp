// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/deadlines.h"

#include "wording/times.h"
#include "wording/words.h"

using namespace Qt::StringLiterals;
using runlatch::protocol::PassedLimit;
using runlatch::protocol::TaskClocks;
using runlatch::protocol::Urgency;

namespace runlatch::wording {

namespace {

std::chrono::milliseconds between(const QDateTime &from, const QDateTime &to)
{
    return std::chrono::milliseconds(from.msecsTo(to));
}

} // namespace

QString timeLeft(const TaskClocks &clocks, const QDateTime &now)
{
    if (!clocks.isValid())
        return {};
    const QString next = countdown(clocks.left(now));
    return clocks.update.isValid() ? next + u" · "_s + countdown(between(now, clocks.final)) : next;
}

QString urgency(const TaskClocks &clocks, const QDateTime &now)
{
    const QString left = timeLeft(clocks, now);
    switch (protocol::urgencyOf(clocks.left(now))) {
    case Urgency::Calm: return Words::tr("Deadline in %1").arg(left);
    case Urgency::Soon: return Words::tr("Soon over: %1").arg(left);
    case Urgency::Last: return Words::tr("Almost over: %1").arg(left);
    case Urgency::Over: break;
    }
    return Words::tr("Deadline passed at %1").arg(timeOfDay(clocks.next()));
}

QString whatIsDue(const TaskClocks &clocks, const QDateTime &now)
{
    if (!clocks.isValid())
        return {};
    const QString final = Words::tr("The final result is due in %1, at %2.")
                              .arg(countdown(between(now, clocks.final)), timeOfDay(clocks.final));
    if (!clocks.update.isValid())
        return final;
    return Words::tr("The next update is due in %1, at %2.")
               .arg(countdown(between(now, clocks.update)), timeOfDay(clocks.update))
        + u' ' + final;
}

QString lapse(const TaskClocks &clocks)
{
    const QString at = clocks.isValid() ? timeOfDay(clocks.next()) : QString();
    if (clocks.isValid() && clocks.next() <= clocks.begun)
        return Words::tr("The deadline passed at %1, before this request arrived.").arg(at);
    const QString total = duration(between(clocks.begun, clocks.final));
    const QString idle = duration(clocks.idle);
    switch (clocks.limit()) {
    case PassedLimit::Final:
        //: %1 is a time of day, %2 a duration
        return Words::tr("The deadline passed at %1: the final result was needed within %2 of the request.")
            .arg(at, total);
    case PassedLimit::Progress:
        //: %1 is a time of day, %2 and %3 are durations
        return Words::tr(
                   "The deadline passed at %1: “running” was needed at least every %2, and the final result within "
                   "%3 of the request.")
            .arg(at, idle, total);
    case PassedLimit::Total:
        return Words::tr(
                   "The deadline passed at %1: the final result was needed within %2 of the request, whatever was "
                   "sent before.")
            .arg(at, total);
    case PassedLimit::None: break;
    }
    return {};
}

} // namespace runlatch::wording
