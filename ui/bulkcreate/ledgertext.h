// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/ledgerentry.h"

namespace runlatch::ui {

/// What is known of a bulk action, as lines of plain text: what became of it, what was sent, each try, and the change
/// requests that were found. Long lists and texts are cut, and say so.
QString ledgerText(const changerequests::LedgerEntry &entry);

/// What became of a bulk action, in a sentence.
QString ledgerOutcome(const changerequests::LedgerEntry &entry);

} // namespace runlatch::ui
