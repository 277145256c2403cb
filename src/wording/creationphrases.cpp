// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <QtGlobal>

namespace runlatch::wording {

namespace {

using base::ErrorKind;
using base::Rules;
using Action = Sentence::Action;

constexpr Phrase Creations[] = {
    {Rules::CreateElsewhere, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The draft belongs to another connection than “%1”; nothing was sent."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose the connection of the draft, then create."), Action::None},
    {Rules::CreateNoOrganization, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "No organization is chosen."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose the organization whose workspaces are meant."), Action::None},
    {Rules::CreateSubject, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The subject is empty."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter a subject: the line by which people find the change request."),
     Action::None},
    {Rules::CreateMessage, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The message is empty."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter a message; the service wants one."), Action::None},
    {Rules::CreateNoTargets, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "No workspace is chosen."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose a workspace, paste names or ids, or ask for workspaces by query."),
     Action::None},
    {Rules::CreateTarget, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” is not a workspace id."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter ids as ws- followed by letters and digits."), Action::None},
    {Rules::CreateNoId, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” has no workspace id yet."),
     QT_TRANSLATE_NOOP("runlatch::wording", "A name is sent by its id: correct it, remove it, or look it up again."),
     Action::None},
    {Rules::CreateNoConditions, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The query has no condition, so it would mean every workspace."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Add a condition, or choose the workspaces by list."), Action::None},
    {Rules::CreateActionType, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request's action type is not that of change requests."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write change_request or change_requests."), Action::None},
    {Rules::FileEncoding, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "“%1” is not text in UTF-8, so nothing was sent."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Save it in UTF-8; as it is, some letters would be lost."), Action::None},
    {Rules::CreateBoth, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request has both a list of workspaces and a query."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Remove one of them."), Action::None},
    {Rules::CreateQueryType, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request's query is not about workspaces."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write workspaces as the query's type."), Action::None},
    {ErrorKind::NotFound, Activity::CreatingChangeRequests,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "No change requests were created: the service does not find “%1”, or this "
                       "token may not create them there (404)."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Check the name. Creating needs the owners team or the permission to manage all "
                       "projects or all workspaces, and an edition that has change requests."),
     Action::EditConnection},
    {ErrorKind::Rejected, Activity::CreatingChangeRequests,
     QT_TRANSLATE_NOOP("runlatch::wording", "No change requests were created: the service refused the request (%2)."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Correct what it names, then create them again."), Action::None},
    {ErrorKind::Conflict, Activity::CreatingChangeRequests,
     QT_TRANSLATE_NOOP("runlatch::wording", "No change requests were created: the service refused the request (409)."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Correct what it names, then create them again."), Action::None},
    {ErrorKind::RateLimited, Activity::CreatingChangeRequests,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "No change requests were created: the service takes no more requests from you "
                       "for a while (429)."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Wait a minute, then create them again."), Action::TryAgain},
    {Rules::ExplorerNoField, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "A condition has no field."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose a field, or type its name."), Action::None},
    {Rules::ExplorerNoValue, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The condition on “%1” has no value."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter a value."), Action::None},
    {Rules::ExplorerNumber, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The condition on “%1” needs a number."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter a number, for example 10."), Action::None},
    {Rules::ExplorerTime, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The condition on “%1” needs a point in time."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter it like 2026-10-01 or 2026-10-01T12:00:00Z."), Action::None},
    {Rules::ExplorerBoolean, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The condition on “%1” needs true or false."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose one of the two."), Action::None},
    {Rules::ExplorerOperator, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The operator does not fit the field “%1”."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose another operator."), Action::None},
    {Rules::ExplorerNoOperator, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The condition on “%1” has no operator."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose an operator, or type one."), Action::None},
    {Rules::ExplorerOneValue, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The condition on “%1” has more than one value."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Give it one value."), Action::None},
    {Rules::ExplorerNotAskable, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The number of matches is not known: the explorer takes one value for each condition, and "
                       "only the operators of its reference."),
     QT_TRANSLATE_NOOP("runlatch::wording", "The change requests can be created all the same."), Action::None},
    {Rules::CreateOneValue, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "No change requests were created: the service takes one value for each condition, as its "
                       "public documents say, and not several, as the specification has it (%2)."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Give each condition one value, then create them again."), Action::None},
    {Rules::CreateSeveralValues, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "No change requests were created: the service refused the request (%2). A condition has several "
                       "values, as the specification has it; the public documents know one."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Give each condition one value, then create them again."), Action::None},
    {Rules::CreateQueryType, Activity::ReadingQuery,
     QT_TRANSLATE_NOOP("runlatch::wording", "“%1” is another type than workspaces."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Write workspaces: change requests are created in the workspaces that a query finds."),
     Action::None},
    {Rules::JsonMissing, Activity::ReadingQuery, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” is missing."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write the filter as [{field: {operator: [value]}}]."), Action::None},
    {Rules::JsonType, Activity::ReadingQuery, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” has a wrong type."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write the filter as [{field: {operator: [value]}}]."), Action::None},
    {Rules::JsonBroken, Activity::ReadingQuery, QT_TRANSLATE_NOOP("runlatch::wording", "This is not JSON."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write the filter as [{field: {operator: [value]}}]."), Action::None},
    {Rules::ExplorerNoField, Activity::ReadingQuery, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” has no field."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write the name of a field."), Action::None},
    {Rules::ExplorerNoOperator, Activity::ReadingQuery, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” has no operator."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write an operator, for example contains."), Action::None},
    {Rules::ExplorerNoValue, Activity::ReadingQuery, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” has an empty value."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write a value."), Action::None},
    {Rules::ExplorerNumber, Activity::ReadingQuery, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” needs a number."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write it as a string, for example \"10\"."), Action::None},
    {Rules::ExplorerTime, Activity::ReadingQuery, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” needs a point in time."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write it like 2026-10-01 or 2026-10-01T12:00:00Z."), Action::None},
    {Rules::ExplorerBoolean, Activity::ReadingQuery,
     QT_TRANSLATE_NOOP("runlatch::wording", "“%1” needs true or false."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Write one of the two as a string; is_empty and is_not_empty take \"true\"."),
     Action::None},
    {Rules::ExplorerOperator, Activity::ReadingQuery,
     QT_TRANSLATE_NOOP("runlatch::wording", "The operator of “%1” does not fit its field."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write another operator."), Action::None},
    {Rules::ExplorerField, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The explorer knows no field “%1” of workspaces."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check its spelling, or choose a field from the list."), Action::None},
    {Rules::ExplorerMember, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "“%1” is not a member of a query."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Remove it: a query has type and filter, and a condition has field, operator and value."),
     Action::None},
    {Rules::ExplorerParameter, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The explorer does not understand the parameter “%1”."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write it as filter[0][field][operator][0]."), Action::None},
    {Rules::ExplorerIndex, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The parameter “%1” has the number of another condition."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Number the conditions from 0 upwards."), Action::None},
    {Rules::ExplorerTooMany, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The query has more than 100 conditions or 1,000 values."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Ask with fewer conditions."), Action::None},
    {ErrorKind::NotFound, Activity::Exploring,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The service does not find “%1”, or this token may not query its workspaces "
                       "(404)."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Check the name. Queries need the owners team or the permission to read all "
                       "projects or all workspaces, and an edition that has the explorer. Workspaces can "
                       "still be chosen by list."),
     Action::EditConnection},
    {ErrorKind::Rejected, Activity::Exploring,
     QT_TRANSLATE_NOOP("runlatch::wording", "The service refused the query (%2)."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Correct the condition that it names, then show the matches again."),
     Action::None},
    {ErrorKind::RateLimited, Activity::Exploring,
     QT_TRANSLATE_NOOP("runlatch::wording", "The service takes no more queries from you for a while (429)."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Wait a minute, then show the matches again."), Action::TryAgain},
    {Rules::HttpTimeout, Activity::Exploring,
     QT_TRANSLATE_NOOP("runlatch::wording", "%1 did not answer the query in time."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Try again, or make it smaller with another condition."), Action::TryAgain},
    {Rules::HttpHeadTimeout, Activity::Exploring,
     QT_TRANSLATE_NOOP("runlatch::wording", "%1 did not answer the query in time."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Try again, or make it smaller with another condition."), Action::TryAgain},
};

static_assert(haveWords(Creations, Rules::Creations), "each rule has a sentence");

} // namespace

std::span<const Phrase> creationPhrases()
{
    return Creations;
}

} // namespace runlatch::wording
