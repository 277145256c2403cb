// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

// A list of rules as those in base/rules.h, which makes the values of it. One rule a line:
// clang-format off

/// The ledger of bulk actions, and why an action is not tried once more.
#define RUNLATCH_LEDGER(rule) \
    rule(LedgerLocked, "ledger.locked") \
    rule(LedgerTooLarge, "ledger.too-large") \
    rule(LedgerNoEntry, "ledger.no-entry") \
    rule(LedgerOtherService, "ledger.other-service") \
    rule(CreateInLedger, "create.in-ledger") \
    rule(CreateIsOpen, "create.is-open")

// clang-format on
