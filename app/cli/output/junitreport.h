// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

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
        Failed,      ///< the answer is "no"
        CouldNotTell ///< the run task was unreachable, errored, or not run at all
    };
    QString name; ///< "post_plan", "wrong-key"
    Status status = Status::CouldNotTell;
    QString why = {}; ///< one sentence; empty if it passed
    std::chrono::milliseconds took{0};
};

/// The results of a trial in JUnit's XML for continuous integration, with one test case each. A part that did not pass
/// is a failure or an error, never skipped: a skipped test is shown green. Without any result there is one error.
/// `output` is the end of the output of the tested program.
QByteArray writeJUnit(const QList<TrialResult> &results, const QStringList &output = {});

/// Writes the report to a file, completely or not at all. Error: Storage "file.not-written".
base::Done saveJUnit(const QString &file, const QList<TrialResult> &results, const QStringList &output = {});

} // namespace runlatch::cli
