// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <QtGlobal>

namespace runlatch::wording {

namespace {

using base::Rules;
using Action = Sentence::Action;

constexpr Phrase Connections[] = {
    {Rules::ConnectionName, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The connection needs a name."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter a name of at most 100 characters, such as Production."),
     Action::None},
    {Rules::ConnectionNameTaken, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Another connection is already called “%1”."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Give this one another name."), Action::None},
    {Rules::ConnectionAddress, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "This is not an address of a service."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Enter a host, such as app.terraform.io, or a URL that begins with https:// or http://."),
     Action::None},
    {Rules::SimulatorServiceName, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "“%1” cannot be part of a header name."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Use a letter and up to 19 more letters, digits and dashes; most services use TFC."),
     Action::None},
    {Rules::ConnectionMissing, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The connection “%1” no longer exists."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose another one, or create it again."), Action::EditConnection},
    {Rules::DiscoveryOtherHost, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "This host says that its API is at another one, %1, so the token was not sent there."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter the address of that host instead if you trust it."),
     Action::EditConnection},
    {Rules::DiscoveryNotEncrypted, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "This host says that its API is at %1 without encryption, so the token was not sent."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Ask whoever runs the server, or enter the whole address with /api/v2 at its end."),
     Action::EditConnection},
    {Rules::DiscoveryOtherPort, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "This host says that its API is at another port or by another scheme, %1, so the token was not "
                       "sent there."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Enter the whole address with scheme, port and /api/v2 at its end if that is right."),
     Action::EditConnection},
};

static_assert(haveWords(Connections, Rules::Connections), "each rule has a sentence");

} // namespace

std::span<const Phrase> connectionPhrases()
{
    return Connections;
}

} // namespace runlatch::wording
