// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/output.h"
#include "changerequests/appearancewatch.h"
#include "changerequests/ledger.h"

namespace runlatch::cli {

/// Prints the change requests of an accepted bulk action as they appear, and writes their ids into the ledger at the
/// end.
class WatchTeller final : public QObject
{
    Q_OBJECT
public:
    /// `ledger` may be null. All must outlive this.
    WatchTeller(service::Client &client, base::Clock &clock, Output &output, changerequests::Ledger *ledger);

    void start(const service::Endpoint &endpoint, const changerequests::LedgerEntry &entry);
    void stop() { m_watch.cancel(); } ///< what has appeared is written into the ledger
    int count() const { return static_cast<int>(m_watch.appeared().size()); }
    bool areAll() const { return m_watch.areAll(); }

signals:
    void finished(); ///< the ledger is written, or said to be not

private:
    void show(const changerequests::LedgerRequest &request);
    void showProgress();
    void end();

    Output &m_output;
    changerequests::Ledger *m_ledger;
    changerequests::AppearanceWatch m_watch;
};

} // namespace runlatch::cli
