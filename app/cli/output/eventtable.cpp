// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/eventtable.h"

#include "app/cli/output/eventfields.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

constexpr EventField Addresses =
    listField("addresses"_L1, "URLs by which other machines and containers reach it."_L1).sometimes();
constexpr EventField UnknownOutcome =
    textField("outcome"_L1, "\"unknown\": it may have been carried out."_L1).sometimes();

constexpr EventField Framing =
    objectField("framing"_L1,
                "Of a request that announces fewer bytes than its sender signed and sent: rule; announced and sent, in "
                "bytes; message. Its body has all that came."_L1)
        .sometimes();

QList<EventField> fieldsOfRequest()
{
    return {
        textField("path"_L1, "It was sent to."_L1),
        textField("listener"_L1, "Address and port that it reached; null where that was not recorded."_L1).orNull(),
        objectField("tls"_L1,
                    "version; cipher, or null where it is not known. Null: it came without TLS, or that was not "
                    "recorded."_L1)
            .orNull(),
        numberField("bytes"_L1, "Size of the body."_L1),
        textField("sha512"_L1, "Of the body, in hex."_L1),
        truthField("verification"_L1, "It is the test that the service sends when a run task is set up."_L1),
        textField("kind"_L1,
                  "run-task; beta-run-task; run-notification, workspace-notification or "
                  "change-request-notification."_L1),
        textField("stage"_L1,
                  "pre_plan, post_plan, pre_apply or post_apply, as written; of a notification its "
                  "trigger."_L1),
        textField("run"_L1, "Id of the run."_L1),
        textField("task_result"_L1, "Id of the task result."_L1),
        textField("rule"_L1, "Name of the rule of --rules, or of the window, that acted on it."_L1).sometimes(),
        objectField("signature"_L1,
                    "verdict: valid, invalid, unsigned or unchecked; cause: why it does not hold, or null, "
                    "and imported.valid and the like for what the file of an imported request says, "
                    "imported.proved-valid or -invalid for what a key proved of it here; "
                    "key, of several keys that inspect has: the file of the one that holds or is concerned; "
                    "message: the same in a sentence, or null; "
                    "checked_now, of captures with a key: true where that key was tried now; "
                    "header, of captured: missing, empty, given or repeated."_L1),
    };
}

QList<EventField> fieldsOfJudgement()
{
    QList<EventField> fields{numberField("findings"_L1, "How many the linter has; null: not counted yet."_L1).orNull()};
    for (const QLatin1StringView severity : {"errors"_L1, "warnings"_L1, "infos"_L1})
        fields += numberField(severity, "So many of them."_L1).orNull();
    fields += listField("rules"_L1, "Names of the rules that are broken."_L1).orNull();
    return fields += numberField("answered"_L1, "Status that was answered."_L1);
}

QList<EventField> fieldsOfFinding()
{
    return {textField("pointer"_L1, "JSON Pointer; of a missing key where it belongs."_L1),
            FindingLine,
            FindingColumn,
            FindingSeverity,
            MachineRule,
            WhatIsWrong,
            textField("fix"_L1, "What to do."_L1)};
}

