// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/importworker.h"

#include "base/rules.h"
#include "inspector/importmark.h"

#include <QFileInfo>
#include <QThread>

#include <algorithm>
#include <numeric>
#include <utility>

namespace runlatch::interchange {

namespace {

constexpr int KnownPageSize = 1000;
constexpr int MaxUnderWay = 64;                         // the store commits together what waits
constexpr qint64 MaxBytesUnderWay = 16LL * 1024 * 1024; // a larger capture goes alone
constexpr qint64 ProgressStep = 256 * 1024;             // bytes

qint64 bytesOf(const QList<store::SentReply> &replies)
{
    return std::accumulate(replies.begin(), replies.end(), qint64(0),
                           [](qint64 sum, const store::SentReply &reply) { return sum + reply.body.size(); });
}

} // namespace

ImportWorker::ImportWorker(const QStringList &files, store::CaptureStore &store, const QDateTime &now,
                           std::shared_ptr<std::atomic_bool> isCancelled)
    : m_files(files)
    , m_store(store)
    , m_now(now)
    , m_isCancelled(std::move(isCancelled))
{
}

ImportWorker::~ImportWorker() = default;

store::NewCapture ImportWorker::prepared(const Record &record, const QDateTime &now)
{
    store::NewCapture capture{record.row, record.head, record.body};
    store::CaptureRow &row = capture.row;
    row.id = 0;
    row.parent = 0;
    row.loopback = false;
    row.knownHost = true;
    inspector::markImported(row, {row.verdict, row.cause});
    for (QDateTime *time : {&row.receivedAt, &row.deadline, &row.lastMoment}) {
        if (time->isValid())
            *time = std::min(*time, now);
    }
    return capture;
}

void ImportWorker::start()
{
    for (const QString &file : std::as_const(m_files))
        m_allBytes += QFileInfo(file).size();
    listBefore(0);
}

/// Learns which captures are in the store: sixteen bytes of each, which the store has no look-up for.
void ImportWorker::listBefore(qint64 before)
{
    m_store.list(before, KnownPageSize, this, [this](const base::Result<QList<store::CaptureRow>> &page) {
        if (!page) {
            m_result.error = page.error();
            end();
            return;
        }
        for (const store::CaptureRow &row : *page)
            m_known.insert(row.uuid);
        if (page->size() == KnownPageSize && !*m_isCancelled)
            listBefore(page->constLast().id);
        else
            pump();
    });
}

/// Reads on until the store has enough to do. Ends when everything is read and answered.
void ImportWorker::pump()
{
    bool isWaiting = false;
    while (!isWaiting && !*m_isCancelled && !m_result.error && m_underWay < MaxUnderWay
           && m_bytesUnderWay < MaxBytesUnderWay) {
        if (!m_file && !openNext())
            break;
        if (!m_file)
            continue;
        if (const auto item = m_file->next())
            take(*item);
        else if (m_file->isAtEnd())
            leaveFile();
        else if (m_underWay > 0)
            isWaiting = true; // the answers come first: a pipe may have nothing more for long
        tellProgress();
    }
    if (isWaiting && !std::exchange(m_willPump, true))
        QMetaObject::invokeMethod(this, &ImportWorker::pumpAgain, Qt::QueuedConnection);
    const bool isAllRead = !m_file && m_files.isEmpty();
    if (m_underWay == 0 && (isAllRead || *m_isCancelled || m_result.error)) {
        if (!isAllRead && !m_result.error)
            m_result.error = base::Error{
                .kind = base::ErrorKind::Cancelled, .rule = base::Rules::ExportCancelled, .subject = m_name};
        end();
    }
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
    if (m_file->fault())
        tell(0, *m_file->fault(), true);
    m_readBytes += std::max(m_file->position(), m_file->size());
    m_file.reset();
}

void ImportWorker::take(const RecordFile::Item &item)
{
    if (!item.entry) {
        tell(item.number, item.entry.error(), true);
        return;
    }
    for (const base::Error &lost : item.entry->lost)
        tell(item.number, lost, false);
    const Record &record = item.entry->record;
    if (m_known.contains(record.row.uuid)) {
        ++m_result.skipped;
        return;
    }
    m_known.insert(record.row.uuid);
    store(record);
}

void ImportWorker::store(const Record &record)
{
    const qint64 bytes = record.head.size() + record.body.size();
    const qint64 replyBytes = bytesOf(record.replies);
    ++m_underWay;
    m_bytesUnderWay += bytes + replyBytes;
    m_store.append(prepared(record, m_now), this,
                   [this, bytes, replyBytes, replies = record.replies](const base::Result<store::CaptureRow> &row) {
                       if (row) {
                           ++m_result.captures;
                           storeReplies(row->id, replies);
                       }
                       answered(row, row ? bytes : bytes + replyBytes);
                   });
}

void ImportWorker::storeReplies(qint64 id, const QList<store::SentReply> &replies)
{
    for (store::SentReply reply : replies) {
        reply.sentAt = std::min(reply.sentAt, m_now);
        ++m_underWay;
        m_store.addReply(
            id, reply, std::nullopt, this,
            [this, bytes = reply.body.size()](const base::Result<store::CaptureRow> &row) { answered(row, bytes); });
    }
}

void ImportWorker::answered(const base::Result<store::CaptureRow> &row, qint64 bytes)
{
    --m_underWay;
    m_bytesUnderWay -= bytes;
    if (!row && !m_result.error)
        m_result.error = row.error();
    pump();
}

void ImportWorker::tell(qint64 number, const base::Error &error, bool isLeftOut)
{
    m_result.faulty += isLeftOut ? 1 : 0;
    if (number > 0 && m_toldFaults == Import::MaxTold) {
        ++m_result.untold;
        return;
    }
    m_toldFaults += number > 0 ? 1 : 0;
    emit told({m_name, number, error, isLeftOut});
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
    emit finished(m_result);
    thread()->quit();
}

} // namespace runlatch::interchange
