// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/eventfields.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

constexpr EventField FaultOnPurpose = textField("fault"_L1, "What was done wrong on purpose."_L1).orNull();
constexpr EventField SideOfIt = textField("side"_L1, "Whose fault it is: integration or service."_L1).orNull();

QList<EventKind> eventsOfDelivery()
{
    return {
        {"signing"_L1,
         "trigger"_L1,
         "Which of several keys signs."_L1,
         {textField("key_file"_L1, "The first of them."_L1), numberField("keys"_L1, "How many there are."_L1)}},
        {"attempt"_L1,
         "trigger, scenario"_L1,
         "The request was sent, and answered or not."_L1,
         {numberField("number"_L1, "1 for the first."_L1),
          numberField("http"_L1, "What was answered; only 200 is accepted. Null: nothing."_L1).orNull(),
          textField("error"_L1, "Kind of error where nothing was answered."_L1).orNull(),
          textField("rule"_L1, "Machine-readable reason where nothing was answered."_L1).orNull(),
          numberField("took_ms"_L1, "Milliseconds until then."_L1), WrongAndRemedy.orNull(),
          textField("body"_L1, "What the answer says, in one line; with --full as it came, secrets masked."_L1)
              .orNull(),
          numberField("deadline_ms"_L1, "Milliseconds that are left for a callback."_L1).orNull(), FaultOnPurpose,
          SideOfIt}},
        {"accepted"_L1,
         "trigger, scenario"_L1,
         "The integration answered 200. To a verification request it is the last line, and has all members."_L1,
         {numberField("attempt"_L1, "Which one."_L1),
          textField("expected"_L1, "How it had to end: accepted, refused or a status."_L1).sometimes(),
          textField("why"_L1, "What was expected, and what was."_L1).sometimes(),
          textField("body"_L1, "What the answer says, in one line."_L1).orNull().sometimes(),
          numberField("warnings"_L1, "How many were printed."_L1).sometimes()}},
        {"refused"_L1,
         "trigger"_L1,
         "A verification request was not answered 200; the last line."_L1,
         {AnsweredHttp, textField("expected"_L1, "How it had to end."_L1),
          textField("why"_L1, "What was expected, and what was."_L1),
          textField("body"_L1, "What the answer says, in one line."_L1).orNull(),
          numberField("warnings"_L1, "How many were printed."_L1)}},
        {"result"_L1,
         "trigger"_L1,
         "How the run task ended; the last line."_L1,
         {textField(
              "status"_L1,
              "passed, failed, errored or unreachable, the service's own words; awaiting or running where the end was not waited for."_L1),
          textField("expected"_L1, "How it had to end: passed, failed, errored, unreachable, refused or a status."_L1),
          textField("why"_L1, "What was expected, what was, and why."_L1),
          numberField("http"_L1, "What the delivery was answered; null: nothing."_L1).orNull(),
          textField("body"_L1, "What that answer says, in one line."_L1).orNull(),
          textField("message"_L1, "Of the final callback; empty where none counted."_L1),
          textField("url"_L1, "Of the task result."_L1), listField("outcomes"_L1, "As the callbacks wrote them."_L1),
          numberField("warnings"_L1, "How many were printed; with --strict they are failures."_L1)}},
    };
}

