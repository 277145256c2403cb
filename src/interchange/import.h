// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "interchange/faultkinds.h"
#include "interchange/filekind.h"
#include "store/capturestore.h"

#include <QDateTime>
#include <QObject>
#include <QStringList>
#include <QThread>

#include <atomic>
#include <memory>

namespace runlatch::interchange {

class ImportWorker;

/// Reads files of any FileKind into a store, or only looks at them, in a thread of its own. A faulty line or entry is
/// left out and told, or only counted behind the first MaxTold of those that were left out, and the first MaxTold of
/// the others; the rest goes on. Behind the items of a file its own faults (RecordFile::faults()) are told, and then
/// all of its lines and entries by kinds, the worst first. Entries of another protocol ("import.no-http") are counted
/// apart: they are no fault. A capture whose uuid is in the store already is skipped. Nothing that a file says is shown
/// as proved (store/captures/importmark.h). A receipt that lies ahead stays so, and is told ("import.time-ahead"); a
/// reply that lies ahead becomes the moment of the import. Deadlines stay as they are: they keep neither secrets nor
/// captures (store::CaptureRow::imported).
class Import final : public QObject
{
    Q_OBJECT
public:
    static constexpr qint64 MaxTold = 1000; ///< faults of lines and entries; whole files and kinds are always told

    /// The fault of one line or entry.
    struct Fault
    {
        QString file;
        qint64 number = 0; ///< of the line or entry; 0 for the file as a whole
        base::Error error; ///< Usage; subject = the field. Of the file: subject = the file
        bool isLeftOut = true;
    };
    struct Result
    {
        qint64 captures = 0;   ///< that are in the store now
        qint64 skipped = 0;    ///< that were there already
        qint64 faulty = 0;     ///< lines and entries that were left out, and faults of whole files
        qint64 doubtful = 0;   ///< of the captures: those whose body is not known to be what was sent
        qint64 notHttp = 0;    ///< entries of other protocols, which were passed over
        qint64 valid = 0;      ///< of the captures: those whose signature the keys proved valid
        qint64 invalid = 0;    ///< and those of which they proved that it is not
        qint64 untold = 0;     ///< faults that were not told, because MaxTold of them were
        KindCounts found = {}; ///< the requests that could be read, with those that were there already
        /// The reason for which the import ended early: those of CaptureStore::append, or Cancelled "export.cancelled".
        std::optional<base::Error> error;
    };

    explicit Import(QObject *parent = nullptr);
    ~Import() override; ///< like cancel(), and waits for the thread

    /// Before start() or look(): judges with these keys what can be judged (inspector::checkKept), and marks it as
    /// proved here, from a file (store::proveImported). Without keys nothing is judged.
    void setKeys(const QList<QByteArray> &keys) { m_keys = keys; }
    /// Only once. `store` must outlive this, or the end of the import. Of a folder the heads of a raw export are read,
    /// with the bodies beside them (filesToRead()).
    void start(const QStringList &files, store::CaptureStore &store, const QDateTime &now);
    /// Only once, and instead of start(): tells what an import would do, and changes nothing. Result::captures are then
    /// those that would be new. Without a store nothing is known of what is there already.
    void look(const QStringList &files, store::CaptureStore *store, const QDateTime &now);
    void cancel(); ///< what was imported stays
    bool isRunning() const { return m_isRunning; }

signals:
    void progressed(qint64 done, qint64 of); ///< bytes of the files, now and then
    void told(const runlatch::interchange::Import::Fault &fault);
    void summed(const QString &file, const runlatch::interchange::FaultKind &kind); ///< at the end of the file
    void finished(const runlatch::interchange::Import::Result &result);

private:
    void run(ImportWorker *worker);

    QList<QByteArray> m_keys;
    QThread m_thread;
    std::shared_ptr<std::atomic_bool> m_isCancelled;
    bool m_isRunning = false;
};

} // namespace runlatch::interchange

Q_DECLARE_METATYPE(runlatch::interchange::FaultKind)
Q_DECLARE_METATYPE(runlatch::interchange::Import::Fault)
Q_DECLARE_METATYPE(runlatch::interchange::Import::Result)
