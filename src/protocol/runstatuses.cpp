// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/runstatuses.h"

namespace runlatch::protocol {

namespace {

constexpr QStringView KnownRunStatuses[] = {
    u"pending",
    u"fetching",
    u"fetching_completed",
    u"pre_plan_running",
    u"pre_plan_completed",
    u"queuing",
    u"plan_queued",
    u"planning",
    u"planned",
    u"cost_estimating",
    u"cost_estimated",
    u"policy_checking",
    u"policy_override",
    u"policy_soft_failed",
    u"policy_checked",
    u"post_plan_running",
    u"post_plan_awaiting_decision",
    u"post_plan_completed",
    u"planned_and_finished",
    u"planned_and_saved",
    u"confirmed",
    u"pre_apply_running",
    u"pre_apply_completed",
    u"queuing_apply",
    u"apply_queued",
    u"applying",
    u"applied",
    u"discarded",
    u"errored",
    u"canceled",
};

} // namespace

std::span<const QStringView> runStatuses()
{
    return KnownRunStatuses;
}

} // namespace runlatch::protocol
