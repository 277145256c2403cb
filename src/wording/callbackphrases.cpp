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
                       "Each run task request has an access_token of its own; send the one that came with it."),
     Action::None},
    {Rules::CallbackUnasked, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "This is a callback to a verification request, which has no valid token and wants none."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Answer a verification request with 200, and do nothing else."),
     Action::None},
    {Rules::CallbackFinal, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The task result is final already; nothing can change it."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Send one final callback, in time, and nothing after it."), Action::None},
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
     QT_TRANSLATE_NOOP("runlatch::wording", "The callback URL came without the code in its query, or with another."),
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
};

static_assert(haveWords(Callbacks, Rules::Callbacks), "each rule has a sentence");

} // namespace

std::span<const Phrase> callbackPhrases()
{
    return Callbacks;
}

} // namespace runlatch::wording
