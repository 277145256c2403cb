// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/trialresult.h"

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
