// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/eventfields.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

constexpr EventField ChangeRequestId = textField("id"_L1, "wscr-..."_L1);

constexpr EventField userField(QLatin1StringView name)
{
    return textField(name, "Id of the user."_L1);
}

QList<EventField> fieldsOfChangeRequest()
{
    return {
        ChangeRequestId,
        textField("subject"_L1, "Its subject."_L1),
        textField("message"_L1, "Markdown, as it is."_L1),
        textField("workspace"_L1, "Id of the workspace."_L1).orNull(),
        textField("workspace_name"_L1, "Where those of several workspaces are listed."_L1).sometimes(),
        timeField("created_at"_L1).orNull(),
        timeField("updated_at"_L1).orNull(),
        userField("created_by"_L1).orNull(),
        truthField("archived"_L1, "It is done."_L1),
        userField("archived_by"_L1).orNull(),
        timeField("archived_at"_L1).orNull(),
        textField("archived_by_name"_L1, "Name of that user; of show, where the service tells it."_L1).sometimes(),
    };
}

QList<EventKind> eventsOfReading()
{
    return {
        {"change-request"_L1, "change-requests list, change-requests show"_L1, "A change request."_L1,
         fieldsOfChangeRequest()},
        {"page"_L1,
         "change-requests list"_L1,
         "A page of a workspace's list was read."_L1,
         {numberField("number"_L1, "From 1."_L1),
          numberField("of"_L1, "How many there are; null where the service does not tell."_L1).orNull(),
          numberField("total"_L1, "Change requests on all of them; null where the service does not tell."_L1).orNull(),
          textField("workspace"_L1, "Its id or name."_L1),
          textField("workspace_id"_L1, "Its id; null where neither the call nor a row tells it."_L1).orNull(),
          textField("workspace_name"_L1, "Its name; null where neither the call nor the service tells it."_L1).orNull(),
          truthField("narrowed_here"_L1,
                     "The service cannot tell archived from active ones in its list: what was not "
                     "asked for was left out here, and total counts both."_L1)
              .sometimes(),
          truthField("again"_L1, "The list changed while it was read, and is read again."_L1).sometimes()}},
        {"summary"_L1,
         "change-requests list"_L1,
         "The last line."_L1,
         {numberField("change_requests"_L1, "How many were printed."_L1),
          truthField("complete"_L1, "It is proved that nothing is missing."_L1),
          truthField("shifted"_L1, "The list changed while it was read."_L1).sometimes()}},
    };
}

QList<EventKind> eventsOfWriting()
{
    return {
        {"archived"_L1,
         "change-requests archive"_L1,
         "A change request is archived."_L1,
         {ChangeRequestId, userField("by"_L1).orNull(), timeField("at"_L1).orNull(),
          truthField("already"_L1, "It was so before."_L1)}},
        {"would-archive"_L1,
         "change-requests archive"_L1,
         "With --dry-run: a change request that would be archived; nothing was sent."_L1,
         {ChangeRequestId}},
        {"summary"_L1,
         "change-requests archive"_L1,
         "The last line."_L1,
         {numberField("archived"_L1, "How many are archived now."_L1),
          numberField("already"_L1, "How many were so before."_L1),
          numberField("failed"_L1, "How many are known not to be archived."_L1),
          numberField("unknown"_L1, "Of how many it is not known."_L1),
          numberField("not_sent"_L1, "How many were not sent: with --dry-run all."_L1)}},
        {"matches"_L1,
         "change-requests create"_L1,
         "Which workspaces the query is for."_L1,
         {numberField("count"_L1, "All of them; null where that is not known, and then nothing is created."_L1)
              .orNull(),
          numberField("page"_L1, "From 1."_L1).orNull(), numberField("of"_L1, "Pages."_L1).orNull(),
          textField("why"_L1, "Why the number is not known; null where it is."_L1).orNull(),
          listField("workspaces"_L1, "Those of the page: id, name."_L1)}},
        {"target"_L1,
         "change-requests create"_L1,
         "A workspace that was given by its name."_L1,
         {textField("name"_L1, "As it was given."_L1), textField("id"_L1, "ws-..."_L1)}},
        {"request"_L1,
         "change-requests create"_L1,
         "What is sent, or would be with --dry-run."_L1,
         {textField("method"_L1, "POST"_L1), textField("url"_L1, "Where to."_L1),
          objectField("headers"_L1, "Without the token."_L1), objectField("body"_L1, "As it is sent."_L1)}},
        {"bulk-action"_L1,
         "change-requests create"_L1,
         "The service took it."_L1,
         {textField("id"_L1, "eba-..."_L1), textField("organization"_L1, "Id of the organization."_L1).orNull(),
          textField("action_type"_L1, "As the service calls it."_L1).orNull(), userField("created_by"_L1).orNull(),
          textField("form"_L1, "The documented form that the service took."_L1),
          listField("differing"_L1,
                    "What the answer echoes otherwise than it was sent: subject, message, target_ids, query."_L1)}},
        {"appeared"_L1,
         "change-requests create"_L1,
         "With --watch: a change request of the action exists."_L1,
         {ChangeRequestId, textField("workspace"_L1, "Its id."_L1).orNull(),
          numberField("count"_L1, "How many have appeared."_L1),
          numberField("of"_L1, "How many are expected; null where that is not known."_L1).orNull()}},
        {"summary"_L1,
         "change-requests create"_L1,
         "The last line."_L1,
         {textField("outcome"_L1, "accepted, not-sent (--dry-run), not-created or unknown."_L1),
          numberField("workspaces"_L1, "How many it is for; null where that is not known."_L1).orNull(),
          textField("why"_L1, "Why that is not known; null where it is."_L1).orNull(),
          numberField("appeared"_L1, "With --watch: how many have appeared."_L1).sometimes()}},
    };
}

