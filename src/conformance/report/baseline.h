// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "conformance/report/report.h"

#include <QString>
#include <QStringList>

namespace runlatch::conformance {

constexpr qsizetype MaxBaselineLines = 10'000;
constexpr qsizetype MaxBaselineId = 200; ///< characters

/// The failures of an integration that are known and not mended yet. The file is text that a person writes and reviews:
/// the id of a case on each line, "#" begins a comment, empty lines are nothing.
struct Baseline
{
    QStringList ids;     ///< each once, in the order of the file
    QStringList unknown; ///< of these, the ones that no case has: misspelt, or of another version
};

/// Reads the text of such a file. `known`: the ids of all cases. An unknown id is no error, because the file may be
/// older or newer than the program; it excuses nothing, and is to be told. Errors: Usage, subject = the number of the
/// line: "baseline.line" (no id), "baseline.too-long" (the first line beyond MaxBaselineLines).
base::Result<Baseline> readBaseline(const QString &text, const QStringList &known);

/// Marks the failures that the baseline knows, and names what healed: cases of the baseline that were tried and neither
/// failed nor were not testable. A skipped case did not heal. What was marked before is forgotten.
void applyBaseline(Report &report, const Baseline &baseline);

} // namespace runlatch::conformance
