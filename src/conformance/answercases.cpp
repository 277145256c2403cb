// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/judges.h"
#include "conformance/registry.h"

namespace runlatch::conformance {

namespace {

constexpr CaseWords StatusWords{
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "The service treats every other answer as a failed delivery, and sends the request again."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "200, and nothing else."),
    QT_TRANSLATE_NOOP(
        "runlatch::conformance",
        "Answer every delivery with 200 as soon as its signature is checked; also those that are worked on later.")};

constexpr CaseWords TimeWords{
    QT_TRANSLATE_NOOP(
        "runlatch::conformance",
        "The service waits for the answer only for some seconds; what takes longer counts as not delivered."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "An answer at once, before the work."),
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "Answer first, then work: put the request into a queue or a thread and answer 200.")};

constexpr CaseWords OrderWords{
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "Work before the answer makes the answer late, and a callback before it does not count yet."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "The answer first, everything else after it."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "Answer first, then fetch the plan and call back.")};

constexpr CaseWords ConnectionWords{
    QT_TRANSLATE_NOOP(
        "runlatch::conformance",
        "Senders and proxies keep connections open and ask whether a body is wanted; both are part of HTTP/1.1."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "A complete answer of 200 that says where it ends, and a callback."),
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "Use an HTTP server that speaks HTTP/1.1, and send Content-Length or chunks.")};

constexpr Case AnswerCases[] = {
    {"answer.status", Severity::Must, "spec 4.5",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A delivery is answered with exactly 200"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "An ordinary run task of the stage post_plan."), StatusWords, Needs(),
     &judgeStatus},
    {"answer.in-time", Severity::Must, "spec 4.5",
     QT_TRANSLATE_NOOP("runlatch::conformance", "The answer arrives in time"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "An ordinary run task of the stage post_plan."), TimeWords, Needs(),
     &judgeTime},
    {"answer.prompt", Severity::Should, "spec 4.5",
     QT_TRANSLATE_NOOP("runlatch::conformance", "Nothing slow is in front of the integration"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "An ordinary run task of the stage post_plan."), TimeWords,
     Need::Answer, &judgePromptness},
    {"answer.first", Severity::Should, "spec 4.5",
     QT_TRANSLATE_NOOP("runlatch::conformance", "The answer is sent before the work"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "An ordinary run task of the stage post_plan."), OrderWords,
     Need::Answer, &judgeOrder},
    {"answer.keep-alive",
     Severity::Must,
     "spec 4.5",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A sender that keeps the connection open gets a whole answer"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "A run task with “Connection: keep-alive”."),
     ConnectionWords,
     Need::Result,
     &judgeWhole,
     {.header = "Connection: keep-alive"}},
    {"answer.continue",
     Severity::Should,
     "spec 4.5",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A sender that asks before it sends its body gets a whole answer"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "A run task with “Expect: 100-continue”, whose body follows at once."),
     ConnectionWords,
     Need::Result,
     &judgeWhole,
     {.header = "Expect: 100-continue"}},
};

} // namespace

std::span<const Case> answerCases()
{
    return AnswerCases;
}

} // namespace runlatch::conformance
