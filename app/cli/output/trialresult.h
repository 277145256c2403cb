// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "conformance/report/junit.h"
#include "json/orderedjson.h"

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>

namespace runlatch::cli {

/// The result of one part of a trial.
struct TrialResult
{
    enum class Status {
        Passed,
        Failed,       ///< the answer is "no"
        CouldNotTell, ///< the run task was unreachable, errored, or not run at all
        Skipped,      ///< it does not apply, or what it builds on did not pass; never counted as passed
    };
    QString name; ///< "post_plan", "wrong-key": without ids, ports and times, so that the next run has it too
    Status status = Status::CouldNotTell;
    QString why = {}; ///< one sentence; empty if it passed
    std::chrono::milliseconds took{0};
};

QString statusName(TrialResult::Status status);      ///< "errored" for CouldNotTell
int exitStatusOf(const QList<TrialResult> &results); ///< the largest; what is skipped has none

/// How many there are of each status.
struct TrialCounts
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::TrialCounts)
public:
    explicit TrialCounts(const QList<TrialResult> &results);
    json::OrderedJson members() const; ///< of the event "summary"
    QString words() const;

    int passed = 0;
    int failed = 0;
    int errored = 0;
    int skipped = 0;
};

/// The results as a suite for continuous integration, with a test case each. `output` is the end of the output of the
/// tested program.
conformance::JUnitSuite junitSuite(const QString &name, const QList<TrialResult> &results,
                                   const QStringList &output = {});

} // namespace runlatch::cli
