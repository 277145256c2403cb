// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <QtGlobal>

namespace runlatch::wording {

namespace {

using base::ErrorKind;
using Action = Sentence::Action;

constexpr const char *VerificationFact =
    QT_TRANSLATE_NOOP("runlatch::wording", "%1 answered the verification request with %2; only 200 is accepted.");
constexpr const char *VerificationNext =
    QT_TRANSLATE_NOOP("runlatch::wording", "Make the integration answer it with 200, and send no callback.");

constexpr Phrase Kinds[] = {
    {ErrorKind::Network, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "%1 cannot be reached."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check the address and your network, then try again."), Action::TryAgain},
    {ErrorKind::Timeout, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "%1 did not answer in time."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Try again. If the error persists, check your network and the service's status page."),
     Action::TryAgain},
    {ErrorKind::Cancelled, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "Stopped."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Start it again when you want to."), Action::TryAgain},
    {ErrorKind::Tls, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The certificate of %1 is not trusted, so nothing was sent."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Check the address; if it is right, add the certificate's issuer to those this "
                       "system trusts."),
     Action::EditConnection},
    {ErrorKind::Unauthorized, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The service does not accept the token (401)."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Enter a token that is valid and not expired, and that belongs to this "
                       "address."),
     Action::EditConnection},
    {ErrorKind::Unauthorized, Activity::SendingReply,
     QT_TRANSLATE_NOOP("runlatch::wording", "The service does not accept the access token of the request (401)."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Such a token lives for minutes only: start the run again to get a new "
                       "request."),
     Action::None},
    {ErrorKind::NotFound, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The service does not find “%1” (404)."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Check the spelling. The service also answers 404 for what this token may not "
                       "see, and where the paid edition that change requests need is missing."),
     Action::EditConnection},
    {ErrorKind::NotFound, Activity::Listing,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The service does not find the workspace “%1” or its change requests (404)."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Check the name. The service also answers 404 for what this token may not see "
                       "(that needs read access to the workspace), and where the paid edition that change "
                       "requests need is missing."),
     Action::EditConnection},
    {ErrorKind::NotFound, Activity::Showing,
     QT_TRANSLATE_NOOP("runlatch::wording", "The service does not find the change request “%1” (404)."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Check the id. The service also answers 404 for what this token may not see "
                       "(that needs read access to the workspace), and where the paid edition that change "
                       "requests need is missing."),
     Action::EditConnection},
    {ErrorKind::NotFound, Activity::Archiving,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The change request “%1” was not archived: the service does not find it (404)."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The service also answers 404 where the token may see but not archive: that "
                       "needs write access to the workspace, and change requests need a paid edition."),
     Action::EditConnection},
    {ErrorKind::NotFound, Activity::ListingWorkspaces,
     QT_TRANSLATE_NOOP("runlatch::wording", "The service does not find the organization “%1” (404)."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Check the name; the service also answers 404 for what this token may not see. "
                       "A workspace can still be typed by name or id."),
     Action::EditConnection},
    {ErrorKind::NotFound, Activity::ListingOrganizations,
     QT_TRANSLATE_NOOP("runlatch::wording", "This service does not list organizations (404)."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Type the names of organization and workspace instead."), Action::None},
    {ErrorKind::NotFound, Activity::SendingReply,
     QT_TRANSLATE_NOOP("runlatch::wording", "The service no longer knows this task result (404)."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Start the run again to get a new request."), Action::None},
    {ErrorKind::NotFound, Activity::ReadingBack,
     QT_TRANSLATE_NOOP("runlatch::wording", "The service does not find the task result “%1” (404)."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "It also answers 404 for what this token may not see: that needs read access to the workspace."),
     Action::EditConnection},
    {ErrorKind::Conflict, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "“%1” has changed meanwhile, so the service refused this (409)."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Reload to see its state."), Action::TryAgain},
    {ErrorKind::Conflict, Activity::SendingReply,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The task result has already ended at the service (409): passed, failed, errored or canceled."),
     QT_TRANSLATE_NOOP("runlatch::wording", "It can no longer be changed; start the run again for another."),
     Action::None},
    {ErrorKind::Rejected, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The service understood what was sent for “%1” and refused it (%2)."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Correct what it names, then send it again."), Action::None},
    {ErrorKind::Rejected, Activity::SendingReply,
     QT_TRANSLATE_NOOP("runlatch::wording", "The service refused the reply (%2)."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Correct what it names, then send it again."), Action::None},
    {Status{403}, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The service does not allow this token to do that with “%1” (403)."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Ask for the permission, or use another token."), Action::EditConnection},
    {Status{403}, Activity::SendingReply,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The service does not allow the reply with the access token of the request (403)."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "No other token can take its place: start the run again to get a new request. A firewall in "
                       "between may answer so, too."),
     Action::None},
    {Status{405}, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The service supports none of the documented ways to do that with “%1” (405)."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Check that the address is that of the API and that this edition has change "
                       "requests."),
     Action::EditConnection},
    {Status{405}, Activity::SendingReply,
     QT_TRANSLATE_NOOP("runlatch::wording", "The callback address takes no reply: PATCH is not allowed there (405)."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The operator of the service has to set the right callback address. A proxy in between may "
                       "answer so, too."),
     Action::None},
    {ErrorKind::RateLimited, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The service accepts no more requests from you for a moment (429)."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Wait some seconds, then try again."), Action::TryAgain},
    {ErrorKind::Server, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The service failed (%2)."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Try again later. If the error persists, check the service's status page."),
     Action::TryAgain},
    {ErrorKind::Server, Activity::Archiving,
     QT_TRANSLATE_NOOP("runlatch::wording", "The service failed (%2), so it is not known whether “%1” was archived."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Reload to see its state."), Action::TryAgain},
    {ErrorKind::Protocol, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The answer about “%1” is not what the service's documents say."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check that the address is that of the service's API."),
     Action::EditConnection},
    {ErrorKind::Storage, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” cannot be written or read."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Check the disk's free space and the folder's permissions, or choose another "
                       "folder."),
     Action::ChooseFolder},
    {ErrorKind::Secret, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The secret “%1” cannot be read."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Unlock the keychain, or enter the secret for this session only."),
     Action::CheckKey},
    {ErrorKind::Usage, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” cannot be used here."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Correct it and try again."), Action::None},
    {ErrorKind::Unauthorized, Activity::SendingVerification,
     QT_TRANSLATE_NOOP("runlatch::wording", "%1 refused the verification request (401); only 200 is accepted."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check that both sides have the same HMAC key."), Action::CheckKey},
    {ErrorKind::NotFound, Activity::SendingVerification, VerificationFact, VerificationNext, Action::None},
    {ErrorKind::Conflict, Activity::SendingVerification, VerificationFact, VerificationNext, Action::None},
    {ErrorKind::Rejected, Activity::SendingVerification, VerificationFact, VerificationNext, Action::None},
    {ErrorKind::RateLimited, Activity::SendingVerification, VerificationFact, VerificationNext, Action::None},
    {ErrorKind::Server, Activity::SendingVerification, VerificationFact, VerificationNext, Action::None},
    {ErrorKind::Protocol, Activity::SendingVerification, VerificationFact, VerificationNext, Action::None},
};

consteval auto allKinds()
{
    std::array<ErrorKind, static_cast<std::size_t>(ErrorKind::Usage) + 1> kinds{};
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        kinds[kind] = static_cast<ErrorKind>(kind);
    return kinds;
}

static_assert(haveWords(Kinds, allKinds()), "each kind has a sentence");

} // namespace

std::span<const Phrase> kindPhrases()
{
    return Kinds;
}

} // namespace runlatch::wording
