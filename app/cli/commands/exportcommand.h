// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/commands/storekeys.h"
#include "app/cli/options/command.h"
#include "base/systemclock.h"
#include "interchange/export.h"
#include "store/file/sqlitestore.h"

#include <memory>

namespace runlatch::cli {

/// `export`: captured requests as a file or on standard output, placeholders in the place of their secrets. Without
/// secrets the store is only read, also while another program writes it. With secrets a file is opened, which needs its
/// key and that no other program has it open; a database is read with its key.
class ExportCommand final : public Command
{
    Q_OBJECT
public:
    explicit ExportCommand(Output &output);
    ~ExportCommand() override;
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;

private:
    void openWithSecrets();
    void runRead(const base::Result<Captures> &captures);
    void run(std::unique_ptr<interchange::Source> source);
    void tell(const interchange::Export::Result &result);
    void fail(const base::Error &error);
    bool isPrinted() const; ///< the export goes to standard output

    base::SystemClock m_clock;
    StoreKeys m_storeKeys;
    QString m_file;
    store::CaptureFilter m_filter;
    interchange::Export::Options m_options;
    std::unique_ptr<store::SqliteStore> m_store;
    interchange::Export m_export; // after the store, which its thread reads
    bool m_hasBegun = false;      ///< something may have been written
};

} // namespace runlatch::cli
