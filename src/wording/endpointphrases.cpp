// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <QtGlobal>

namespace runlatch::wording {

namespace {

using base::Rules;
using Action = Sentence::Action;

constexpr Phrase Endpoints[] = {
    {Rules::EndpointCount, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "A listener has 1 to 64 endpoints, not %1."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Add one, or remove some."), Action::None},
    {Rules::EndpointName, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "“%1” cannot be the name of an endpoint."),
     QT_TRANSLATE_NOOP("runlatch::wording", "A name has at most 60 characters, and none that cannot be seen."),
     Action::None},
    {Rules::EndpointPath, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "“%1” cannot be the path of an endpoint."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "A path begins with a slash and has at most 1,000 characters, and none that cannot be seen."),
     Action::None},
    {Rules::EndpointPathTwice, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Two endpoints have the path “%1”."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Give one of them another path."), Action::None},
    {Rules::EndpointKeys, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The HMAC keys of “%1” are too many, or one is empty."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Keep at most 8: the old one and the new one while a key is changed."),
     Action::None},
    {Rules::EndpointStatus, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The status that “%1” answers is not an HTTP status."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose a status from 200 to 599."), Action::None},
    {Rules::EndpointHeader, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The header “%1” cannot be part of the answer."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Write at most 32 lines like Retry-After: 30, each at most 8 KB; Runlatch itself writes "
                       "Content-Length, Connection and Transfer-Encoding."),
     Action::None},
    {Rules::EndpointBody, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The body that “%1” answers is larger than 1 MB."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Shorten it."), Action::None},
    {Rules::EndpointDelay, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The answer of “%1” waits too long."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose a delay of at most 10 minutes."), Action::None},
    {Rules::ListenCount, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Runlatch listens at 1 to 8 addresses."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Add one, or remove some."), Action::None},
    {Rules::ListenUnproved, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "Another program answers at %1."),
     QT_TRANSLATE_NOOP("runlatch::wording", "End that program, or choose another port."), Action::ChangePort},
};

static_assert(haveWords(Endpoints, Rules::Endpoints), "each rule has a sentence");

} // namespace

std::span<const Phrase> endpointPhrases()
{
    return Endpoints;
}

} // namespace runlatch::wording
