// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "await.h"
#include "benchmarks.h"
#include "quickintegration.h"

#include "base/systemclock.h"
#include "simulator/service.h"

#include <QElapsedTimer>

#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::bench {

namespace {

constexpr int RunTasks = 1000;
constexpr double Kilobyte = 1024;

/// The memory from malloc, including its own bookkeeping; 0 where the system does not tell.
double allocatedBytes()
{
#ifdef __GLIBC__
    const auto info = mallinfo2();
    return static_cast<double>(info.uordblks + info.hblkhd);
#else
    return 0;
#endif
}

/// What a round took.
struct Passed
{
    double perSecond = 0;
    double bytesOfEach = 0; ///< that the simulator keeps of a run task that ended, its payload and plan included
    double payload = 0;     ///< bytes
};

/// Sends them, so many at once, until each has passed. The plan is given, so that it is known what it takes.
std::optional<Passed> passed(int parallel, const QByteArray &plan = {})
{
    base::SystemClock clock;
    QuickIntegration integration(clock);
    simulator::Service service(clock);
    const auto address = await<simulator::ServiceAddress>(
        [&service](QObject *context, const base::Callback<simulator::ServiceAddress> &done) {
            service.start({}, context, done);
        });
    if (!address || !integration.listen())
        return std::nullopt;
    simulator::RunTaskOptions options;
    options.target = integration.url();
    options.answerTimeout = 60s;
    const double before = allocatedBytes();
    int begun = 0;
    int good = 0;
    int ended = 0;
    QEventLoop loop;
    const auto begin = [&] {
        ++begun;
        if (!plan.isEmpty())
            options.plan = QByteArray(plan).append(' '); // a copy of its own for each
        service.startRunTask(options, &loop, [](const base::Result<QString> &) {});
    };
    QObject::connect(&service, &simulator::Service::runTaskChanged, &loop, [&](const simulator::RunTask &runTask) {
        if (runTask.events.constLast().type != simulator::RunTaskEvent::Type::Finished)
            return;
        good += runTask.state == protocol::TaskState::Passed ? 1 : 0;
        if (begun < RunTasks)
            begin();
        if (++ended == RunTasks)
            loop.quit();
    });
    QElapsedTimer timer;
    timer.start();
    while (begun < parallel)
        begin();
    loop.exec();
    const double seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    const double bytesOfEach = (allocatedBytes() - before) / RunTasks;
    if (good != RunTasks)
        return std::nullopt;
    return Passed{RunTasks / seconds, bytesOfEach, static_cast<double>(integration.payloadBytes())};
}

std::optional<Measured> rate(int parallel)
{
    const auto all = passed(parallel);
    return all ? std::optional(Measured(all->perSecond)) : std::nullopt;
}

/// Run tasks in a megabyte: as the simulator keeps them, or as their payload and plan alone. What the
/// integration still holds of its connections counts, too.
std::optional<Measured> perMegabyte(bool isAlone)
{
    static const QByteArray plan = "{\"format_version\":\"1.2\",\"resource_changes\":[]}" + QByteArray(4096, ' ');
    const auto all = passed(RunTasks, plan);
    if (!all || all->bytesOfEach <= 0)
        return std::nullopt;
    const double each = isAlone ? all->payload + static_cast<double>(plan.size()) : all->bytesOfEach;
    return Measured(Kilobyte * Kilobyte / each);
}

} // namespace

QList<Comparison> manyRunTasks()
{
    QList<Comparison> all{{.name = u"manyruntasks"_s,
                           .what = u"1,000 run tasks at once, until each has passed"_s,
                           .reference = u"the same, one after another"_s,
                           .unit = u"run tasks/s"_s,
                           .ours = [] { return rate(RunTasks); },
                           .theirs = [] { return rate(1); },
                           .rounds = 3}};
#ifdef __GLIBC__
    all.append({.name = u"manyruntasks-memory"_s,
                .what = u"memory of 1,000 run tasks that were sent at once"_s,
                .reference = u"their payloads, and a plan of 4 KB each"_s,
                .unit = u"run tasks/MiB"_s,
                .ours = [] { return perMegabyte(false); },
                .theirs = [] { return perMegabyte(true); },
                .rounds = 1});
#endif
    return all;
}

} // namespace runlatch::bench
