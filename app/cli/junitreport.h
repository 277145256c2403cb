// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>

namespace runlatch::cli {

/// How one part of a trial ended.
struct TrialResult
{
    enum class Outcome {
        Passed,
        Failed,      ///< the answer is "no"
        CouldNotTell ///< unreachable, errored, or not run at all
    };
    QString name; ///< "post_plan", "wrong-key"
    Outcome outcome = Outcome::CouldNotTell;
    QString why = {}; ///< in one sentence; empty where it passed
    std::chrono::milliseconds took{0};
};

/// A trial as continuous integration shows it: JUnit's XML, one test case each. A trial that did not pass is a failure
/// or an error and never skipped: a skipped test is green. Without any result it has one error. `output`: the end of
/// what the tried program wrote.
QByteArray writeJUnit(const QList<TrialResult> &results, const QStringList &output = {});

/// Puts it into a file, which is written whole or not at all. Error: Storage "file.not-written".
base::Done saveJUnit(const QString &file, const QList<TrialResult> &results, const QStringList &output = {});

} // namespace runlatch::cli
