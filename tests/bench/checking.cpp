// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "benchmarks.h"
#include "quickintegration.h"

#include "base/systemclock.h"
#include "conformance/check.h"
#include "conformance/registry.h"

#include <QElapsedTimer>
#include <QEventLoop>

using namespace Qt::StringLiterals;

namespace runlatch::bench {

namespace {

/// Cases that have a verdict in a second, so many trials at a time. Those of the integration that are skipped count,
/// too: it has no key and wants no plan.
std::optional<Measured> casesPerSecond(int parallel)
{
    base::SystemClock clock;
    QuickIntegration integration(clock);
    if (!integration.listen())
        return std::nullopt;
    conformance::CheckOptions options;
    options.cases = conformance::chosenCases(u"quick"_s, {}, {});
    options.target.url = integration.url();
    options.parallel = parallel;
    conformance::Check check(clock, options);
    QEventLoop loop;
    bool hasEnded = false;
    QObject::connect(&check, &conformance::Check::ended, &loop, [&loop, &hasEnded] {
        hasEnded = true;
        loop.quit();
    });
    QObject::connect(&check, &conformance::Check::failed, &loop, &QEventLoop::quit);
    QElapsedTimer timer;
    timer.start();
    check.start();
    loop.exec();
    const double seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    const auto cases = static_cast<double>(options.cases.size());
    return hasEnded && check.wasReached() ? std::optional(Measured(cases / seconds)) : std::nullopt;
}

} // namespace

QList<Comparison> checking()
{
    return {{.name = u"checking"_s,
             .what = u"check --profile quick of an integration that answers at once"_s,
             .reference = u"the same, one case at a time"_s,
             .unit = u"cases/s"_s,
             .ours = [] { return casesPerSecond(conformance::CheckOptions().parallel); },
             .theirs = [] { return casesPerSecond(1); },
             .rounds = 3}};
}

} // namespace runlatch::bench
