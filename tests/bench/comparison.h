// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <functional>
#include <optional>

namespace runlatch::bench {

/// A measured value; larger is better: operations per second, or items per memory.
struct Measured
{
    Measured(double measured, double usedCpu = 0)
        : value(measured)
        , cpu(usedCpu)
    {
    }

    double value;
    double cpu; ///< microseconds of all processors for one operation, without those of the load; 0: not measured
};

/// Null if the measurement failed, which ends the run.
using Measure = std::function<std::optional<Measured>()>;

/// Our code against a reference in one run. Only values from the same machine at the same time can be divided.
struct Comparison
{
    QString name; ///< machine-readable, as for `--only`
    QString what;
    QString reference; ///< the name of the reference
    QString unit;      ///< unit of both values: "pages/s"
    Measure ours;
    Measure theirs;
    int rounds = 5; ///< the measures of both alternate, so that a busy machine slows both
};

/// The medians of the rounds.
struct Outcome
{
    Measured ours = 0;
    Measured theirs = 0;
    double ratio = 0; ///< the median of each round's own ratio
};

std::optional<Outcome> measure(const Comparison &comparison);

} // namespace runlatch::bench
