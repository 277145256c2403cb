// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/importworker.h"

#include "base/rules.h"
#include "http/message.h"
#include "inspector/keptsignature.h"
#include "interchange/filestoread.h"
#include "store/captures/arrivedcontent.h"
#include "store/captures/importmark.h"

#include <QFileInfo>
#include <QThread>

#include <algorithm>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

constexpr int MaxUnderWay = 64;                         // the store commits together what waits
constexpr qint64 MaxBytesUnderWay = 16LL * 1024 * 1024; // a larger capture goes alone
constexpr qint64 ProgressStep = 256 * 1024;             // bytes
constexpr qsizetype MaxSeen = 1'000'000;                // captures; the store would know all of them

qint64 bytesOf(const Record &record)
{
    return std::accumulate(record.replies.begin(), record.replies.end(), record.head.size() + record.body.size(),
                           [](qint64 sum, const store::SentReply &reply) { return sum + reply.body.size(); });
}

base::Error timeAhead(const HarEntry &entry)
{
    return {.kind = base::ErrorKind::Usage,
            .rule = base::Rules::ImportTimeAhead,
            .subject = entry.isForeign ? u"startedDateTime"_s : u"received_at"_s};
}

} // namespace

ImportWorker::ImportWorker(const QStringList &files, const Target &target, const QDateTime &now,
                           std::shared_ptr<std::atomic_bool> isCancelled)
    : m_files(files)
    , m_target(target)
    , m_now(now)
    , m_isCancelled(std::move(isCancelled))
    , m_seen(MaxSeen)
{
}

ImportWorker::~ImportWorker() = default;

store::NewCapture ImportWorker::prepared(const Record &record, const QDateTime &now)
{
    store::NewCapture capture{record.row, record.head, record.body, now};
    store::CaptureRow &row = capture.row;
    row.id = 0;
    row.parent = 0;
    row.loopback = false;
    row.knownHost = true;
    store::markImported(row, store::recordedVerdict(row));
    if (store::bodyDoubt(row) == base::Rules::ImportBodyOther)
        row.announced = http::announcedLength(http::splitHeaders(record.head));
    return capture;
}

void ImportWorker::start()
{
    m_files = filesToRead(m_files);
    for (const QString &file : std::as_const(m_files))
        m_allBytes += QFileInfo(file).size();
    pump();
}

/// Reads on until the store has enough to do. Ends when everything is read and answered.
void ImportWorker::pump()
{
    const bool isWaiting = read();
    lookUp();
    if (isWaiting && !std::exchange(m_willPump, true))
        QMetaObject::invokeMethod(this, &ImportWorker::pumpAgain, Qt::QueuedConnection);
    const bool isAllRead = !m_file && m_files.isEmpty();
    if (m_underWay == 0 && (isAllRead || isStopped())) {
        if (!isAllRead && !m_result.error)
            m_result.error = base::Error{
                .kind = base::ErrorKind::Cancelled, .rule = base::Rules::ExportCancelled, .subject = m_name};
        end();
    }
}

/// Answers whether the answers of the store come first, because a pipe may have nothing more for long.
bool ImportWorker::read()
{
    while (!isStopped() && m_underWay < MaxUnderWay && m_bytesUnderWay < MaxBytesUnderWay) {
        if (!m_file && !openNext())
            break;
        if (!m_file)
            continue;
        if (const auto item = m_file->next())
            take(*item);
        else if (m_file->isAtEnd())
            leaveFile();
        else if (m_underWay > 0)
            return true;
        tellProgress();
    }
    return false;
}

/// Asks the store which of the waiting captures it has already. Captures that are read meanwhile wait for the next
/// time.
void ImportWorker::lookUp()
{
    if (m_isLookingUp)
        return;
    if (isStopped())
        return giveUpWaiting();
    if (m_waiting.isEmpty())
        return;
    m_isLookingUp = true;
    if (!m_target.store) {
        QMetaObject::invokeMethod(this, &ImportWorker::answerUnasked, Qt::QueuedConnection);
        return;
    }
    QList<QUuid> uuids;
    for (const Record &record : std::as_const(m_waiting))
        uuids.append(record.row.uuid);
    m_target.store->takenUuids(uuids, this,
                               [this, asked = std::exchange(m_waiting, {})](const base::Result<QList<QUuid>> &taken) {
                                   m_isLookingUp = false;
                                   answerLookUp(asked, taken);
                               });
}

/// Without a store none of them is there.
void ImportWorker::answerUnasked()
{
    m_isLookingUp = false;
    answerLookUp(std::exchange(m_waiting, {}), QList<QUuid>());
}

void ImportWorker::answerLookUp(const QList<Record> &asked, const base::Result<QList<QUuid>> &taken)
{
    if (!taken && !m_result.error)
        m_result.error = taken.error();
    for (const Record &record : asked) {
        const bool isTaken = taken && taken->contains(record.row.uuid);
        if (!isStopped() && !isTaken) {
            store(record);
            continue;
        }
        m_result.skipped += isTaken ? 1 : 0;
        leave(record);
    }
    pump();
}

void ImportWorker::giveUpWaiting()
{
    for (const Record &record : std::exchange(m_waiting, {}))
        leave(record);
}

