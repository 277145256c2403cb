// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/commands/storekeys.h"
#include "app/cli/options/command.h"
#include "base/systemclock.h"
#include "interchange/import.h"
#include "store/file/sqlitestore.h"

#include <memory>

namespace runlatch::cli {

/// `import`: captured requests from files of any kind (interchange::FileKind) into a store, which is made if it is not
/// there; with --dry-run it is only asked. Each request that could not be taken is told with its line and field, and by
/// its kind at the end of its file; people read the kinds alone. Ends with 1 if something was left out, with 2 if a
/// file could not be read. Entries of other protocols are not left out: they are no requests.
class ImportCommand final : public Command
{
    Q_OBJECT
public:
    explicit ImportCommand(Output &output);
    ~ImportCommand() override;
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;
    bool stop() override; ///< what was imported stays, and is told

private:
    void open(const QString &file, const store::StoreKey &key);
    void tellFault(const interchange::Import::Fault &fault);
    void tellKind(const QString &file, const interchange::FaultKind &kind);
    void tell(const interchange::Import::Result &result);
    void fail(const base::Error &error);

    base::SystemClock m_clock;
    StoreKeys m_storeKeys;
    QStringList m_files;
    std::unique_ptr<store::SqliteStore> m_store;
    interchange::Import m_import; // after the store, into which its thread writes
    bool m_isDry = false;
    bool m_isStopped = false;
    bool m_isUnreadable = false; ///< a file, or the rest of it
};

} // namespace runlatch::cli
