// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/shiftedclock.h"
#include "base/warpedclock.h"
#include "simulator/admission.h"
#include "simulator/api.h"
#include "simulator/notifier.h"
#include "simulator/ratelimit.h"
#include "simulator/runs.h"
#include "simulator/runtasks.h"
#include "simulator/state/statekeeper.h"

#include <QHash>

#include <functional>
#include <memory>

namespace runlatch::simulator {

/// The objects of the simulated service, from a start to the stop.
struct EngineParts
{
    /// `from`: the time from which made-up things count; invalid: the start of the service's calendar.
    EngineParts(base::Clock &clock, const ServiceOptions &options, const ServiceAddress &address,
                const QString &listener, const QString &objectSite, const QDateTime &from);

    /// The owner of a request's rate: a user, or an address.
    QByteArray rateOwner(const http::Request &head) const;
    ServiceState state(const ServiceOptions &options) const;
    base::Rule refusalRule(const http::Request &request, int status) const;
    void complete(http::Response &response, const RateLimit::State &rate) const;

    QDateTime startsAt; ///< exact, so that the same start makes the same times
    QDateTime madeAt;
    base::ShiftedClock shifted;
    base::Clock &time; ///< the service's own
    base::WarpedClock taskTime;
    RateLimit rates;
    Resources resources;
    ConfiguredTasks tasks;
    Admission admission;
    FaultPlan faults;
    RunTasks runTasks; // after the resources and the faults, which it reads
    Runs runs;         // after the run tasks, which it sends
    Api api;           // after all of these
    Notifier notifier;
    std::unique_ptr<StateKeeper> keeper;                                ///< null if nothing is kept
    QHash<QString, std::function<void(const RunTask &)>> verifications; ///< by task result id; what waits for its end
};

} // namespace runlatch::simulator
