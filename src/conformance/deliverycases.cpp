// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/judges.h"
#include "conformance/registry.h"

namespace runlatch::conformance {

namespace {

constexpr CaseWords OnceWords{
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "The service sends a request again when the answer does not reach it. It is the same run task, "
                      "and its result is final once."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "One piece of work: one final callback."),
    QT_TRANSLATE_NOOP(
        "runlatch::conformance",
        "Remember task_result_id of what was accepted, answer 200 to a repetition, and do nothing else.")};

constexpr CaseWords ManyWords{
    QT_TRANSLATE_NOOP(
        "runlatch::conformance",
        "Runs of many workspaces reach their stages at the same time, and nothing keeps their requests in order."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "A final callback for each, at its own URL with its own token."),
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "Keep everything that belongs to a run task together, and share nothing between them.")};

constexpr Case DeliveryCases[] = {
    {"deliveries.repeated",
     Severity::Should,
     "spec 4.5",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A repeated delivery is worked on once"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "The same run task twice, one right after the other was answered."),
     OnceWords,
     Need::Result,
     &judgeOneWork,
     {.fault = "delivery:repeated"}},
    {"deliveries.lost-answer",
     Severity::Should,
     "spec 4.5",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A delivery whose answer was lost is worked on once"),
     QT_TRANSLATE_NOOP("runlatch::conformance",
                       "A run task whose sender goes away before the answer, and sends it again."),
     OnceWords,
     Need::Result,
     &judgeOneWork,
     {.losesAnswer = true}},
    {"deliveries.parallel",
     Severity::Must,
     "spec 4.5",
     QT_TRANSLATE_NOOP("runlatch::conformance", "Run tasks at the same time get results"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "Eight run tasks at once."),
     ManyWords,
     Need::Result,
     &judgeWhole,
     {.stages = "post_plan post_plan post_plan post_plan post_plan post_plan post_plan post_plan", .isAlone = true}},
    {"deliveries.out-of-order",
     Severity::Must,
     "spec 4.5",
     QT_TRANSLATE_NOOP("runlatch::conformance", "Stages of one run in any order get results"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "The four stages of one run, in reverse order."),
     ManyWords,
     Need::Result,
     &judgeWhole,
     {.stages = "post_apply pre_apply post_plan pre_plan", .values = R"({"run_id":"run-OutOfOrder123456"})"}},
};

} // namespace

std::span<const Case> deliveryCases()
{
    return DeliveryCases;
}

} // namespace runlatch::conformance
