// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/file/sealinganew.h"

#include "base/rules.h"

#include <QLoggingCategory>

#include <utility>

namespace runlatch::store {

namespace {

Q_LOGGING_CATEGORY(sealingLog, "runlatch.store.sealing")

void tellUnsealed(const base::Error &error)
{
    qCWarning(sealingLog, "stored requests could not be sealed anew: %ls", qUtf16Printable(error.detail));
}

/// Tells whether no later attempt can read the capture either: it was removed, or its file is damaged.
bool isLost(const base::Error &error)
{
    return error.kind == base::ErrorKind::NotFound || error.rule == base::Rules::StoreCorrupt;
}

} // namespace

SealingAnew::SealingAnew(const QString &file, const StoreKey &key, CaptureWriter &writer, WordIndexer &indexer)
    : m_database(file)
    , m_sealer(key)
    , m_rows(m_database, m_sealer)
    , m_writer(writer)
    , m_indexer(indexer)
{
}

void SealingAnew::open()
{
    if (auto opened = m_database.open(Database::Access::ReadOnly); !opened)
        return tellUnsealed(opened.error());
    m_isOpen = true;
    begin();
}

void SealingAnew::close()
{
    m_isOpen = false;
    m_database.close();
}

void SealingAnew::begin()
{
    if (!m_isOpen)
        return;
    if (m_isBusy) {
        m_isAgain = true;
        return;
    }
    const auto progress = NameSealing::progress(m_database);
    if (progress && progress->isOfPresentNames)
        return step(); // a file that is sealed is only read
    write([](NameSealing &sealing) { return sealing.begin(); }, &SealingAnew::step);
}

/// The writer's answer comes as an event of this thread, so that other work of it passes between two slices.
void SealingAnew::write(Step step, void (SealingAnew::*next)())
{
    m_isBusy = true;
    const auto work = [sealing = &m_writer.nameSealing(), step = std::move(step)](CaptureTable &) {
        const auto done = step(*sealing);
        return done ? base::Result<CaptureRow>(CaptureRow()) : base::Result<CaptureRow>(done.error());
    };
    const auto answered = [this, next](const base::Result<CaptureRow> &written) {
        m_isBusy = false;
        if (!m_isOpen)
            return;
        if (!written)
            tellUnsealed(written.error()); // the next opening goes on
        else if (std::exchange(m_isAgain, false))
            begin();
        else
            (this->*next)();
    };
    m_writer.commits().write(work, base::Answer<CaptureRow>(this, answered));
}

void SealingAnew::step()
{
    const auto progress = NameSealing::progress(m_database);
    if (!progress)
        return tellUnsealed(progress.error());
    if (progress->done >= progress->to)
        return progress->areWordsDue ? finish() : emit done();
    const auto ids = m_database.numbers("SELECT id FROM captures WHERE id > ? AND id <= ? ORDER BY id LIMIT ?",
                                        {progress->done, progress->to, SliceCaptures});
    if (!ids)
        return tellUnsealed(ids.error());
    qint64 reached = ids->isEmpty() ? progress->to : progress->done;
    const auto due = dueAmong(*ids, reached);
    if (!due)
        return tellUnsealed(due.error()); // the next opening goes on
    write([due = *due, reached](NameSealing &sealing) { return sealing.seal(due, reached); }, &SealingAnew::step);
}

/// One capture at a time is in memory.
base::Result<QList<qint64>> SealingAnew::dueAmong(const QList<qint64> &ids, qint64 &reached)
{
    QList<qint64> due;
    qint64 size = 0;
    for (const qint64 id : ids) {
        if (size >= SliceBytes)
            break;
        const auto isDue = m_rows.isDue(id, size);
        if (!isDue && !isLost(isDue.error()))
            return isDue.error();
        reached = id;
        if (isDue && *isDue)
            due.append(id);
    }
    return due;
}

void SealingAnew::finish()
{
    if (!m_indexer.startAnew()) {
        emit done();
        return;
    }
    QMetaObject::invokeMethod(&m_writer, &CaptureWriter::emptyLog, Qt::QueuedConnection);
    write([](NameSealing &sealing) { return sealing.noteNewWords(); }, &SealingAnew::step);
}

} // namespace runlatch::store
