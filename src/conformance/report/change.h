// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "conformance/report/standing.h"

#include <QHash>
#include <QString>

#include <array>

namespace runlatch::conformance {

/// The standings of the cases of a run, by their ids: enough to compare a later run with it.
using Standings = QHash<QString, Standing>;
Standings standingsOf(const Report &report);

/// The change of a case since an earlier run against the same target.
enum class CaseChange {
    NewlyFailed, ///< it fails, or is not testable; it did neither
    Healed,      ///< it was tried, and does not fail any more. A skipped case did not heal
    Different,   ///< another standing, which neither counts against the integration nor healed
    Same,
    New, ///< the earlier run did not try it
};
inline constexpr std::array AllChanges{CaseChange::NewlyFailed, CaseChange::Healed, CaseChange::Different,
                                       CaseChange::Same, CaseChange::New};

CaseChange changeOf(const CaseResult &result, const Standings &earlier);
QString changeName(CaseChange change); ///< "newly-failed"; not translated
QString changeWord(CaseChange change); ///< "Newly failed"
/// "Newly failed: 2, Same: 84"; without the changes that no case has.
QString changesLine(const Report &report, const Standings &earlier);

} // namespace runlatch::conformance
