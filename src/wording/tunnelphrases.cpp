// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <QtGlobal>

namespace runlatch::wording {

namespace {

using base::Rules;
using Action = Sentence::Action;

constexpr Phrase Tunnels[] = {
    {Rules::TunnelEmpty, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The tunnel has no command."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write a program and its arguments."), Action::None},
    {Rules::TunnelTooLong, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The tunnel command is longer than 4,000 characters."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Shorten it."), Action::None},
    {Rules::TunnelUnclosed, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "A quotation mark in the tunnel command is not closed."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Close it."), Action::None},
    {Rules::TunnelShell, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Only a shell understands “%1” in the tunnel command."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Runlatch starts one program without a shell: write the value itself."),
     Action::None},
    {Rules::TunnelBlank, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Replace “%1” in the tunnel command by your own value."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write it there. Runlatch fills in {host} and {port} alone."),
     Action::None},
    {Rules::TunnelNotStarted, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The tunnel program “%1” could not be started."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check its name, and that it can be found and run."), Action::None},
    {Rules::TunnelEnded, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The tunnel program ended with exit code %1."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Its log may say why."), Action::None},
    {Rules::TunnelKilled, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The tunnel program “%1” was ended by a signal."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Its log may say why."), Action::None},
    {Rules::TunnelGaveUp, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The tunnel program “%1” ended within seconds, five times in a row."),
     QT_TRANSLATE_NOOP("runlatch::wording", "It is not started again by itself. Its log may say why."), Action::None},
    {Rules::TunnelNoUrl, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The tunnel program “%1” has printed no https address for a minute."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Its log shows what it printed."), Action::None},
    {Rules::TunnelElsewhere, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "%1 does not lead to this listener: something else answered %2."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Check that it leads to the listener's port, and that nothing asks visitors to sign in."),
     Action::None},
};

static_assert(haveWords(Tunnels, Rules::Tunnels), "each rule has a sentence");

} // namespace

std::span<const Phrase> tunnelPhrases()
{
    return Tunnels;
}

} // namespace runlatch::wording
