// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <QtGlobal>

namespace runlatch::wording {

namespace {

using base::Rules;
using Action = Sentence::Action;

constexpr Phrase Callbacks[] = {
    {Rules::BearerMissing, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request has no Authorization header."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Send “Authorization: Bearer” with the access_token of the run task request."),
     Action::None},
    {Rules::BearerMalformed, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The Authorization header is not of the form “Bearer TOKEN”."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Send “Authorization: Bearer” with the access_token of the run task request."),
     Action::None},
    {Rules::BearerOther, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "This is not the token of this run task."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Each run task request has an access_token of its own; send the one that arrived with it."),
     Action::None},
    {Rules::BearerNoScheme, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The Authorization header holds the token alone."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Send “Bearer” and a blank before it."), Action::None},
    {Rules::BearerTwice, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The word “Bearer” appears twice in the Authorization header."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Send it once: the library may add it, too."), Action::None},
    {Rules::BearerQuoted, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The token is in quotes."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Send the text of access_token without them."), Action::None},
    {Rules::BearerLineBreak, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The token ends with a line break, or with the signs \\n."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Remove what follows the text of access_token."), Action::None},
    {Rules::BearerCut, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "This is the token of this run task, but not all of it."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Look for a length limit, or for text that is cut at a character in the token."),
     Action::None},
    {Rules::BearerExpired, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The token of this run task has expired."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Call back, and get the plan, while it is valid: no update makes it live longer."),
     Action::None},
    {Rules::BearerPercentEncoded, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The token is percent-encoded."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Send the text of access_token as it is: it is in a header, not in an address."),
     Action::None},
    {Rules::BearerPlaceholder, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Instead of the token there is a name that it should have replaced."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Find out why the value of access_token is empty where the header is built."),
     Action::None},
    {Rules::CallbackUnasked, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "This is a callback to a verification request, which has no valid token and needs none."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Answer a verification request with 200, and do nothing else."),
     Action::None},
    {Rules::CallbackFinal, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The task result is final already; nothing can change it."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Send one final callback, in time, and nothing after it."), Action::None},
    {Rules::CallbackLate, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The callback arrived too late: the task result is already errored."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Send an update or the final callback in time, and nothing after the deadline."),
     Action::None},
    {Rules::CallbackNotAccepted, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The callback is for a run task that was given up, because no delivery was answered 200."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Answer the delivery with 200 first, then call back."), Action::None},
    {Rules::CallbackNoSuffix, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The path of the callback lacks its end /callback."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Use task_result_callback_url exactly as it is in the request."),
     Action::None},
    {Rules::CallbackRebuilt, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The address of the callback was put together from task_result_id."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Use task_result_callback_url exactly as it is in the request."),
     Action::None},
    {Rules::CallbackMethod, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "A callback is sent by PATCH."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Use the method PATCH; the answer's Allow header names it, too."),
     Action::None},
    {Rules::CallbackUrl, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "“%1” does not begin with http:// or https://."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Send a whole URL: otherwise the service shows neither message nor outcomes of the result."),
     Action::None},
    {Rules::CallbackContentType, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The content type is “%1”."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Send “Content-Type: application/vnd.api+json”."), Action::None},
    {Rules::CallbackNoContentType, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The callback has no content type."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Send “Content-Type: application/vnd.api+json”."), Action::None},
    {Rules::CallbackNoCode, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The callback URL was used without the code in its query, or with "
                       "another one."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Use task_result_callback_url exactly as it is in the request."),
     Action::None},
    {Rules::CallbackOutcomesUnsupported, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Outcomes were sent although capabilities.outcomes is false; they are not shown."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Send outcomes only where the request's capabilities.outcomes is true."),
     Action::None},
    {Rules::CallbackLength, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The text ends in the middle, and has characters of more than one byte: Content-Length seems to "
                       "count characters."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Announce the number of bytes that the text has in UTF-8."), Action::None},
    {Rules::AnswerResult, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The answer holds a result, which the service does not read."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Answer 200 without a body, and send the result by PATCH to task_result_callback_url."),
     Action::None},
    {Rules::AnswerSlow, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The answer took %1."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Answer first, then work: how long the service waits for an answer is not documented."),
     Action::None},
    {Rules::AnswerLineFeeds, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The head of the answer has lines that end with LF instead of CR LF."),
     QT_TRANSLATE_NOOP("runlatch::wording", "End each line of the head with CR LF; not every client accepts less."),
     Action::None},
    {Rules::AnswerNoReason, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The first line of the answer ends after its status."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Write a space after the status, and its words; not every client accepts less."),
     Action::None},
};

static_assert(haveWords(Callbacks, Rules::Callbacks), "each rule has a sentence");

} // namespace

std::span<const Phrase> callbackPhrases()
{
    return Callbacks;
}

} // namespace runlatch::wording
