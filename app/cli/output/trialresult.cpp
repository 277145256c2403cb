// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/trialresult.h"

#include "app/cli/output/output.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

using conformance::JUnitCase;

JUnitCase::Kind junitKind(TrialResult::Status status)
{
    switch (status) {
    case TrialResult::Status::Passed: return JUnitCase::Kind::Passed;
    case TrialResult::Status::Failed: return JUnitCase::Kind::Failure;
    case TrialResult::Status::Skipped: return JUnitCase::Kind::Skipped;
    case TrialResult::Status::CouldNotTell: break;
    }
    return JUnitCase::Kind::Error;
}

int exitOfStatus(TrialResult::Status status)
{
    switch (status) {
    case TrialResult::Status::Passed:
    case TrialResult::Status::Skipped: return Done;
    case TrialResult::Status::Failed: return No;
    case TrialResult::Status::CouldNotTell: break;
    }
    return CouldNotTell;
}

} // namespace

QString statusName(TrialResult::Status status)
{
    switch (status) {
    case TrialResult::Status::Passed: return u"passed"_s;
    case TrialResult::Status::Failed: return u"failed"_s;
    case TrialResult::Status::Skipped: return u"skipped"_s;
    case TrialResult::Status::CouldNotTell: break;
    }
    return u"errored"_s;
}

int exitStatusOf(const QList<TrialResult> &results)
{
    int exitStatus = Done;
    for (const TrialResult &result : results)
        exitStatus = std::max(exitStatus, exitOfStatus(result.status));
    return exitStatus;
}

TrialCounts::TrialCounts(const QList<TrialResult> &results)
{
    const auto count = [&results](TrialResult::Status status) {
        return static_cast<int>(
            std::ranges::count_if(results, [status](const TrialResult &result) { return result.status == status; }));
    };
    passed = count(TrialResult::Status::Passed);
    failed = count(TrialResult::Status::Failed);
    errored = count(TrialResult::Status::CouldNotTell);
    skipped = count(TrialResult::Status::Skipped);
}

json::OrderedJson TrialCounts::members() const
{
    json::OrderedJson members;
    members.add(u"passed", passed).add(u"failed", failed).add(u"errored", errored).add(u"skipped", skipped);
    return members;
}

QString TrialCounts::words() const
{
    return tr("%1 passed, %2 failed, %3 without a result, %4 skipped.")
        .arg(passed)
        .arg(failed)
        .arg(errored)
        .arg(skipped);
}

conformance::JUnitSuite junitSuite(const QString &name, const QList<TrialResult> &results, const QStringList &output)
{
    conformance::JUnitSuite suite{.name = name, .group = u"runlatch.trigger"_s, .output = output};
    for (const TrialResult &result : results) {
        suite.took += result.took;
        suite.cases.append({.group = suite.group,
                            .name = result.name,
                            .kind = junitKind(result.status),
                            .message = result.why,
                            .text = result.why,
                            .took = result.took});
    }
    return suite;
}

} // namespace runlatch::cli
