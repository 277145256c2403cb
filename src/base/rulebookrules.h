// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

// A list of rules as those in base/rules.h, which makes the values of it. One rule a line:
// clang-format off

/// Mistakes in the text of a rule book, besides those of scenarios, which are written alike.
#define RUNLATCH_RULEBOOKS(rule) \
    rule(RuleBookTooLarge, "rulebook.too-large") \
    rule(RuleBookTooMany, "rulebook.too-many") \
    rule(RuleBookNoRule, "rulebook.no-rule") \
    rule(RuleBookNameTwice, "rulebook.name-twice") \
    rule(RuleBookAnswerTwice, "rulebook.answer-twice") \
    rule(RuleBookTooManyReplies, "rulebook.too-many-replies") \
    rule(RuleBookAfterFinal, "rulebook.after-final") \
    rule(RuleBookOrder, "rulebook.order") \
    rule(RuleBookLeft, "rulebook.left")

// clang-format on
