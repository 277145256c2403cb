// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/junitreport.h"

#include "conformance/report/junit.h"
#include "conformance/report/reportfile.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

using conformance::JUnitCase;

JUnitCase::Kind junitKind(TrialResult::Status status)
{
    switch (status) {
    case TrialResult::Status::Passed: return JUnitCase::Kind::Passed;
    case TrialResult::Status::Failed: return JUnitCase::Kind::Failure;
    case TrialResult::Status::CouldNotTell: break;
    }
    return JUnitCase::Kind::Error;
}

} // namespace

QByteArray writeJUnit(const QList<TrialResult> &results, const QStringList &output)
{
    conformance::JUnitSuite suite{.name = u"runlatch trigger"_s, .group = u"runlatch.trigger"_s, .output = output};
    for (const TrialResult &result : results) {
        suite.took += result.took;
        suite.cases.append({.group = suite.group,
                            .name = result.name,
                            .kind = junitKind(result.status),
                            .message = result.why,
                            .text = result.why,
                            .took = result.took});
    }
    return conformance::writeJUnit(suite);
}

base::Done saveJUnit(const QString &file, const QList<TrialResult> &results, const QStringList &output)
{
    return conformance::saveReport(file, writeJUnit(results, output));
}

} // namespace runlatch::cli
