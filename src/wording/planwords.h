// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "plan/changedetail.h"
#include "plan/plan.h"

#include <QStringList>

namespace runlatch::wording {

/// "Plan: 3 to add, 1 to change, 2 to destroy." and, where there are some, what is imported, moved and forgotten: as
/// the terminal says it.
QString planCounts(const plan::Counts &counts);

/// The notes beside the counts, a sentence each, the gravest first: the plan is partial, another one has to follow,
/// there is nothing to apply, checks failed, changes are deferred, things were changed outside.
QStringList planNotes(const plan::Plan &plan);

/// "deferred", with the reason where the plan tells one: a stranger's text, as it is given.
QString deferral(const QString &reason);

/// The action on a resource in a word or two: "replace", "leave alone".
QString actionWord(plan::Action action);

/// "sensitive from now on"; empty where the sensitivity stays.
QString sensitivityText(plan::Attribute::Sensitivity sensitivity);

/// A value as it is shown: its text, with its size where it is cut, or a word for what has none: "(known after apply)",
/// "(secret)". Empty for what is absent.
QString valueText(const plan::Value &value);

} // namespace runlatch::wording
