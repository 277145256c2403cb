// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/boundedset.h"
#include "interchange/import.h"
#include "interchange/recordfile.h"

#include <QSet>

#include <memory>
#include <optional>

namespace runlatch::interchange {

/// The work of an Import. Lives in the import's thread, where it also dies.
class ImportWorker final : public QObject
{
    Q_OBJECT
public:
    struct Target
    {
        store::CaptureStore *store; ///< nullptr: nothing is known of what is there already
        bool isWritten;             ///< false: it is only asked
    };
    ImportWorker(const QStringList &files, const Target &target, const QDateTime &now,
                 std::shared_ptr<std::atomic_bool> isCancelled);
    ~ImportWorker() override;

    void setKeys(const QList<QByteArray> &keys) { m_keys = keys; } ///< before start()
    void start();

    /// The capture as it is stored: marked, and without what means nothing in another store. Its times stay as they
    /// are: nothing waits for it (CaptureRow::imported), and its secrets do not outlive the day after `now`.
    static store::NewCapture prepared(const Record &record, const QDateTime &now);

signals:
    void progressed(qint64 done, qint64 of);
    void told(const runlatch::interchange::Import::Fault &fault);
    void summed(const QString &file, const runlatch::interchange::FaultKind &kind);
    void finished(const runlatch::interchange::Import::Result &result);

private:
    void pump();
    void pumpAgain();
    bool read();
    void lookUp();
    void answerUnasked();
    void answerLookUp(const QList<Record> &asked, const base::Result<QList<QUuid>> &taken);
    void giveUpWaiting();
    void leave(const Record &record);
    bool isStopped() const { return *m_isCancelled || m_result.error; }
    bool openNext();
    void leaveFile();
    void take(const RecordFile::Item &item);
    store::NewCapture judged(const Record &record) const;
    void store(const Record &record);
    void count(const store::CaptureRow &row);
    void storeReplies(qint64 id, const QList<store::SentReply> &replies);
    void answered(const base::Result<store::CaptureRow> &row);
    void tell(qint64 number, const base::Error &error, bool isLeftOut);
    void tellKinds();
    void tellProgress();
    void end();

    QStringList m_files;
    const Target m_target;
    const QDateTime m_now;
    QList<QByteArray> m_keys;
    const std::shared_ptr<std::atomic_bool> m_isCancelled;
    QList<Record> m_waiting;        ///< read, and not looked for in the store; counted in m_underWay
    QSet<QUuid> m_pending;          ///< of captures that are not in the store yet, and may be: at most MaxUnderWay
    base::BoundedSet<QUuid> m_seen; ///< of captures that would be in the store, where nothing is written
    bool m_isLookingUp = false;
    std::unique_ptr<RecordFile> m_file;
    QString m_name; ///< of m_file
    Import::Result m_result;
    qint64 m_readBytes = 0; ///< of the files before m_file
    qint64 m_allBytes = 0;
    qint64 m_toldBytes = 0;
    FaultKinds m_kinds;         ///< of m_file
    qint64 m_toldLeftOut = 0;   ///< faults of lines and entries that were left out
    qint64 m_toldTaken = 0;     ///< faults of the others
    int m_underWay = 0;         ///< orders that the store has not answered
    qint64 m_bytesUnderWay = 0; ///< of heads and bodies, those of replies among them
    bool m_willPump = false;    ///< pumpAgain() is on its way
    bool m_hasEnded = false;
};

} // namespace runlatch::interchange
