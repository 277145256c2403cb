// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/ledgerentry.h"

namespace runlatch::ui {

/// The known facts about a bulk action, as lines of plain text: its outcome, the request, each try, and the change
/// requests that were found. Long lists and texts are cut, and say so. `mixing`: as mixingOf() returns it.
QString ledgerText(const changerequests::LedgerEntry &entry, const QString &mixing);

/// The sentence that Find out and Watch cannot tell its change requests from those of another of the entries; empty if
/// they can.
QString mixingOf(const changerequests::LedgerEntry &entry, const QList<changerequests::LedgerEntry> &entries);

/// The outcome of a bulk action, in a sentence.
QString ledgerOutcome(const changerequests::LedgerEntry &entry);

} // namespace runlatch::ui
