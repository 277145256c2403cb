// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/threadedstore.h"

#include "store/capturereader.h"
#include "store/captures/captureremoval.h"
#include "store/findingcounter.h"
#include "store/quota/quotakeeper.h"
#include "store/search/capturesearch.h"

namespace runlatch::store {

ThreadedStore::ThreadedStore(const Parts &parts)
    : m_parts(parts)
{
}

void ThreadedStore::change(QObject *context, base::Callback<CaptureRow> done, GroupCommit::Work work)
{
    m_parts.commits->write(std::move(work), base::Answer<CaptureRow>(context, std::move(done)));
}

void ThreadedStore::append(const NewCapture &capture, QObject *context, base::Callback<CaptureRow> done)
{
    const auto work = [capture, counter = m_parts.counter](CaptureTable &table) {
        if (!capture.row.findings)
            counter->expect();
        return table.append(capture);
    };
    m_parts.commits->write(work, base::Answer<CaptureRow>(context, std::move(done)), capture.row.taskResultId);
}

void ThreadedStore::markUnanswered(const QUuid &uuid, QObject *context, base::Callback<CaptureRow> done)
{
    change(context, std::move(done), [uuid](CaptureTable &table) { return table.markUnanswered(uuid); });
}

void ThreadedStore::addReply(qint64 captureId, const SentReply &reply, std::optional<protocol::TaskState> state,
                             QObject *context, base::Callback<CaptureRow> done)
{
    change(context, std::move(done),
           [captureId, reply, state](CaptureTable &table) { return table.addReply(captureId, reply, state); });
}

void ThreadedStore::setPinned(qint64 id, bool pinned, QObject *context, base::Callback<CaptureRow> done)
{
    change(context, std::move(done), [id, pinned](CaptureTable &table) { return table.setPinned(id, pinned); });
}

void ThreadedStore::setPinned(qint64 id, PinColor color, QObject *context, base::Callback<CaptureRow> done)
{
    change(context, std::move(done), [id, color](CaptureTable &table) { return table.setPinned(id, color); });
}

void ThreadedStore::setCause(qint64 id, base::Rule cause, QObject *context, base::Callback<CaptureRow> done)
{
    change(context, std::move(done), [id, cause](CaptureTable &table) { return table.setCause(id, cause); });
}

void ThreadedStore::setLineage(qint64 id, qint64 parent, const QString &edited, QObject *context,
                               base::Callback<CaptureRow> done)
{
    change(context, std::move(done),
           [id, parent, edited](CaptureTable &table) { return table.setLineage(id, parent, edited); });
}

void ThreadedStore::setRule(qint64 id, const QString &rule, QObject *context, base::Callback<CaptureRow> done)
{
    change(context, std::move(done), [id, rule](CaptureTable &table) { return table.setRule(id, rule); });
}

void ThreadedStore::setNote(qint64 id, const QString &note, QObject *context, base::Callback<CaptureRow> done)
{
    change(context, std::move(done), [id, note](CaptureTable &table) { return table.setNote(id, note); });
}

void ThreadedStore::remove(const QList<qint64> &ids, QObject *context, base::Callback<qint64> done)
{
    const base::Answer<qint64> answer(context, std::move(done));
    QMetaObject::invokeMethod(
        m_parts.removal, [removal = m_parts.removal, ids, answer] { removal->remove(ids, answer); },
        Qt::QueuedConnection);
}

void ThreadedStore::setQuota(const Quota &quota)
{
    QMetaObject::invokeMethod(
        m_parts.quota, [keeper = m_parts.quota, quota] { keeper->setQuota(quota); }, Qt::QueuedConnection);
}

void ThreadedStore::setDrafted(const QSet<QUuid> &captures)
{
    QMetaObject::invokeMethod(
        m_parts.quota, [keeper = m_parts.quota, captures] { keeper->setDrafted(captures); }, Qt::QueuedConnection);
}

void ThreadedStore::allowDroppingEarlier()
{
    QMetaObject::invokeMethod(
        m_parts.quota, [keeper = m_parts.quota] { keeper->allowEarlier(); }, Qt::QueuedConnection);
}

void ThreadedStore::usage(QObject *context, base::Callback<Usage> done)
{
    const base::Answer<Usage> answer(context, std::move(done));
    QMetaObject::invokeMethod(
        m_parts.reader, [reader = m_parts.reader, answer] { reader->usage(answer); }, Qt::QueuedConnection);
}

void ThreadedStore::list(qint64 before, int limit, QObject *context, base::Callback<QList<CaptureRow>> done)
{
    const base::Answer<QList<CaptureRow>> answer(context, std::move(done));
    QMetaObject::invokeMethod(
        m_parts.reader, [reader = m_parts.reader, before, limit, answer] { reader->list(before, limit, answer); },
        Qt::QueuedConnection);
}

void ThreadedStore::listNewer(qint64 after, int limit, QObject *context, base::Callback<QList<CaptureRow>> done)
{
    const base::Answer<QList<CaptureRow>> answer(context, std::move(done));
    QMetaObject::invokeMethod(
        m_parts.reader, [reader = m_parts.reader, after, limit, answer] { reader->listNewer(after, limit, answer); },
        Qt::QueuedConnection);
}

void ThreadedStore::load(qint64 id, QObject *context, base::Callback<Capture> done)
{
    const base::Answer<Capture> answer(context, std::move(done));
    QMetaObject::invokeMethod(
        m_parts.reader, [reader = m_parts.reader, id, answer] { reader->load(id, answer); }, Qt::QueuedConnection);
}

void ThreadedStore::deliveries(qint64 id, int limit, QObject *context, base::Callback<Deliveries> done)
{
    const base::Answer<Deliveries> answer(context, std::move(done));
    QMetaObject::invokeMethod(
        m_parts.reader, [reader = m_parts.reader, id, limit, answer] { reader->deliveries(id, limit, answer); },
        Qt::QueuedConnection);
}

void ThreadedStore::present(const QList<qint64> &ids, QObject *context, base::Callback<QList<qint64>> done)
{
    const base::Answer<QList<qint64>> answer(context, std::move(done));
    QMetaObject::invokeMethod(
        m_parts.reader, [reader = m_parts.reader, ids, answer] { reader->present(ids, answer); }, Qt::QueuedConnection);
}

void ThreadedStore::takenUuids(const QList<QUuid> &uuids, QObject *context, base::Callback<QList<QUuid>> done)
{
    const base::Answer<QList<QUuid>> answer(context, std::move(done));
    QMetaObject::invokeMethod(
        m_parts.reader, [reader = m_parts.reader, uuids, answer] { reader->takenUuids(uuids, answer); },
        Qt::QueuedConnection);
}

base::Call ThreadedStore::search(const CaptureFilter &filter, const SearchRange &range, QObject *context,
                                 std::function<void(const SearchReport &)> progress, base::Callback<SearchReport> done)
{
    return base::Call(new CaptureSearch(*m_parts.searcher, m_parts.isOpen, filter, range, context, std::move(progress),
                                        std::move(done)));
}

} // namespace runlatch::store
