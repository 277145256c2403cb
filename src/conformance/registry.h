// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "conformance/case.h"

#include <span>

namespace runlatch::conformance {

/// The cases of the groups, a table each.
std::span<const Case> answerCases();
std::span<const Case> verificationCases();
std::span<const Case> signatureCases();
std::span<const Case> payloadCases();
std::span<const Case> deliveryCases();
std::span<const Case> callbackCases();
std::span<const Case> callbackTroubleCases(); ///< of the group "callback", too
std::span<const Case> planCases();            ///< of the groups "plan", "configuration" and "hygiene"

/// All of them, in this order. Their ids are stable: `check --list` prints them, and baselines hold them.
const QList<const Case *> &allCases();
const Case *findCase(QStringView id); ///< null if there is none
QString remedyOfCase(QStringView id); ///< how an integration that fails it is mended; translated

/// Tells whether a selection takes it: an id, or the name of a group with everything in it.
bool isKnownSelector(QStringView selector);
bool isSelectedBy(const Case &what, const QStringList &selectors);

/// A named choice of cases: "full" has all, "quick" those that must hold and need no watching.
bool isKnownProfile(QStringView name);
QStringList profileNames();
/// The cases of a profile, of these only those of `only` (empty: all), without those of `skip`.
QList<const Case *> chosenCases(QStringView profile, const QStringList &only, const QStringList &skip);

} // namespace runlatch::conformance
