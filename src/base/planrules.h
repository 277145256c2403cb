// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

// A list of rules as those in base/rules.h, which makes the values of it. One rule a line:
// clang-format off

/// The reasons for which a plan cannot be read.
#define RUNLATCH_PLANS(rule) \
    rule(PlanBroken, "plan.broken") \
    rule(PlanCut, "plan.cut") \
    rule(PlanEncoding, "plan.encoding") \
    rule(PlanUtf16, "plan.utf16") \
    rule(PlanBinary, "plan.binary") \
    rule(PlanNone, "plan.none") \
    rule(PlanVersion, "plan.version") \
    rule(PlanValue, "plan.value") \
    rule(PlanTooLarge, "plan.too-large") \
    rule(PlanTooMany, "plan.too-many") \
    rule(PlanChangeSize, "plan.change-size")
