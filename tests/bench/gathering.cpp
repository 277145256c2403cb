// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "benchmarks.h"

#include "base/systemclock.h"
#include "changerequests/gathering.h"
#include "simulator/service.h"

#include <QElapsedTimer>
#include <QEventLoop>

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::bench {

namespace {

constexpr int Workspaces = 200;
constexpr double RateLimit = 30; // requests a second, as the service announces it

/// Workspaces of the simulator that are gathered in a second. Counts the requests.
std::optional<double> gathered(int &requests)
{
    base::SystemClock clock;
    simulator::Service simulator(clock);
    QEventLoop loop;
    simulator::ServiceOptions options;
    options.workspaces = Workspaces;
    options.changeRequests = 3000;
    options.faults = {{.kind = simulator::FaultKind::Latency, .time = 50ms}};
    bool isServing = false;
    simulator.start(options, &loop, [&](const base::Result<simulator::ServiceAddress> &answer) {
        isServing = answer.isOk();
        loop.quit();
    });
    loop.exec();
    if (!isServing)
        return std::nullopt;

    requests = 0;
    QObject::connect(&simulator, &simulator::Service::served, &loop, [&requests] { ++requests; });
    http::Requester http;
    service::Client client(http, clock);
    const service::Endpoint endpoint{simulator.address().url, simulator.address().token};
    changerequests::Gathering gathering(client);
    QObject::connect(&gathering, &changerequests::Gathering::finished, &loop, &QEventLoop::quit);
    QElapsedTimer timer;
    timer.start();
    gathering.start(endpoint, {options.organization, {}}, service::Scope::All);
    loop.exec();
    const double seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    const bool isWhole =
        gathering.failures().isEmpty() && gathering.progress().changeRequests == options.changeRequests;
    return isWhole ? std::optional(Workspaces / seconds) : std::nullopt;
}

} // namespace

QList<Comparison> gathering()
{
    const auto requests = std::make_shared<int>(0);
    return {{.name = u"gathering"_s,
             .what = u"all workspaces gathered from a service that takes 50 ms (200 workspaces)"_s,
             .reference = u"as many requests at the service's limit of 30 a second"_s,
             .unit = u"workspaces/s"_s,
             .ours = [requests] { return gathered(*requests); },
             .theirs = [requests] { return std::optional(Workspaces * RateLimit / *requests); },
             .rounds = 1}};
}

} // namespace runlatch::bench