QList<EventKind> eventsOfCaptures()
{
    return {
        {"finding"_L1, "inspect, captures show"_L1, "A finding in the body; before its request."_L1,
         QList<EventField>{numberField("id"_L1, "Of the captured request."_L1)} + fieldsOfFinding()},
        {"capture"_L1, "captures list, captures show"_L1, "A request as it was kept, secrets masked."_L1,
         QList<EventField>{numberField("id"_L1, "In the store."_L1),
                           textField("origin"_L1, "here: received; file: imported, so a claim; copy: of one."_L1),
                           timeField("received_at"_L1), textField("peer"_L1, "Address of the sender."_L1)}
             + fieldsOfRequest()
             + QList<EventField>{textField("organization"_L1, "Its name."_L1),
                                 textField("workspace"_L1, "Its name."_L1),
                                 numberField("delivery"_L1, "1 for the first of this run task."_L1)}
             + fieldsOfJudgement()
             + QList<
                 EventField>{textField("state"_L1,
                                       "As lists show it: awaiting, running, passed, failed, errored; or why "
                                       "there is none: refused, unreadable, verification, notification, unsupported, "
                                       "imported, copied."_L1),
                             textField("deadline"_L1, "Until when a callback is due."_L1).orNull(),
                             textField("refused"_L1, "Machine-readable reason where it was not let in."_L1).orNull(),
                             textField("message"_L1, "The same in a sentence."_L1).orNull(),
                             truthField("pinned"_L1, "It is kept whatever its age."_L1),
                             numberField("from"_L1, "Of the request that it is a copy of, or that was sent again."_L1)
                                 .sometimes(),
                             Edited,
                             truthField("time_ahead"_L1, "True where a file says a time that is yet to come."_L1)
                                 .sometimes(),
                             textField("request_line"_L1, "Only show."_L1).sometimes(),
                             listField("headers"_L1, "Only show: name, value; value_base64 where it is no UTF-8."_L1)
                                 .sometimes(),
                             textField("head"_L1, "Only show: the head of what was no HTTP."_L1).orNull().sometimes(),
                             textField("head_base64"_L1, "The same, where it is no UTF-8."_L1).sometimes(),
                             objectField(
                                 "incomplete"_L1,
                                 "Only show, of a body that did not arrive whole: arrived, in bytes of content; "
                                 "announced, null where it was not; unread: bytes behind the content that are no "
                                 "chunk; kept: whether the bytes are here; message: why it ended."_L1)
                                 .sometimes(),
                             objectField("doubtful"_L1,
                                         "Of an imported body that is not known to be what was sent: rule; "
                                         "announced, null where it was not, and in the list for all rules but "
                                         "import.body-other; kept, in bytes; message."_L1)
                                 .sometimes(),
                             Framing, textField("body"_L1, "Only show."_L1).orNull().sometimes(), Base64Body}},
        {"page"_L1,
         "captures list"_L1,
         "The last line."_L1,
         {numberField("shown"_L1, "How many were printed."_L1), truthField("more"_L1, "There are older ones."_L1),
          numberField("before"_L1, "What --before takes to go on; null at the end."_L1).orNull()}},
        {"reply"_L1,
         "captures show"_L1,
         "A reply that was sent to the request."_L1,
         {numberField("id"_L1, "Of the captured request."_L1), timeField("sent_at"_L1),
          textField("status"_L1, "running, passed or failed."_L1), AnsweredHttp,
          textField("error"_L1, "Kind of error; null where there is none."_L1).orNull(),
          truthField("automatic"_L1, "Nobody pressed a button for it."_L1),
          textField("origin"_L1, "here: it was sent by Runlatch; file: the file of an imported request says so."_L1),
          textField("body"_L1, "As it was sent."_L1).orNull(), Base64Body}},
    };
}

