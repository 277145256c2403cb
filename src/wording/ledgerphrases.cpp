// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <QtGlobal>

namespace runlatch::wording {

namespace {

using base::Rules;
using Action = Sentence::Action;

constexpr Phrase LedgerFaults[] = {
    {Rules::LedgerLocked, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Another program holds the ledger “%1” and does not let it go."),
     QT_TRANSLATE_NOOP("runlatch::wording", "End that program, then try again; nothing was written."),
     Action::TryAgain},
    {Rules::LedgerTooLarge, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The action is too large for the ledger “%1”: an entry has at most 32 MB."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Shorten the message, or send it in several parts."), Action::None},
    {Rules::LedgerNoEntry, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The ledger has no entry, or more than one, for “%1”."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Take an id of the list, or the beginning of one."), Action::None},
    {Rules::LedgerOtherService, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The action was sent to another service: %1."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Look for it there."), Action::None},
    {Rules::CreateInLedger, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The ledger already has this action, which may have been carried out: %1. Nothing was sent."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check whether its change requests exist before you send it again."),
     Action::LookAtChangeRequests},
    {Rules::CreateIsOpen, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "A change request with this subject is already open on a target: %1. Nothing was sent."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Archive it, or take another subject."), Action::LookAtChangeRequests},
};

static_assert(haveWords(LedgerFaults, Rules::Ledger), "each rule has a sentence");

} // namespace

std::span<const Phrase> ledgerPhrases()
{
    return LedgerFaults;
}

} // namespace runlatch::wording