QList<EventKind> eventsOfIntegration()
{
    return {
        {"callback"_L1,
         "trigger, scenario"_L1,
         "The integration called back."_L1,
         {textField("status"_L1, "As it was written; null where it was not read."_L1).orNull(),
          numberField("outcomes"_L1, "How many."_L1), numberField("bytes"_L1, "Size of the body."_L1),
          numberField("http"_L1,
                      "What was answered: 200, 401, 404, 405, 409 or 422, or 400 and others where it is not HTTP; "
                      "null: a fault kept it back, or the callback broke off."_L1)
              .orNull(),
          numberField("judged"_L1, "What it deserves; null where a fault answered instead, or it broke off."_L1)
              .orNull(),
          textField("rule"_L1, "Machine-readable reason where it was refused; null for 422: see its findings."_L1)
              .orNull(),
          listField("errors"_L1, "Why: status, title, detail, pointer."_L1), WrongAndRemedy.orNull(), FaultOnPurpose,
          SideOfIt, textField("task_result"_L1, "Id of the task result that it was for."_L1),
          numberField("findings"_L1, "How many the linter has in it, notes too."_L1),
          textField("body"_L1, "With --body and --full, as it came, secrets masked; with --body at most 1 MB of it."_L1)
              .orNull()
              .sometimes(),
          Base64Body}},
        {"finding"_L1,
         "trigger, scenario"_L1,
         "What the linter found in a callback, behind it. What several callbacks have is told once, but with --full."_L1,
         {MachineRule,
          textField("pointer"_L1, "JSON Pointer; of a missing key where it belongs; empty where no place is meant."_L1),
          FindingLine, FindingColumn, FindingSeverity, WhatIsWrong, textField("remedy"_L1, "What to do."_L1)}},
        {"request"_L1,
         "trigger, scenario"_L1,
         "The integration sent something else to the service."_L1,
         {textField("method"_L1, "As it came; empty where it is not HTTP."_L1),
          textField("path"_L1, "With its query, but for secret codes; empty where it is not HTTP."_L1),
          numberField("status"_L1, "What was answered; null: nothing."_L1).orNull(),
          textField("what"_L1, "plan, configuration or object (what the URL of either leads to)."_L1).orNull(),
          truthField("token"_L1, "It showed a bearer token."_L1),
          textField("rule"_L1, "Machine-readable reason where it was refused."_L1).orNull(), WrongAndRemedy.orNull(),
          FaultOnPurpose, SideOfIt,
          textField("task_result"_L1, "Id of the task result whose address or token it has; null: of none."_L1)
              .orNull()}},
        {"exchange"_L1,
         "trigger, scenario"_L1,
         "With --full: an exchange of both sides. Secrets are masked, and bodies cut after 64 KB."_L1,
         {textField("direction"_L1, "sent, or received by the service's side."_L1),
          textField("method"_L1, "As it was sent."_L1),
          textField("target"_L1, "The URL, or of what was received path and query."_L1),
          numberField("status"_L1, "What was answered; null: nothing."_L1).orNull(),
          textField("rule"_L1, "Machine-readable reason where it was refused, or not answered."_L1).orNull(),
          numberField("took_ms"_L1, "Milliseconds of the whole exchange."_L1),
          textField("task_result"_L1, "Id of the task result that it belongs to; null: of none."_L1).orNull(),
          listField("request_headers"_L1, "Each as text, in their order."_L1),
          textField("request_body"_L1, "As text; null where it is no UTF-8."_L1).orNull(),
          textField("request_body_base64"_L1, "In base64, where it is no UTF-8."_L1).sometimes(),
          numberField("request_bytes"_L1, "Size of the whole body."_L1),
          listField("response_headers"_L1, "Each as text, in their order."_L1),
          textField("response_body"_L1, "As text; null where it is no UTF-8."_L1).orNull(),
          textField("response_body_base64"_L1, "In base64, where it is no UTF-8."_L1).sometimes(),
          numberField("response_bytes"_L1, "Size of the whole body."_L1)}},
        {"warning"_L1,
         "trigger, scenario"_L1,
         "An answer to a delivery that the service takes, or a habit of the integration; it should be mended."_L1,
         {MachineRule, textField("pointer"_L1, "JSON Pointer into the callback; empty where no place is meant."_L1),
          WrongAndRemedy}},
        {"command-output"_L1,
         "trigger, check, scenario"_L1,
         "The end of what the command behind -- wrote, where something failed."_L1,
         {listField("lines"_L1, "Each as text."_L1)}},
        {"stage"_L1,
         "trigger"_L1,
         "With --all-stages, --stages or --strict: what is tried now."_L1,
         {textField("name"_L1, "post_plan, wrong-key, unsigned and others."_L1), numberField("number"_L1, "From 1."_L1),
          numberField("of"_L1, "How many there are."_L1)}},
        {"check"_L1,
         "trigger"_L1,
         "With --all-stages, --stages, --strict or --run: how it ended. A later one of the same id takes its place."_L1,
         {textField("id"_L1, "Name of the stage."_L1),
          textField("outcome"_L1, "passed, failed, errored or skipped."_L1),
          textField("why"_L1, "Null where it passed."_L1).orNull()}},
        {"run-task"_L1,
         "trigger"_L1,
         "With --repeat: how one of them ended."_L1,
         {numberField("number"_L1, "In the order in which they were begun, from 1."_L1),
          textField("task_result"_L1, "Id of its task result."_L1),
          numberField("answer_ms"_L1, "Milliseconds of the delivery that was answered 200; null: none was."_L1)
              .orNull(),
          numberField("completion_ms"_L1, "Milliseconds until its final callback; null: none counted."_L1).orNull(),
          textField("status"_L1, "As of result."_L1), textField("outcome"_L1, "passed, failed or errored."_L1),
          numberField("http"_L1, "What the last delivery was answered; null: nothing."_L1).orNull(),
          textField("why"_L1, "Null where it passed."_L1).orNull()}},
        {"summary"_L1,
         "trigger"_L1,
         "With --all-stages, --stages, --strict, --repeat or --run: the last line."_L1,
         {numberField("passed"_L1, "How many."_L1), numberField("failed"_L1, "The answer is no."_L1),
          numberField("errored"_L1, "It could not be told."_L1),
          numberField("skipped"_L1, "It does not apply, or the run task before did not pass."_L1),
          objectField("answer_ms"_L1,
                      "With --repeat: percentiles p50, p90, p99 and max; null: none was answered 200."_L1)
              .orNull()
              .sometimes(),
          objectField("completion_ms"_L1, "With --repeat: the same until a final callback counted."_L1)
              .orNull()
              .sometimes(),
          listField(
              "slowest"_L1,
              "With --repeat: the five that took longest, with number, task_result, answer_ms and completion_ms."_L1)
              .sometimes(),
          numberField("took_ms"_L1, "With --repeat: of all together."_L1).sometimes(),
          textField("run"_L1, "With --run: its id."_L1).sometimes(),
          textField("status"_L1, "With --run: the status of the run, in the service's words."_L1).sometimes(),
          numberField("warnings"_L1, "With --run: how many were printed."_L1).sometimes(),
          textField("why"_L1, "With --run: the status, and what --strict does not allow."_L1).sometimes()}},
    };
}