QList<EventKind> eventsOfAll()
{
    return {
        {"error"_L1,
         {},
         "Something could not be done."_L1,
         {textField("kind"_L1,
                    "Machine-readable: network, tls, unauthorized, not-found, rejected, secret and others."_L1),
          numberField("http"_L1, "Status that the service answered with."_L1).orNull(),
          textField("rule"_L1, "What was not kept, such as list.same-page; null where there is no more to say."_L1)
              .orNull(),
          textField("message"_L1, "What happened, and what to do."_L1),
          listField("errors"_L1, "The service's own error objects: status, title, detail, pointer."_L1),
          textField("outcome"_L1,
                    "\"unknown\": it may have been carried out; \"not-sent\", \"not-archived\": it was "
                    "not."_L1)
              .sometimes(),
          textField("id"_L1, "What it is about."_L1).sometimes(),
          objectField("certificate"_L1,
                      "The certificate that was not trusted: subject, issuer, from, until, sha256."_L1)
              .sometimes()}},
        {"interrupted"_L1,
         {},
         "A signal ended the command before its work was done. simulate and inspect end without it."_L1,
         {textField("outcome"_L1,
                    "\"unknown\": something may have been carried out; \"not-sent\": it was not; "
                    "\"accepted\": the service took it."_L1)
              .orNull()
              .sometimes(),
          listField("unknown"_L1, "Ids of which it is not known."_L1).sometimes(),
          numberField("answered"_L1, "Of replay: how many were answered."_L1).sometimes(),
          numberField("under_way"_L1, "Of replay: how many were not answered yet, and may have arrived."_L1)
              .sometimes(),
          listField("not_sent"_L1, "Ids that were not sent."_L1).sometimes(),
          textField("organization"_L1, "Where it may have happened."_L1).sometimes(),
          textField("subject"_L1, "Of the change requests that may exist now."_L1).sometimes(),
          listField("query"_L1, "Which workspaces were meant: the conditions."_L1).sometimes(),
          listField("target_ids"_L1, "The same as ids."_L1).sometimes()}},
    };
}

QList<EventKind> eventsOfListeners()
{
    return {
        {"listening"_L1,
         "simulate"_L1,
         "The service is there; the first line."_L1,
         {textField("url"_L1, "Base of the API; ends in /api/v2."_L1),
          textField("organization"_L1, "The organization that has the change requests."_L1),
          textField("token"_L1, "Fresh for this run; null where --token-file gave it."_L1).orNull(), Addresses}},
        {"request"_L1,
         "simulate"_L1,
         "A request was answered."_L1,
         {textField("method"_L1, "As it came."_L1),
          textField("path"_L1, "With its query, but for secret codes; at most 2048 characters."_L1),
          numberField("status"_L1, "What was answered; 0: nothing, on purpose or because the sender was gone."_L1),
          textField("form"_L1,
                    "The documented form that was used: openapi, specification, short; null where there is "
                    "only one."_L1)
              .orNull(),
          textField("fault"_L1, "What was done wrong on purpose."_L1).sometimes(),
          textField("rule"_L1, "Machine-readable reason where it was refused."_L1).sometimes()}},
        {"notified"_L1,
         "simulate"_L1,
         "A notification of a created change request was sent (--notify)."_L1,
         {textField("change_request"_L1, "Its id."_L1), textField("workspace"_L1, "Name of its workspace."_L1),
          AnsweredHttp, textField("message"_L1, "Why nothing was answered; null where something was."_L1).orNull()}},
        {"listening"_L1,
         "inspect"_L1,
         "Requests are received from now on; the first line."_L1,
         {textField("url"_L1, "Where run task requests go."_L1), Addresses,
          textField("health"_L1, "With --health-listen: the base of /healthz and /metrics."_L1).sometimes()}},
        {"tunnel"_L1,
         "inspect"_L1,
         "With --tunnel or --tunnel-name: the tunnel has another state or another URL."_L1,
         {textField("state"_L1,
                    "starting, awaiting-url, checking, reachable, unreachable, waiting (it ended, and starts again) or "
                    "given-up."_L1),
          textField("url"_L1, "Where run task requests go, as far as it is known."_L1).orNull(),
          WrongAndRemedy.orNull(),
          numberField("wait"_L1, "Of waiting: the seconds until it starts again."_L1).sometimes()}},
        {"refused"_L1,
         "inspect"_L1,
         "The request was not acceptable HTTP, or was not let in."_L1,
         {textField("rule"_L1, "Machine-readable reason."_L1), numberField("status"_L1, "What was answered."_L1),
          numberField("count"_L1, "How many were refused in the same way, where they are only counted."_L1).sometimes(),
          WrongAndRemedy}},
        {"captured"_L1, "inspect"_L1, "A run task request was received, answered and kept."_L1,
         QList<EventField>{numberField("id"_L1, "Of this request in later events and in the store."_L1)}
             + fieldsOfRequest() + fieldsOfJudgement()
             + QList<EventField>{Framing, textField("body"_L1, "With --body, secrets masked."_L1).orNull().sometimes(),
                                 Base64Body}},
        {"callback"_L1,
         "inspect"_L1,
         "A reply was sent to the callback URL."_L1,
         {numberField("id"_L1, "Of the captured request."_L1), textField("status"_L1, "running, passed or failed."_L1),
          AnsweredHttp, textField("error"_L1, "Kind of error; null where it was answered 200."_L1).orNull(),
          UnknownOutcome, WrongAndRemedy.orNull(),
          listField("errors"_L1, "What was answered: status, title, detail, pointer."_L1)}},
    };
}

