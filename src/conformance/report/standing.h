// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "conformance/report/report.h"

#include <QList>
#include <QString>

#include <array>

namespace runlatch::conformance {

/// The standing of a case in a report: its verdict, or that its failure is known by the baseline. In the order in which
/// reports list cases: what somebody has to look at first.
enum class Standing { Failed, NotTestable, Known, Warned, Observed, Skipped, Passed };
inline constexpr std::array AllStandings{Standing::Failed,   Standing::NotTestable, Standing::Known, Standing::Warned,
                                         Standing::Observed, Standing::Skipped,     Standing::Passed};

Standing standingOf(const CaseResult &result);
QString standingName(Standing standing); ///< "failed"; not translated
QString standingWord(Standing standing); ///< "Failed"
QString standingIcon(Standing standing); ///< one character of plain text: "✗"

/// The number of cases of a standing. Over all standings they add up to the number of results, so that every report
/// that counts by this says the same.
qsizetype countOf(const Report &report, Standing standing);

/// The results by their standing, each standing in the order of the report. They live as long as the report is
/// unchanged.
QList<const CaseResult *> inOrderOfStanding(const Report &report);

} // namespace runlatch::conformance
