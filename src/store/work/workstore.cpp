// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/work/workstore.h"

#include "store/work/workwriter.h"

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

/// Calls `work` in the writer's thread and brings its result back to the thread of `context`.
template <typename T, typename Work> void ask(WorkWriter *writer, QObject *context, base::Callback<T> done, Work work)
{
    const base::Answer<T> answer(context, std::move(done));
    QMetaObject::invokeMethod(
        writer, [writer, work = std::move(work), answer] { answer(work(*writer)); }, Qt::QueuedConnection);
}

} // namespace

WorkStore::WorkStore(QObject *parent)
    : QObject(parent)
    , m_writer(new WorkWriter)
{
    m_thread.setObjectName(u"work store"_s);
    m_writer->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_writer, &QObject::deleteLater);
    m_thread.start();
}

/// Closing waits behind everything that was queued; quit() alone would skip it.
WorkStore::~WorkStore()
{
    QMetaObject::invokeMethod(m_writer, &WorkWriter::close, Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
}

void WorkStore::open(TakeLock takeLock, QObject *context, base::Callback<std::monostate> done)
{
    ask(m_writer, context, std::move(done),
        [takeLock = std::move(takeLock)](WorkWriter &writer) { return writer.open(takeLock); });
}

void WorkStore::open(const QString &file, QObject *context, base::Callback<std::monostate> done)
{
    open([file] { return StoreLock::take(file); }, context, std::move(done));
}

void WorkStore::saveDraft(const Draft &draft, QObject *context, base::Callback<std::monostate> done)
{
    ask(m_writer, context, std::move(done), [draft](WorkWriter &writer) { return writer.saveDraft(draft); });
}

void WorkStore::removeDraft(const QUuid &id, QObject *context, base::Callback<std::monostate> done)
{
    ask(m_writer, context, std::move(done), [id](WorkWriter &writer) { return writer.removeDraft(id); });
}

void WorkStore::drafts(const QString &kind, QObject *context, base::Callback<QList<Draft>> done)
{
    ask(m_writer, context, std::move(done), [kind](WorkWriter &writer) { return writer.drafts(kind); });
}

void WorkStore::savePendingArchives(const QList<PendingArchive> &archives, QObject *context,
                                    base::Callback<std::monostate> done)
{
    ask(m_writer, context, std::move(done),
        [archives](WorkWriter &writer) { return writer.savePendingArchives(archives); });
}

void WorkStore::removePendingArchives(const QList<QUuid> &ids, QObject *context, base::Callback<std::monostate> done)
{
    ask(m_writer, context, std::move(done), [ids](WorkWriter &writer) { return writer.removePendingArchives(ids); });
}

void WorkStore::pendingArchives(QObject *context, base::Callback<QList<PendingArchive>> done)
{
    ask(m_writer, context, std::move(done), [](WorkWriter &writer) { return writer.pendingArchives(); });
}

} // namespace runlatch::store