QList<EventKind> eventsOfSignatures()
{
    return {
        {"signature"_L1,
         "doctor"_L1,
         "What is wrong with a signature, or with the digest that a program computed; of both the latter first."_L1,
         {textField("verdict"_L1, "valid, invalid or unsigned; unchecked without a key."_L1),
          textField("cause"_L1, "Machine-readable: body.newline-lost and others; null where it holds."_L1).orNull(),
          textField("proof"_L1, "What happened, and what was computed and matches, or was tried in vain."_L1),
          textField("fix"_L1, "What to do."_L1).orNull(),
          textField("digest"_L1, "Whose it is: received in a header, or computed by the receiver's program."_L1),
          textField("key"_L1, "File of the key that it concerns, of several keys; otherwise null."_L1).orNull(),
          textField("body"_L1, "How it was given: bytes, base64, bytes-literal (b'...') or event."_L1),
          textField("snippet"_L1, "With --snippet: a program text that checks signatures."_L1).sometimes()}},
        {"signed"_L1,
         "sign"_L1,
         "The signature header of the bytes."_L1,
         {textField("header"_L1, "Name of the header."_L1), textField("value"_L1, "HMAC-SHA512 in hex."_L1)}},
    };
}

QList<EventKind> eventsOfLint()
{
    return {
        {"finding"_L1, "lint"_L1, "Something is wrong with the text, or worth knowing."_L1, fieldsOfFinding()},
        {"summary"_L1,
         "lint"_L1,
         "The last line."_L1,
         {numberField("errors"_L1, "How many, also those that were not printed."_L1),
          numberField("warnings"_L1, "The same."_L1), numberField("infos"_L1, "The same."_L1),
          textField("kind"_L1, "What the request is, as in \"captured\"; null of a callback."_L1).orNull()}},
    };
}

} // namespace

bool EventKind::isOf(QStringView command) const
{
    return commands.isEmpty() || QString(commands).split(u", "_s).contains(command);
}

const QList<EventKind> &eventKinds()
{
    static const QList<EventKind> kinds = eventsOfListeners() + eventsOfCaptures() + eventsOfInterchange()
        + eventsOfReplay() + eventsOfLint() + eventsOfOutcomes() + eventsOfTrial() + eventsOfRules()
        + eventsOfSignatures() + eventsOfChangeRequests() + eventsOfRunTasks() + eventsOfCheck() + eventsOfPlan()
        + eventsOfAll();
    return kinds;
}

const EventKind *findEvent(QStringView name, QStringView command)
{
    const auto &kinds = eventKinds();
    const auto found = std::find_if(kinds.begin(), kinds.end(), [name, command](const EventKind &kind) {
        return name == kind.name && kind.isOf(command);
    });
    return found == kinds.end() ? nullptr : &*found;
}

QString typeText(const EventField &field)
{
    static constexpr QLatin1StringView names[] = {"text"_L1, "number"_L1, "true or false"_L1, "object"_L1, "list"_L1};
    QString text = names[static_cast<int>(field.type)];
    if (field.mayBeNull)
        text += " or null"_L1;
    if (!field.isAlways)
        text += ", not always"_L1;
    return text;
}

} // namespace runlatch::cli
