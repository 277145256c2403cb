// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <QtGlobal>

namespace runlatch::wording {

namespace {

using Action = Sentence::Action;

constexpr Phrase Creations[] = {
    {"create.elsewhere", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The draft belongs to another connection than “%1”; nothing was sent."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose the connection of the draft, then create."), Action::None},
    {"create.no-organization", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "No organization is chosen."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose the organization whose workspaces are meant."), Action::None},
    {"create.subject", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The subject is empty."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter a subject: the line by which people find the change request."),
     Action::None},
    {"create.message", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The message is empty."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter a message; the service wants one."), Action::None},
    {"create.no-targets", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "No workspace is chosen."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose a workspace, paste ids, or ask for workspaces by query."),
     Action::None},
    {"create.target", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” is no workspace id."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter ids as ws- followed by letters and digits."), Action::None},
    {"create.no-conditions", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The query has no condition, so it would mean every workspace."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Add a condition, or choose the workspaces by list."), Action::None},
    {"create.action-type", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request's action type is not that of change requests."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write change_request or change_requests."), Action::None},
    {"file.encoding", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "“%1” is not text in UTF-8, so nothing was sent."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Save it in UTF-8; as it is, some letters would be lost."), Action::None},
    {"create.both", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request has both a list of workspaces and a query."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Remove one of them."), Action::None},
    {"create.query-type", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request's query is not about workspaces."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write workspaces as the query's type."), Action::None},
    {"not-found", Activity::CreatingChangeRequests,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "No change requests were created: the service does not find “%1”, or this "
                       "token may not create them there (404)."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Check the name. Creating needs the owners team or the permission to manage all "
                       "projects or all workspaces, and an edition that has change requests."),
     Action::EditConnection},
    {"rejected", Activity::CreatingChangeRequests,
     QT_TRANSLATE_NOOP("runlatch::wording", "No change requests were created: the service refused the request (%2)."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Correct what it names, then create them again."), Action::None},
    {"conflict", Activity::CreatingChangeRequests,
     QT_TRANSLATE_NOOP("runlatch::wording", "No change requests were created: the service refused the request (409)."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Correct what it names, then create them again."), Action::None},
    {"rate-limited", Activity::CreatingChangeRequests,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "No change requests were created: the service takes no more requests from you "
                       "for a while (429)."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Wait a minute, then create them again."), Action::TryAgain},
    {"explorer.no-field", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "A condition has no field."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose a field, or type its name."), Action::None},
    {"explorer.no-value", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The condition on “%1” has no value."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter a value."), Action::None},
    {"explorer.number", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The condition on “%1” needs a number."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter a number, for example 10."), Action::None},
    {"explorer.time", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The condition on “%1” needs a point in time."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter it like 2026-10-01 or 2026-10-01T12:00:00Z."), Action::None},
    {"explorer.boolean", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The condition on “%1” needs true or false."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose one of the two."), Action::None},
    {"explorer.operator", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The operator does not fit the field “%1”."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose another operator."), Action::None},
    {"explorer.no-operator", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The condition on “%1” has no operator."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose an operator, or type one."), Action::None},
    {"explorer.one-value", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The condition on “%1” has more than one value."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Give it one value."), Action::None},
    {"explorer.not-askable", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The number of matches is not known: the explorer takes one value for each condition, and "
                       "only the operators of its reference."),
     QT_TRANSLATE_NOOP("runlatch::wording", "The change requests can be created all the same."), Action::None},
    {"create.one-value", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "No change requests were created: the service takes one value for each condition, as its "
                       "public documents say, and not several, as the specification has it (%2)."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Give each condition one value, then create them again."), Action::None},
    {"create.several-values", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "No change requests were created: the service refused the request (%2). A condition has several "
                       "values, as the specification has it; the public documents know one."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Give each condition one value, then create them again."), Action::None},
    {"json.missing", Activity::ReadingQuery, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” is missing."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write the filter as [{field: {operator: [value]}}]."), Action::None},
    {"json.type", Activity::ReadingQuery, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” has a wrong type."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write the filter as [{field: {operator: [value]}}]."), Action::None},
    {"json.broken", Activity::ReadingQuery, QT_TRANSLATE_NOOP("runlatch::wording", "This is not JSON."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write the filter as [{field: {operator: [value]}}]."), Action::None},
    {"explorer.no-field", Activity::ReadingQuery, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” has no field."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write the name of a field."), Action::None},
    {"explorer.no-operator", Activity::ReadingQuery, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” has no operator."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write an operator, for example contains."), Action::None},
    {"explorer.no-value", Activity::ReadingQuery, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” has an empty value."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write a value."), Action::None},
    {"explorer.number", Activity::ReadingQuery, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” needs a number."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write it as a string, for example \"10\"."), Action::None},
    {"explorer.time", Activity::ReadingQuery, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” needs a point in time."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write it like 2026-10-01 or 2026-10-01T12:00:00Z."), Action::None},
    {"explorer.boolean", Activity::ReadingQuery, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” needs true or false."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Write one of the two as a string; is_empty and is_not_empty take \"true\"."),
     Action::None},
    {"explorer.operator", Activity::ReadingQuery,
     QT_TRANSLATE_NOOP("runlatch::wording", "The operator of “%1” does not fit its field."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write another operator."), Action::None},
    {"explorer.field", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The explorer knows no field “%1” of workspaces."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check its spelling, or choose a field from the list."), Action::None},
    {"explorer.parameter", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The explorer does not understand the parameter “%1”."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write it as filter[0][field][operator][0]."), Action::None},
    {"explorer.index", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The parameter “%1” has the number of another condition."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Number the conditions from 0 upwards."), Action::None},
    {"explorer.too-many", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The query has more than 100 conditions."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Ask with fewer conditions."), Action::None},
    {"not-found", Activity::Exploring,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The service does not find “%1”, or this token may not query its workspaces "
                       "(404)."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Check the name. Queries need the owners team or the permission to read all "
                       "projects or all workspaces, and an edition that has the explorer. Workspaces can "
                       "still be chosen by list."),
     Action::EditConnection},
    {"rejected", Activity::Exploring, QT_TRANSLATE_NOOP("runlatch::wording", "The service refused the query (%2)."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Correct the condition that it names, then show the matches again."),
     Action::None},
    {"rate-limited", Activity::Exploring,
     QT_TRANSLATE_NOOP("runlatch::wording", "The service takes no more queries from you for a while (429)."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Wait a minute, then show the matches again."), Action::TryAgain},
    {"http.timeout", Activity::Exploring,
     QT_TRANSLATE_NOOP("runlatch::wording", "%1 did not answer the query in time."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Try again, or make it smaller with another condition."), Action::TryAgain},
    {"http.head-timeout", Activity::Exploring,
     QT_TRANSLATE_NOOP("runlatch::wording", "%1 did not answer the query in time."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Try again, or make it smaller with another condition."), Action::TryAgain},
};

} // namespace

std::span<const Phrase> creationPhrases()
{
    return Creations;
}

} // namespace runlatch::wording
