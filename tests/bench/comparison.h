// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <functional>
#include <optional>

namespace runlatch::bench {

/// So much that more is better: how often something was done in one second, how much found room in so much memory.
/// Null where it went wrong, which ends the run.
using Measure = std::function<std::optional<double>()>;

/// Ours against a reference, in one run: what is measured on one machine at one time may be divided.
struct Comparison
{
    QString name; ///< machine-readable, as for `--only`
    QString what;
    QString reference; ///< what ours is compared with
    QString unit;      ///< of both: "pages/s"
    Measure ours;
    Measure theirs;
    int rounds = 5; ///< ours and theirs in turn, so that a machine that is busy for a while slows both
};

/// The medians of the rounds.
struct Outcome
{
    double ours = 0;
    double theirs = 0;
    double ratio = 0; ///< the median of each round's own ratio
};

std::optional<Outcome> measure(const Comparison &comparison);

} // namespace runlatch::bench
