// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <QtGlobal>

namespace runlatch::wording {

namespace {

using base::Rules;
using Action = Sentence::Action;

constexpr Phrase Fetches[] = {
    {Rules::FetchNoLink, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request has no http or https link to a plan."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Only requests of post_plan, pre_apply and post_apply have one."),
     Action::None},
    {Rules::FetchNoToken, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request has no access token, without which no plan can be fetched."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Look at access_token in the payload and correct the sender."),
     Action::None},
    {Rules::FetchTokenRefused, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "%1 does not accept the request's access token any more, or never did."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The token of a run task ends after some minutes. Start the run again to get a new request."),
     Action::None},
    {Rules::FetchNotFound, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "There is no plan at %1."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The plan is gone, or this request's access token may not read it: the service answers both "
                       "alike."),
     Action::None},
    {Rules::FetchNotReady, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The plan was not ready before the request's access token ended."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Start the run again to get a new request."), Action::None},
    {Rules::FetchNoLocation, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "%1 redirects (%2) without naming an http or https address."),
     QT_TRANSLATE_NOOP("runlatch::wording", "The plan cannot be found that way."), Action::None},
    {Rules::FetchSecondRedirect, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The address of the plan redirects a second time, to which %1 led."),
     QT_TRANSLATE_NOOP("runlatch::wording", "One redirect is followed, because the service needs one."), Action::None},
    {Rules::FetchRedirectPlain, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "%1 redirects to an address without TLS."),
     QT_TRANSLATE_NOOP("runlatch::wording", "A plan holds secrets and is not fetched in clear."), Action::None},
    {Rules::FetchRefusedAddress, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The plan would come from an address that no service uses: a link-local address (clouds serve "
                       "machine secrets there), or a multicast or unspecified address."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Nothing was sent there. Look at plan_json_api_url in the payload."),
     Action::None},
    {Rules::FetchCut, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The connection ended in the middle of the plan."),
     QT_TRANSLATE_NOOP("runlatch::wording", "No part was kept. Fetch the plan again."), Action::TryAgain},
    {Rules::FetchTooLarge, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The plan is larger than 256 MB."),
     QT_TRANSLATE_NOOP("runlatch::wording", "No part was kept."), Action::None},
    {Rules::FetchStatus, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "%1 answered %2 instead of a plan."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Look at the exchange in Activity."), Action::TryAgain},
    {Rules::FetchLocked, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The fetched plan can no longer be opened."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Its key ended with an earlier session, or its file was changed. Fetch the plan again."),
     Action::TryAgain},
    {Rules::FetchTooMany, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Too many plans are being fetched."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Fetch this one when another has arrived."), Action::TryAgain},
};

static_assert(haveWords(Fetches, Rules::Fetches), "each rule has a sentence");

} // namespace

std::span<const Phrase> fetchPhrases()
{
    return Fetches;
}

} // namespace runlatch::wording
