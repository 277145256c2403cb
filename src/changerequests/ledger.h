// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/ledgerfile.h"

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>

namespace runlatch::changerequests {

/// The ledger: every bulk action that was tried from here, in one file that the window and runlatch-cli share. A thread
/// of its own reads and writes, one call after another in their order, and nothing waits for it. Calls answer in the
/// thread of `context`. Errors: those of ledgerfile.h.
class Ledger final : public QObject
{
    Q_OBJECT
public:
    explicit Ledger(const QString &file, QObject *parent = nullptr);
    ~Ledger() override; ///< waits until what was put is on disk

    const QString &file() const { return m_file; }
    void setFile(const QString &file); ///< of all further calls; emits changed()
    /// The file of a folder of data, and of the user's own folder.
    static QString fileIn(const QString &folder);
    static QString defaultFile();

    /// Adds the entry, or replaces the one of its id. `done` follows when it is on disk.
    void put(const LedgerEntry &entry, QObject *context, base::Callback<std::monostate> done);
    enum class Repeat { Allowed, Refused };
    /// Adds an entry that is about to be sent. This process holds its mark from now on, so that it reads as Sending
    /// while this process lives, and as Unknown afterwards. With Repeat::Refused an entry of the same action that may
    /// exist is the error Conflict "create.in-ledger", subject = its id: of two processes that try at once, one gets
    /// it.
    void begin(const LedgerEntry &entry, Repeat repeat, QObject *context, base::Callback<std::monostate> done);
    /// Puts an entry that is not being sent any more, and lets its mark go.
    void end(const LedgerEntry &entry, QObject *context, base::Callback<std::monostate> done);
    /// Writes what a look found of an entry that was read before. An outcome that was written meanwhile stays, and an
    /// entry that was removed meanwhile stays removed.
    void keepFound(const LedgerEntry &entry, QObject *context, base::Callback<std::monostate> done);
    void read(QObject *context, base::Callback<LedgerReading> done);
    void remove(const QUuid &id, QObject *context, base::Callback<std::monostate> done);
    void clear(QObject *context, base::Callback<std::monostate> done); ///< of all that are not being sent

signals:
    void changed(); ///< this object wrote; what another process writes is seen by read()
    /// The file held what is no ledger. It was kept under this name before something was written.
    void setAside(const QString &file);

private:
    using Work = std::function<base::Result<LedgerWriting>(LedgerMarks &marks)>;
    void start(Work work, QObject *context, base::Callback<std::monostate> done);

    QString m_file;
    const std::shared_ptr<LedgerMarks> m_marks; ///< used in the pool's thread alone
    QThreadPool m_pool;                         ///< one thread; declared last, so that it ends first
};

} // namespace runlatch::changerequests
