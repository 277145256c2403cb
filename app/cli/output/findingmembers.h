// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "json/orderedjson.h"
#include "lint/lintfinding.h"

namespace runlatch::cli {

/// Adds what the event "finding" says about a finding of the linter, in every command: where it is, its severity and
/// rule, what is wrong, and what to do.
void addFinding(json::OrderedJson &members, const lint::LintFinding &finding);

} // namespace runlatch::cli
