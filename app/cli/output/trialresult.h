// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "conformance/report/junit.h"

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

QString statusName(TrialResult::Status status); ///< "errored" for CouldNotTell

/// The results as a suite for continuous integration, with a test case each. `output` is the end of the output of the
/// tested program.
conformance::JUnitSuite junitSuite(const QString &name, const QList<TrialResult> &results,
                                   const QStringList &output = {});

} // namespace runlatch::cli
