// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/judges.h"
#include "conformance/registry.h"

namespace runlatch::conformance {

namespace {

constexpr CaseWords RefusedWords{
    QT_TRANSLATE_NOOP(
        "runlatch::conformance",
        "A permanent refusal stays a refusal. An integration that does not stop burdens itself and the service."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "Few repetitions, then none."),
    QT_TRANSLATE_NOOP(
        "runlatch::conformance",
        "Do not repeat a callback that was answered with a 4xx other than 408 and 429; write it to the log.")};

constexpr CaseWords TroubleWords{
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "Networks and services fail briefly. A result that is given up then is lost, and the run fails."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "The callback is sent again after a while, and the result arrives."),
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "Repeat after 429, 5xx and broken connections, a few times with growing pauses; after 429 as "
                      "late as the answer says.")};

constexpr CaseWords EndlessWords{
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "A service that is in trouble stays there while clients ask without a pause."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "Repetitions with growing pauses, and an end."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "Double the pause after each failure, and give up after some minutes.")};

constexpr CaseWords DocumentWords{
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "The documents differ: one answers a callback with the task result, the others answer without a "
                      "body. Both are 200."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "A result, as without the document."),
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "Let the status alone decide whether a callback was accepted, and read a body to its end.")};

constexpr Case CallbackTroubleCases[] = {
    {"callback.on-document",
     Severity::Should,
     "OpenAPI",
     QT_TRANSLATE_NOOP("runlatch::conformance", "The result arrives although callbacks are answered with a document"),
     QT_TRANSLATE_NOOP("runlatch::conformance",
                       "A run task each of whose callbacks is answered 200 with the task result as JSON."),
     DocumentWords,
     Need::Result,
     &judgeWhole,
     {.answersDocument = true}},
    {"callback.on-401",
     Severity::Should,
     "spec 4.6",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A callback that is refused with 401 is not retried forever"),
     QT_TRANSLATE_NOOP("runlatch::conformance",
                       "A run task each of whose callbacks is answered 401, as for a wrong token."),
     RefusedWords,
     Need::Result,
     &judgeAfterRefusal,
     {.fault = "callback:status=401#50", .awaited = Awaited::Calm}},
    {"callback.on-404",
     Severity::Should,
     "OpenAPI",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A callback that is refused with 404 is not retried forever"),
     QT_TRANSLATE_NOOP("runlatch::conformance",
                       "A run task each of whose callbacks is answered 404, as for an unknown result."),
     RefusedWords,
     Need::Result,
     &judgeAfterRefusal,
     {.fault = "callback:status=404#50", .awaited = Awaited::Calm}},
    {"callback.on-409",
     Severity::Should,
     "OpenAPI",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A callback that is refused with 409 is not retried forever"),
     QT_TRANSLATE_NOOP("runlatch::conformance",
                       "A run task each of whose callbacks is answered 409, as for an ended result."),
     RefusedWords,
     Need::Result,
     &judgeAfterRefusal,
     {.fault = "callback:status=409#50", .awaited = Awaited::Calm}},
    {"callback.on-422",
     Severity::Should,
     "spec 4.6",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A callback that is refused with 422 is not retried forever"),
     QT_TRANSLATE_NOOP("runlatch::conformance",
                       "A run task each of whose callbacks is answered 422, as for an invalid document."),
     RefusedWords,
     Need::Result,
     &judgeAfterRefusal,
     {.fault = "callback:status=422#50", .awaited = Awaited::Calm}},
    {"callback.on-429",
     Severity::Observe,
     "spec 8",
     QT_TRANSLATE_NOOP("runlatch::conformance", "The result arrives although the first callback is too early"),
     QT_TRANSLATE_NOOP("runlatch::conformance",
                       "A run task whose first callback is answered 429, with a second to wait."),
     TroubleWords,
     Need::Result,
     &judgeAfterTrouble,
     {.fault = "callback:rate-limit=1", .awaited = Awaited::Calm}},
    {"callback.on-500",
     Severity::Observe,
     "spec 4.6",
     QT_TRANSLATE_NOOP("runlatch::conformance", "The result arrives although the first callback fails"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "A run task whose first callback is answered 500."),
     TroubleWords,
     Need::Result,
     &judgeAfterTrouble,
     {.fault = "callback:status=500", .awaited = Awaited::Calm}},
    {"callback.on-reset",
     Severity::Observe,
     "spec 4.6",
     QT_TRANSLATE_NOOP("runlatch::conformance", "The result arrives although the first answer is lost"),
     QT_TRANSLATE_NOOP("runlatch::conformance",
                       "A run task whose first callback is received, and its connection "
                       "reset."),
     TroubleWords,
     Need::Result,
     &judgeAfterTrouble,
     {.fault = "callback:reset", .awaited = Awaited::Calm}},
    {"callback.on-late",
     Severity::Observe,
     "spec 4.6",
     QT_TRANSLATE_NOOP("runlatch::conformance", "The result arrives although the first answer is late"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "A run task whose first callback is answered after three seconds."),
     TroubleWords,
     Need::Result,
     &judgeAfterTrouble,
     {.fault = "callback:latency=3s", .awaited = Awaited::Calm}},
    {"callback.endless",
     Severity::Should,
     "spec 4.6",
     QT_TRANSLATE_NOOP("runlatch::conformance", "Callbacks that always fail become few"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "A run task each of whose callbacks is answered 500."),
     EndlessWords,
     Need::Result,
     &judgeEndlessTrouble,
     {.fault = "callback:status=500#1000", .awaited = Awaited::Calm}},
};

} // namespace

std::span<const Case> callbackTroubleCases()
{
    return CallbackTroubleCases;
}

} // namespace runlatch::conformance
