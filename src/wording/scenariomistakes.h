// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/fault.h"
#include "wording/sentence.h"

namespace runlatch::wording {

/// Says what is wrong with a part of a scenario, and what to write instead. `mistake`: its rule, its subject, and the
/// key that has no such value; its place does not count. `nearest`: the known name that is most like it; may be empty.
Sentence scenarioSentence(const filter::Fault &mistake, const QString &nearest);

} // namespace runlatch::wording