/// The record is no more under way.
void ImportWorker::leave(const Record &record)
{
    --m_underWay;
    m_bytesUnderWay -= bytesOf(record);
    m_pending.remove(record.row.uuid);
}

void ImportWorker::pumpAgain()
{
    m_willPump = false;
    pump();
}

/// False if there is no further file.
bool ImportWorker::openNext()
{
    if (m_files.isEmpty())
        return false;
    m_name = m_files.takeFirst();
    m_file = std::make_unique<RecordFile>(m_name);
    if (const auto opened = m_file->open(); !opened) {
        tell(0, opened.error(), true);
        m_file.reset();
    }
    return true;
}

void ImportWorker::leaveFile()
{
    const QList<base::Error> faults = m_file->faults();
    for (const base::Error &fault : faults)
        tell(0, fault, true);
    tellKinds();
    m_readBytes += std::max(m_file->position(), m_file->size());
    m_file.reset();
}

void ImportWorker::take(const RecordFile::Item &item)
{
    if (!item.entry && item.entry.error().rule == base::Rules::ImportNoHttp) {
        ++m_result.notHttp;
        return;
    }
    if (!item.entry) {
        tell(item.number, item.entry.error(), true);
        return;
    }
    for (const base::Error &lost : item.entry->lost)
        tell(item.number, lost, false);
    const Record &record = item.entry->record;
    if (record.row.receivedAt > m_now)
        tell(item.number, timeAhead(*item.entry), false);
    ++m_result.found.at(static_cast<std::size_t>(*m_file->kind()));
    if (m_pending.contains(record.row.uuid) || m_seen.contains(record.row.uuid)) {
        ++m_result.skipped;
        return;
    }
    m_pending.insert(record.row.uuid);
    ++m_underWay;
    m_bytesUnderWay += bytesOf(record);
    m_waiting.append(record);
}

/// The capture as it is stored, with the verdict that the keys prove.
store::NewCapture ImportWorker::judged(const Record &record) const
{
    store::NewCapture capture = prepared(record, m_now);
    const store::Capture kept{.row = capture.row, .head = capture.head, .body = capture.body};
    if (const auto check = inspector::checkKept(kept, m_keys))
        store::proveImported(capture.row, check->verdict);
    return capture;
}

void ImportWorker::count(const store::CaptureRow &row)
{
    ++m_result.captures;
    m_result.doubtful += store::bodyDoubt(row).isEmpty() ? 0 : 1;
    m_result.valid += row.verdict == protocol::Verdict::Valid ? 1 : 0;
    m_result.invalid += row.verdict == protocol::Verdict::Invalid ? 1 : 0;
}

/// Stores the record, unless it is only looked at.
void ImportWorker::store(const Record &record)
{
    if (!m_target.isWritten) {
        count(judged(record).row);
        leave(record);
        m_seen.insert(record.row.uuid);
        return;
    }
    const auto stored = [this, record](const base::Result<store::CaptureRow> &row) {
        if (row) {
            count(*row);
            storeReplies(row->id, record.replies);
        }
        leave(record);
        answered(row);
    };
    m_target.store->append(judged(record), this, stored);
}

void ImportWorker::storeReplies(qint64 id, const QList<store::SentReply> &replies)
{
    for (store::SentReply reply : replies) {
        reply.sentAt = std::min(reply.sentAt, m_now);
        reply.imported = true;
        ++m_underWay;
        m_bytesUnderWay += reply.body.size();
        m_target.store->addReply(id, reply, std::nullopt, this,
                                 [this, bytes = reply.body.size()](const base::Result<store::CaptureRow> &row) {
                                     --m_underWay;
                                     m_bytesUnderWay -= bytes;
                                     answered(row);
                                 });
    }
}

void ImportWorker::answered(const base::Result<store::CaptureRow> &row)
{
    if (!row && !m_result.error)
        m_result.error = row.error();
    pump();
}

/// A fault that cost little never takes the place of one that cost an entry.
void ImportWorker::tell(qint64 number, const base::Error &error, bool isLeftOut)
{
    m_result.faulty += isLeftOut ? 1 : 0;
    if (number > 0) {
        m_kinds.add(number, error, isLeftOut);
        qint64 &told = isLeftOut ? m_toldLeftOut : m_toldTaken;
        if (told == Import::MaxTold) {
            ++m_result.untold;
            return;
        }
        ++told;
    }
    emit told({m_name, number, error, isLeftOut});
}

void ImportWorker::tellKinds()
{
    const QList<FaultKind> kinds = m_kinds.take();
    for (const FaultKind &kind : kinds)
        emit summed(m_name, kind);
}

void ImportWorker::tellProgress()
{
    const qint64 read = m_readBytes + (m_file ? m_file->position() : 0);
    if (read - m_toldBytes < ProgressStep)
        return;
    m_toldBytes = read;
    m_allBytes = std::max(m_allBytes, read); // a pipe has no size
    emit progressed(read, m_allBytes);
}

void ImportWorker::end()
{
    if (std::exchange(m_hasEnded, true))
        return;
    tellKinds(); // of a file that was not read to its end
    emit finished(m_result);
    thread()->quit();
}

} // namespace runlatch::interchange
