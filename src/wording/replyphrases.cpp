// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <QtGlobal>

namespace runlatch::wording {

namespace {

using base::Rules;
using Action = Sentence::Action;

constexpr const char *MaybeAcceptedFact =
    QT_TRANSLATE_NOOP("runlatch::wording", "The service answered %2, not 200: it may have accepted the reply.");
constexpr const char *MaybeAcceptedNext =
    QT_TRANSLATE_NOOP("runlatch::wording", "Look at the run: while it waits, no final reply was accepted.");

constexpr Phrase Replies[] = {
    {Rules::ReplyOtherStore, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "This request is stored in a folder that is not open."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Your text is kept. Open that folder again to reply."), Action::None},
    {Rules::ReplyVerification, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "This request only verified the address; no run waits for a reply."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Nothing needs to be done."), Action::None},
    {Rules::ReplyNotification, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "This request is a notification, to which the service accepts no reply."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Set up a run task at the service to be asked for a result."),
     Action::None},
    {Rules::ReplyNoCallbackUrl, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request names no http or https address for the reply."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Look at task_result_callback_url in the payload and correct the sender."),
     Action::None},
    {Rules::ReplyNoToken, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request has no access token for the reply."),
     QT_TRANSLATE_NOOP(
         "runlatch::wording",
         "Send it anyway if this service puts a code of its own into the callback address. Otherwise look "
         "at access_token in the payload and correct the sender."),
     Action::None},
    {Rules::ReplyTokenRemoved, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request's access token was removed a day after its deadline."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Start the run again to get a new request."), Action::None},
    {Rules::ReplyTokenLocked, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The request's access token cannot be opened: its key ended with an earlier session."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "A demonstration, and a computer without a keychain, keep the key only until Runlatch ends. "
                       "Start the run again to get a new request."),
     Action::None},
    {Rules::ReplyTokenReplaced, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "This request was imported, and its export has a placeholder in place of the access token."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Start the run again to get a new request."), Action::None},
    {Rules::ReplyImported, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "This request was imported from a file; nothing proves who wrote its callback address."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Send it anyway only if you know where the file comes from."),
     Action::None},
    {Rules::ReplyCopied, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "This is a copy of a request."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Reply to the request that it was made from, so that its state and its deliveries follow."),
     Action::None},
    {Rules::ReplyUnproven, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "This request was not sealed by this installation, so its file may have been changed: a reply "
                       "sends its access token to %1."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Send it anyway only if you know that address."), Action::None},
    {Rules::ReplyUnderWay, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Another reply to this run task is under way."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Wait for its answer."), Action::None},
    {Rules::ReplyAlreadyFinal, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "A final reply was accepted before; the service refuses another one."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Send it anyway only to see the refusal."), Action::None},
    {Rules::ReplyMaybeFinal, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "A final reply was sent before, and its answer does not say whether it was accepted."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Look at the run first: a final result that the service has stays, and another is refused."),
     Action::None},
    {Rules::ReplyMaybeAccepted, Activity::Unknown, MaybeAcceptedFact, MaybeAcceptedNext, Action::None},
    {Rules::ReplyMaybeAccepted, Activity::SendingReply, MaybeAcceptedFact, MaybeAcceptedNext, Action::None},
    {Rules::ReplyTooLate, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The deadline is over; the service counts the task as errored."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Start the run again, or send it anyway to see what the service says."),
     Action::None},
    {Rules::ReplyNoOutcomes, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request does not say that the service accepts outcomes."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Remove the outcomes, or send them anyway."), Action::None},
    {Rules::ReplyUnsupported, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request has an undocumented payload_version; only 1 is documented."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check the payload before you send it anyway."), Action::None},
    {Rules::ReplyLinkLocal, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The reply would go to an address that no service uses: a link-local address (clouds serve "
                       "machine secrets there), or a multicast or unspecified address."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Send it anyway only if you know that address."), Action::None},
    {Rules::ReplyDraftTooLarge, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The reply is longer than 4 MB and is not saved while you write it."),
     QT_TRANSLATE_NOOP("runlatch::wording", "It can be sent, and is kept until Runlatch ends."), Action::None},
    {Rules::ReplyTooMany, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Too many automatic replies are waiting, so this request was not answered."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Reply to it by hand, or reduce the number of requests at the same time."),
     Action::None},
};

static_assert(haveWords(Replies, Rules::Replies), "each rule has a sentence");

} // namespace

std::span<const Phrase> replyPhrases()
{
    return Replies;
}

} // namespace runlatch::wording
