// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

// A list of rules as those in base/rules.h, which makes the values of it. One rule a line:
// clang-format off

/// The reasons for which change requests cannot be created for exactly the matches of a query.
#define RUNLATCH_EXACT_CREATIONS(rule) \
    rule(CreateNotGathered, "create.not-gathered") \
    rule(CreateNotExact, "create.not-exact") \
    rule(CreateMatchNoId, "create.match-no-id") \
    rule(CreateAllLeftOut, "create.all-left-out") \
    rule(CreateNoMatch, "create.no-match") \
    rule(CreateTooManyMatches, "create.too-many-matches")
