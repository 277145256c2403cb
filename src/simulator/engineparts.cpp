// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/engineparts.h"

#include "simulator/keptresults.h"
#include "simulator/servedrequest.h"
#include "simulator/serviceheaders.h"

#include <algorithm>

namespace runlatch::simulator {

EngineParts::EngineParts(base::Clock &clock, const ServiceOptions &options, const ServiceAddress &address,
                         const QString &listener, const QString &objectSite, const QDateTime &from)
    : startsAt(options.startsAt.isValid() ? options.startsAt.toUTC() : clock.utc())
    , madeAt(from.isValid() ? from : startsAt)
    , shifted(clock, startsAt)
    , time(options.startsAt.isValid() ? shifted : clock)
    , taskTime(clock, options.warp)
    , rates(clock, options.rateLimit)
    , resources({options.organization, options.workspaces, options.changeRequests, options.seed}, madeAt)
    , admission(listener, options.publicUrl)
    , faults(options.seed)
    , runTasks(time, taskTime, resources, faults,
               {options.organization, address.url, options.serviceName, options.dialect, objectSite})
    , runs(runTasks, tasks)
    , api(resources, tasks, runTasks, runs, time,
          {address.url, address.token, options.writeToken, options.readToken, options.dialect, madeAt})
    , notifier(time, resources, options, siteOf(address.url))
{
    faults.setFaults(options.faults);
}

QByteArray EngineParts::rateOwner(const http::Request &head) const
{
    const auto access = api.accessOf(head);
    return access ? "user " + QByteArray::number(static_cast<int>(*access)) : head.peer.toUtf8();
}

ServiceState EngineParts::state(const ServiceOptions &options) const
{
    const QList<Run> all = runs.all();
    const QList<Run> known = all.last(std::min(all.size(), ServiceState::MaxRuns));
    return {.organization = options.organization,
            .workspaces = options.workspaces,
            .changeRequests = options.changeRequests,
            .seed = options.seed,
            .madeAt = madeAt,
            .changed = resources.changedChangeRequests(),
            .tasks = tasks,
            .runs = known,
            .results = keptResults(known, runTasks.all())};
}

base::Rule EngineParts::refusalRule(const http::Request &request, int status) const
{
    const base::Rule rule = status == 401 || status == 404 ? runTasks.refusalRule(request) : base::Rule();
    return rule.isEmpty() ? ruleOfStatus(request, status) : rule;
}

void EngineParts::complete(http::Response &response, const RateLimit::State &rate) const
{
    addRateHeaders(response, rates.perSecond(), rate);
    addServiceHeaders(response, time.utc());
}

} // namespace runlatch::simulator
