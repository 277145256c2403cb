// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/output.h"
#include "changerequests/ledger.h"

#include <QCommandLineParser>

#include <memory>
#include <optional>

namespace runlatch::cli {

/// Declares --ledger.
void declareLedger(QCommandLineParser &parser, const QString &help);

/// One sentence that says why the value of --ledger is wrong. `mayBeNone`: the command works without a ledger.
std::optional<QString> ledgerRefusal(const QCommandLineParser &parser, bool mayBeNone);

/// The ledger that --ledger names, or that of the window; null for "none". What was kept aside is told on standard
/// error.
std::unique_ptr<changerequests::Ledger> ledgerOf(const QCommandLineParser &parser, Output &output);

/// The members of an entry that a list has, and its line for people.
json::OrderedJson ledgerMembers(const changerequests::LedgerEntry &entry);
QString ledgerLine(const changerequests::LedgerEntry &entry);

/// The one entry whose id begins so. Error: Usage "ledger.no-entry" if there is none, or several.
base::Result<changerequests::LedgerEntry> findEntry(const changerequests::LedgerReading &reading, const QString &id);

} // namespace runlatch::cli
