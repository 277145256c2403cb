// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/options/command.h"
#include "changerequests/ledger.h"

namespace runlatch::cli {

/// The common part of the commands that read the ledger of bulk actions and ask no service. They end with 0, or with 2
/// if it cannot be read or written.
class LedgerCommand : public Command
{
    Q_OBJECT
public:
    using Command::Command;
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) final;

protected:
    virtual std::optional<QString> readArguments(const QStringList &arguments) = 0;
    /// The ledger was read.
    virtual void show(const changerequests::LedgerReading &reading) = 0;
    changerequests::Ledger &ledger() { return *m_ledger; }
    void fail(const base::Error &error);

private:
    std::unique_ptr<changerequests::Ledger> m_ledger;
};

/// `change-requests ledger list`
class LedgerListCommand final : public LedgerCommand
{
    Q_OBJECT
public:
    using LedgerCommand::LedgerCommand;

protected:
    std::optional<QString> readArguments(const QStringList &arguments) override;
    void show(const changerequests::LedgerReading &reading) override;
};

/// `change-requests ledger show ID`
class LedgerShowCommand final : public LedgerCommand
{
    Q_OBJECT
public:
    using LedgerCommand::LedgerCommand;
    void declare(QCommandLineParser &parser) override;

protected:
    std::optional<QString> readArguments(const QStringList &arguments) override;
    void show(const changerequests::LedgerReading &reading) override;

private:
    QString m_id;
};

/// `change-requests ledger clear`: removes all that is not being sent.
class LedgerClearCommand final : public LedgerCommand
{
    Q_OBJECT
public:
    using LedgerCommand::LedgerCommand;

protected:
    std::optional<QString> readArguments(const QStringList &arguments) override;
    void show(const changerequests::LedgerReading &reading) override;
};

} // namespace runlatch::cli