QList<EventKind> eventsOfRuns()
{
    return {
        {"run"_L1,
         "trigger, scenario, simulate"_L1,
         "With --run, of scenarios, and started by POST /runs: the status of the run, or of one of its stages, is another one."_L1,
         {textField("id"_L1, "run-..."_L1),
          textField("status"_L1, "pre_plan_running, planning and so on, the service's own words."_L1),
          truthField("ended"_L1, "Nothing follows."_L1), textField("workspace"_L1, "Its name."_L1),
          listField("stages"_L1,
                    "Those with a run task: stage, status, warnings (advisory ones that did not pass)."_L1)}},
        {"step"_L1,
         "scenario"_L1,
         "A step of the scenario ended. A later one of the same line takes its place."_L1,
         {numberField("line"_L1, "In the file, from 1."_L1), textField("text"_L1, "As it is written there."_L1),
          textField("outcome"_L1, "done or failed; a failed one is the last."_L1),
          textField("why"_L1, "Null where it is done."_L1).orNull(), numberField("took_ms"_L1, "Milliseconds."_L1)}},
        {"summary"_L1,
         "scenario"_L1,
         "The last line."_L1,
         {numberField("steps"_L1, "How many there are."_L1), numberField("done"_L1, "So many of them."_L1),
          textField("status"_L1, "passed, or failed."_L1),
          truthField("reached"_L1, "The integration answered, or called back."_L1)}},
    };
}

} // namespace

QList<EventKind> eventsOfTrial()
{
    return eventsOfDelivery() + eventsOfIntegration() + eventsOfRuns();
}

} // namespace runlatch::cli