QList<EventField> fieldsOfLedgerEntry()
{
    return {
        textField("id"_L1, "Of the entry."_L1),
        timeField("at"_L1).orNull(),
        textField("state"_L1,
                  "sending, accepted, refused (nothing was created), unknown, or settled: it was unknown, and its "
                  "targets were looked at since."_L1),
        textField("service"_L1, "Base of its API; null in an entry of an earlier version."_L1).orNull(),
        textField("connection"_L1, "Its name in the window; null: it was sent from here."_L1).orNull(),
        textField("organization"_L1, "Of the workspaces."_L1),
        textField("subject"_L1, "Of the change requests."_L1),
        textField("by"_L1, "list or query."_L1),
        numberField("workspaces"_L1, "How many it is for; null where that is not known."_L1).orNull(),
        textField("bulk_action"_L1, "eba-...; null unless it was accepted."_L1).orNull(),
        listField("differing"_L1, "As in bulk-action of change-requests create."_L1),
        numberField("change_requests"_L1, "How many were found, or watched as they appeared."_L1),
    };
}

QList<EventField> allFieldsOfLedgerEntry()
{
    return fieldsOfLedgerEntry()
        + QList<EventField>{
            textField("message"_L1, "Markdown, as it was sent."_L1),
            listField("target_ids"_L1, "The workspaces; empty for a query."_L1),
            listField("query"_L1, "The conditions; empty for a list."_L1),
            listField("tries"_L1, "Each exchange: at, form, url, http, fault, took_ms, answer."_L1),
            listField("found"_L1, "The change requests: id, workspace."_L1),
        };
}

QList<EventKind> eventsOfLedger()
{
    return {
        {"ledger-entry"_L1, "change-requests ledger list"_L1, "A bulk action that was tried, the newest first."_L1,
         fieldsOfLedgerEntry()},
        {"ledger-entry"_L1, "change-requests ledger show"_L1, "The bulk action."_L1, allFieldsOfLedgerEntry()},
        {"found"_L1,
         "change-requests ledger find-out"_L1,
         "A change request of the action exists."_L1,
         {ChangeRequestId, textField("workspace"_L1, "Its id."_L1).orNull()}},
        {"cleared"_L1,
         "change-requests ledger clear"_L1,
         "The ledger was cleared."_L1,
         {numberField("entries"_L1, "How many were removed."_L1),
          numberField("kept"_L1, "How many are being sent, and stayed."_L1)}},
        {"summary"_L1,
         "change-requests ledger list"_L1,
         "The last line."_L1,
         {numberField("entries"_L1, "How many there are."_L1),
          numberField("unreadable"_L1, "Lines of the file that are no entries."_L1)}},
        {"summary"_L1,
         "change-requests ledger find-out"_L1,
         "The last line."_L1,
         {textField("outcome"_L1, "created, not-created or unknown."_L1),
          textField("state"_L1, "Of the entry from now on."_L1),
          numberField("change_requests"_L1, "How many exist."_L1),
          truthField("complete"_L1, "Every list was read to its end."_L1)}},
    };
}

} // namespace

QList<EventKind> eventsOfChangeRequests()
{
    return eventsOfReading() + eventsOfWriting() + eventsOfLedger();
}

} // namespace runlatch::cli
