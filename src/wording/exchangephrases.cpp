// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <QtGlobal>

namespace runlatch::wording {

namespace {

using Action = Sentence::Action;

constexpr Phrase Exchanges[] = {
    // Between these two stands what happened, in the words for it.
    {"outcome.unknown", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "It is not known whether this was carried out."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Look how it stands before you try again."), Action::None},
    {"outcome.unknown", Activity::CreatingChangeRequests,
     QT_TRANSLATE_NOOP("runlatch::wording", "It is not known whether the change requests were created."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Look at the backlog of a target before you try again, or they may be there twice; "
                       "they can take some minutes to appear. Runlatch does not send this again by itself."),
     Action::LookAtBacklog},
    {"outcome.unknown", Activity::Archiving,
     QT_TRANSLATE_NOOP("runlatch::wording", "It is not known whether the change request was archived."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Reload to see how it stands."), Action::TryAgain},
    {"outcome.unknown", Activity::SendingReply,
     QT_TRANSLATE_NOOP("runlatch::wording", "It is not known whether the reply arrived."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Send it again if the run still waits: a final reply that arrived is kept, and "
                       "a second one is refused."),
     Action::TryAgain},
    {"network.unknown-host", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The host %1 does not exist, or its name cannot be looked up."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check the spelling of the address and that you are online."),
     Action::EditConnection},
    {"network.slow-lookup", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The name of %1 was not looked up in time."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check your network and its name server, then try again."),
     Action::TryAgain},
    {"network.refused", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Nothing listens at %1: the connection was refused."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check host and port, and that the other side runs."),
     Action::EditConnection},
    {"network.failed", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The connection to %1 failed."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check your network, the proxy included, then try again."),
     Action::TryAgain},
    {"network.failed", Activity::Archiving,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The connection to %1 failed, so it is not known whether the change request "
                       "was archived."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Reload to see how it stands."), Action::TryAgain},
    {"network.failed", Activity::SendingReply,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The connection to %1 failed, so it is not known whether the reply arrived."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Send it again if the run still waits: a final reply that arrived is kept, and "
                       "a second one is refused."),
     Action::TryAgain},
    {"network.closed", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "%1 closed the connection without an answer."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Try again; if it stays so, check what stands between here and there."),
     Action::TryAgain},
    {"network.closed", Activity::Archiving,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "%1 closed the connection without an answer, so it is not known whether the "
                       "change request was archived."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Reload to see how it stands."), Action::TryAgain},
    {"network.closed", Activity::SendingReply,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "%1 closed the connection without an answer, so it is not known whether the "
                       "reply arrived."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Send it again if the run still waits: a final reply that arrived is kept, and "
                       "a second one is refused."),
     Action::TryAgain},
    {"http.cut", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The connection to %1 was cut in the middle of the answer."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Try again; if it stays so, check what stands between here and there."),
     Action::TryAgain},
    {"http.cut", Activity::Archiving,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The connection to %1 was cut in the middle of the answer, so it is not known "
                       "whether the change request was archived."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Reload to see how it stands."), Action::TryAgain},
    {"http.cut", Activity::SendingReply,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The connection to %1 was cut in the middle of the answer, so it is not known "
                       "whether the reply arrived."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Send it again if the run still waits: a final reply that arrived is kept, and "
                       "a second one is refused."),
     Action::TryAgain},
    {"http.timeout", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "%1 did not answer in time."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Try again; if it stays so, check your network and the service's status page."),
     Action::TryAgain},
    {"http.timeout", Activity::Archiving,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "%1 did not answer in time, so it is not known whether the change request was "
                       "archived."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Reload to see how it stands."), Action::TryAgain},
    {"http.timeout", Activity::SendingReply,
     QT_TRANSLATE_NOOP("runlatch::wording", "%1 did not answer in time, so it is not known whether the reply arrived."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Send it again if the run still waits: a final reply that arrived is kept, and "
                       "a second one is refused."),
     Action::TryAgain},
    {"http.answer", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "What %1 sent is not HTTP."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check host and port, and whether it is http or https."),
     Action::EditConnection},
    {"http.html", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "%1 answered with a web page where the API answers with JSON."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Check the address: it is the host alone, or ends in /api/v2. A sign-in page "
                       "of your network can also stand in the way."),
     Action::EditConnection},
    {"http.redirect", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "%1 points to another address (%2), which is not followed because the token "
                       "would go there."),
     QT_TRANSLATE_NOOP("runlatch::wording", "If you trust that address, enter it instead."), Action::EditConnection},
    {"http.status", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "%1 answered with the status %2, which an API does not use."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check the address and what stands in between."), Action::EditConnection},
    {"http.too-large", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The answer of %1 is larger than any answer of the API, and reading was "
                       "stopped."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check the address, or ask for smaller pages."), Action::EditConnection},
    {"http.url", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” is no address that can be asked."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter a host or an http or https URL, without user name and password."),
     Action::EditConnection},
    {"http.method", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "A request of this kind cannot be sent to %1."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Correct the method."), Action::None},
    {"http.header", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The token or another header for %1 holds a line break or a control character."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter it again, without line breaks."), Action::EditConnection},
    {"json.empty", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The answer about “%1” is empty."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Try again; if it stays so, check that the address is that of the API."),
     Action::TryAgain},
    {"json.html", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "A web page came where JSON is due."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check the address."), Action::EditConnection},
    {"json.broken", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The answer about “%1” is broken JSON."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Try again; if it stays so, check what stands between here and the service."),
     Action::TryAgain},
    {"json.not-an-object", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The answer about “%1” is JSON, but no JSON:API document."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check that the address is that of the service's API."),
     Action::EditConnection},
    {"json.missing", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The answer lacks “%1”."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Check that the address is that of the service's API and that the service is "
                       "up to date."),
     Action::EditConnection},
    {"json.type", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "In the answer, “%1” is not what the service's documents say."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Check that the address is that of the service's API and that the service is "
                       "up to date."),
     Action::EditConnection},
    {"service.name", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” cannot be a name or an id."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter the name of the workspace, or its id, which begins with ws-."),
     Action::None},
    {"service.no-workspace", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The organization has no workspace named “%1” that this token may see."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check the spelling, capitals included, or choose it from the list."),
     Action::None},
    {"service.not-archived", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The service reported success, but “%1” is still active."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Reload in a moment to see how it stands."), Action::TryAgain},
    {"callback.invalid", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The callback is not what the service accepts (%2)."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Correct the fields that are named, then send it again."), Action::None},
    {"service.other-id", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The service answered about another change request than “%1”."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Nothing of that answer was used. Tell whoever runs the service."),
     Action::TryAgain},
    {"answer.reset", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The simulator cut the connection instead of answering, on purpose."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Its page shows which faults are on."), Action::None},
    {"answer.cut", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The simulator sent half of the answer, on purpose."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Its page shows which faults are on."), Action::None},
    {"answer.endless", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The simulator sent an answer without an end, on purpose."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Its page shows which faults are on."), Action::None},
    {"answer.silence", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The simulator did not answer, on purpose."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Its page shows which faults are on."), Action::None},
    {"list.endless", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The service tells of ever more pages; reading stopped after 5,000."),
     QT_TRANSLATE_NOOP("runlatch::wording", "What arrived is shown. Tell whoever runs the service."), Action::None},
    {"archive.stopped", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "“%1” was not sent to the service, so it is as it was."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Archive it again when you want to."), Action::TryAgain},
    {"archive.other-service", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "“%1” was to be archived on another connection; nothing was sent."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose that connection again, then try again."), Action::TryAgain},
};

} // namespace

std::span<const Phrase> exchangePhrases()
{
    return Exchanges;
}

} // namespace runlatch::wording
