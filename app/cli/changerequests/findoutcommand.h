// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/changerequests/servicecommand.h"
#include "changerequests/creationfinder.h"
#include "changerequests/ledger.h"

namespace runlatch::cli {

/// `change-requests ledger find-out ID`: looks for the change requests of a bulk action on its targets, and settles its
/// entry. One that was refused is not looked for. Ends with 0 if some exist, 1 if it is certain that there are none,
/// otherwise 2.
class FindOutCommand final : public ServiceCommand
{
    Q_OBJECT
public:
    explicit FindOutCommand(Output &output);
    void declare(QCommandLineParser &parser) override;
    bool stop() override;

protected:
    base::Result<Refusal> readOptions(const QCommandLineParser &parser) override;
    void begin() override;

private:
    void look(const base::Result<changerequests::LedgerReading> &reading);
    void sayMixed(const QList<changerequests::LedgerEntry> &entries);
    void show(const changerequests::LedgerRequest &request);
    void write();
    void end(const changerequests::LedgerEntry &settled);

    QString m_id;
    std::unique_ptr<changerequests::Ledger> m_ledger;
    changerequests::LedgerEntry m_entry;
    changerequests::CreationFinder m_finder{service()};
};

} // namespace runlatch::cli
