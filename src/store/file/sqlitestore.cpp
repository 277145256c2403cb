// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/file/sqlitestore.h"

#include "base/rules.h"
#include "store/file/capturereader.h"
#include "store/file/capturewriter.h"
#include "store/file/findingcounter.h"
#include "store/file/sealinganew.h"
#include "store/search/capturesearch.h"
#include "store/search/wordindexer.h"
#include "store/sqlite/storefile.h"

#include <QThread>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::store {

namespace {

constexpr auto FirstPurge = 1s; // opening, and the requests that waited for it, come first

} // namespace

class SqliteStore::Private
{
public:
    Private(std::shared_ptr<StoreLock> held, const StoreKey &key, base::Clock &time);
    ~Private();

    base::Done open(const UpgradeWatch &watch);
    void begin();
    void purge();
    void change(QObject *context, base::Callback<CaptureRow> done, CaptureWriter::Work work);
    void purgeAfter(std::chrono::milliseconds wait);

    std::shared_ptr<StoreLock> lock; // released last
    QString file;
    base::Clock &clock;
    CaptureWriter writer;
    CaptureReader reader;
    CaptureSearcher searcher;
    WordIndexer indexer;
    FindingCounter counter;                                       // in the indexer's thread
    SealingAnew sealing;                                          // likewise
    std::shared_ptr<const void> isOpen = std::make_shared<int>(); // for searches that outlive the store
    QThread writerThread;
    QThread readerThread;
    QThread searcherThread;
    QThread indexerThread;
};

SqliteStore::Private::Private(std::shared_ptr<StoreLock> held, const StoreKey &key, base::Clock &time)
    : lock(std::move(held))
    , file(lock->file())
    , clock(time)
    , writer(file, key, time)
    , reader(file, key, time)
    , searcher(file)
    , indexer(file)
    , counter(file, key, writer)
    , sealing(file, key, writer, indexer)
{
    writerThread.setObjectName(u"store writer"_s);
    readerThread.setObjectName(u"store reader"_s);
    searcherThread.setObjectName(u"store search"_s);
    indexerThread.setObjectName(u"store index"_s);
    writer.moveToThread(&writerThread);
    reader.moveToThread(&readerThread);
    searcher.moveToThread(&searcherThread);
    indexer.moveToThread(&indexerThread);
    counter.moveToThread(&indexerThread);
    sealing.moveToThread(&indexerThread);
    QObject::connect(&writer, &CaptureWriter::committed, &indexer, &WordIndexer::wake);
    QObject::connect(&writer, &CaptureWriter::committed, &counter, &FindingCounter::goOn, Qt::DirectConnection);
    QObject::connect(&indexer, &WordIndexer::ready, &searcher, &CaptureSearcher::openIndex);
    QObject::connect(&searcher, &CaptureSearcher::indexBroken, &indexer, &WordIndexer::remake);
    writerThread.start();
    readerThread.start();
    searcherThread.start();
    indexerThread.start(QThread::LowPriority);
}

/// Closes each connection in its thread. The writer's is closed last, so that SQLite moves its log into the file.
SqliteStore::Private::~Private()
{
    isOpen.reset();
    QMetaObject::invokeMethod(&sealing, &SealingAnew::close, Qt::BlockingQueuedConnection);
    QMetaObject::invokeMethod(&counter, &FindingCounter::close, Qt::BlockingQueuedConnection);
    QMetaObject::invokeMethod(&indexer, &WordIndexer::close, Qt::BlockingQueuedConnection);
    QMetaObject::invokeMethod(&searcher, &CaptureSearcher::close, Qt::BlockingQueuedConnection);
    QMetaObject::invokeMethod(&reader, &CaptureReader::close, Qt::BlockingQueuedConnection);
    QMetaObject::invokeMethod(&writer, &CaptureWriter::close, Qt::BlockingQueuedConnection);
    for (QThread *thread : {&indexerThread, &searcherThread, &readerThread, &writerThread}) {
        thread->quit();
        thread->wait();
    }
}

base::Done SqliteStore::Private::open(const UpgradeWatch &watch)
{
    auto done = makeStoreFile(file);
    if (!done)
        return done;
    QMetaObject::invokeMethod(
        &writer, [this, &done, &watch] { done = writer.open(watch); }, Qt::BlockingQueuedConnection);
    if (!done)
        return done;
    closeToOthers(file); // only now, because the file is known to be a store of ours
    QMetaObject::invokeMethod(
        &reader, [this, &done] { done = reader.open(); }, Qt::BlockingQueuedConnection);
    if (done)
        QMetaObject::invokeMethod(
            &searcher, [this, &done] { done = searcher.open(); }, Qt::BlockingQueuedConnection);
    return done;
}

/// Begins what nobody asked for. Its signals are connected by now: a lag that was told before would be lost.
void SqliteStore::Private::begin()
{
    QMetaObject::invokeMethod(&indexer, &WordIndexer::open, Qt::QueuedConnection);
    QMetaObject::invokeMethod(&counter, &FindingCounter::open, Qt::QueuedConnection);
    QMetaObject::invokeMethod(&sealing, &SealingAnew::open, Qt::QueuedConnection);
    QMetaObject::invokeMethod(
        &writer, [this] { purgeAfter(FirstPurge); }, Qt::BlockingQueuedConnection);
}

void SqliteStore::Private::purge()
{
    QMetaObject::invokeMethod(&writer, &CaptureWriter::purge, Qt::QueuedConnection);
}

/// Purges secrets then, and once an hour. The timer lives in the writer's thread, because that always has an event
/// loop.
void SqliteStore::Private::purgeAfter(std::chrono::milliseconds wait)
{
    clock.callAfter(wait, &writer, [this] {
        purge();
        purgeAfter(1h);
    });
}

void SqliteStore::Private::change(QObject *context, base::Callback<CaptureRow> done, CaptureWriter::Work work)
{
    writer.write(std::move(work), base::Answer<CaptureRow>(context, std::move(done)));
}

SqliteStore::SqliteStore(std::unique_ptr<Private> opened)
    : d(std::move(opened))
{
    connect(&d->writer.quota(), &QuotaKeeper::dropped, this, &SqliteStore::dropped);
    // The usage comes as an event of this object, and not as an answer: another thread may close a store that has left
    // its own, and such an event does not reach it any more.
    connect(&d->writer.quota(), &QuotaKeeper::overQuota, &d->reader, &CaptureReader::tellUsage);
    connect(&d->reader, &CaptureReader::used, this, &SqliteStore::overQuota);
    connect(&d->counter, &FindingCounter::counted, this, &SqliteStore::counted);
    connect(&d->indexer, &WordIndexer::lagging, this, &SqliteStore::indexLagging);
    connect(&d->sealing, &SealingAnew::done, this, &SqliteStore::sealedAnew);
    d->begin();
}

SqliteStore::~SqliteStore() = default;

base::Result<std::unique_ptr<SqliteStore>> SqliteStore::open(const QString &file, const StoreKey &key,
                                                             base::Clock &clock, const UpgradeWatch &watch)
{
    const auto lock = StoreLock::take(file);
    if (!lock)
        return lock.error();
    return open(*lock, key, clock, watch);
}

base::Result<std::unique_ptr<SqliteStore>> SqliteStore::open(std::shared_ptr<StoreLock> lock, const StoreKey &key,
                                                             base::Clock &clock, const UpgradeWatch &watch)
{
    if (!Sealer::isKey(key))
        return base::Error{.kind = base::ErrorKind::Secret, .rule = base::Rules::StoreKey, .subject = lock->file()};
    auto opened = std::make_unique<Private>(std::move(lock), key, clock);
    if (auto done = opened->open(watch); !done)
        return done.error();
    return std::unique_ptr<SqliteStore>(new SqliteStore(std::move(opened)));
}

void SqliteStore::append(const NewCapture &capture, QObject *context, base::Callback<CaptureRow> done)
{
    d->change(context, std::move(done), [capture, counter = &d->counter](CaptureTable &table) {
        if (!capture.row.findings)
            counter->expect();
        return table.append(capture);
    });
}

void SqliteStore::markUnanswered(const QUuid &uuid, QObject *context, base::Callback<CaptureRow> done)
{
    d->change(context, std::move(done), [uuid](CaptureTable &table) { return table.markUnanswered(uuid); });
}

void SqliteStore::addReply(qint64 captureId, const SentReply &reply, std::optional<protocol::TaskState> state,
                           QObject *context, base::Callback<CaptureRow> done)
{
    d->change(context, std::move(done),
              [captureId, reply, state](CaptureTable &table) { return table.addReply(captureId, reply, state); });
}

void SqliteStore::setPinned(qint64 id, bool pinned, QObject *context, base::Callback<CaptureRow> done)
{
    d->change(context, std::move(done), [id, pinned](CaptureTable &table) { return table.setPinned(id, pinned); });
}

void SqliteStore::setPinned(qint64 id, PinColor color, QObject *context, base::Callback<CaptureRow> done)
{
    d->change(context, std::move(done), [id, color](CaptureTable &table) { return table.setPinned(id, color); });
}

void SqliteStore::setCause(qint64 id, base::Rule cause, QObject *context, base::Callback<CaptureRow> done)
{
    d->change(context, std::move(done), [id, cause](CaptureTable &table) { return table.setCause(id, cause); });
}

void SqliteStore::setLineage(qint64 id, qint64 parent, const QString &edited, QObject *context,
                             base::Callback<CaptureRow> done)
{
    d->change(context, std::move(done),
              [id, parent, edited](CaptureTable &table) { return table.setLineage(id, parent, edited); });
}

void SqliteStore::setRule(qint64 id, const QString &rule, QObject *context, base::Callback<CaptureRow> done)
{
    d->change(context, std::move(done), [id, rule](CaptureTable &table) { return table.setRule(id, rule); });
}

void SqliteStore::setNote(qint64 id, const QString &note, QObject *context, base::Callback<CaptureRow> done)
{
    d->change(context, std::move(done), [id, note](CaptureTable &table) { return table.setNote(id, note); });
}

void SqliteStore::remove(const QList<qint64> &ids, QObject *context, base::Callback<qint64> done)
{
    const base::Answer<qint64> answer(context, std::move(done));
    QMetaObject::invokeMethod(
        &d->writer, [this, ids, answer] { d->writer.removal().remove(ids, answer); }, Qt::QueuedConnection);
}

/// The readers first, so that they can open whatever the writer seals with the key.
void SqliteStore::useKey(const StoreKey &key, QObject *context, base::Callback<std::monostate> done)
{
    const base::Answer<std::monostate> answer(context, std::move(done));
    const auto write = [parts = d.get(), key, answer] {
        parts->writer.useKey(key);
        answer(std::monostate());
    };
    const auto read = [parts = d.get(), key, write] {
        parts->reader.useKey(key);
        QMetaObject::invokeMethod(&parts->writer, write, Qt::QueuedConnection);
    };
    const auto count = [parts = d.get(), key, read] {
        parts->counter.useKey(key);
        parts->sealing.useKey(key);
        QMetaObject::invokeMethod(&parts->reader, read, Qt::QueuedConnection);
    };
    if (key.isLasting && Sealer::isKey(key))
        QMetaObject::invokeMethod(&d->counter, count, Qt::QueuedConnection);
    else
        answer(std::monostate());
}

void SqliteStore::setQuota(const Quota &quota)
{
    QMetaObject::invokeMethod(
        &d->writer, [this, quota] { d->writer.quota().setQuota(quota); }, Qt::QueuedConnection);
}

void SqliteStore::setDrafted(const QSet<QUuid> &captures)
{
    QMetaObject::invokeMethod(
        &d->writer, [this, captures] { d->writer.quota().setDrafted(captures); }, Qt::QueuedConnection);
}

void SqliteStore::allowDroppingEarlier()
{
    QMetaObject::invokeMethod(
        &d->writer, [this] { d->writer.quota().allowEarlier(); }, Qt::QueuedConnection);
}

void SqliteStore::usage(QObject *context, base::Callback<Usage> done)
{
    const base::Answer<Usage> answer(context, std::move(done));
    QMetaObject::invokeMethod(
        &d->reader, [reader = &d->reader, answer] { reader->usage(answer); }, Qt::QueuedConnection);
}

void SqliteStore::list(qint64 before, int limit, QObject *context, base::Callback<QList<CaptureRow>> done)
{
    const base::Answer<QList<CaptureRow>> answer(context, std::move(done));
    QMetaObject::invokeMethod(
        &d->reader, [reader = &d->reader, before, limit, answer] { reader->list(before, limit, answer); },
        Qt::QueuedConnection);
}

void SqliteStore::listNewer(qint64 after, int limit, QObject *context, base::Callback<QList<CaptureRow>> done)
{
    const base::Answer<QList<CaptureRow>> answer(context, std::move(done));
    QMetaObject::invokeMethod(
        &d->reader, [reader = &d->reader, after, limit, answer] { reader->listNewer(after, limit, answer); },
        Qt::QueuedConnection);
}

void SqliteStore::load(qint64 id, QObject *context, base::Callback<Capture> done)
{
    const base::Answer<Capture> answer(context, std::move(done));
    QMetaObject::invokeMethod(
        &d->reader, [reader = &d->reader, id, answer] { reader->load(id, answer); }, Qt::QueuedConnection);
}

void SqliteStore::deliveries(qint64 id, int limit, QObject *context, base::Callback<Deliveries> done)
{
    const base::Answer<Deliveries> answer(context, std::move(done));
    QMetaObject::invokeMethod(
        &d->reader, [reader = &d->reader, id, limit, answer] { reader->deliveries(id, limit, answer); },
        Qt::QueuedConnection);
}

void SqliteStore::present(const QList<qint64> &ids, QObject *context, base::Callback<QList<qint64>> done)
{
    const base::Answer<QList<qint64>> answer(context, std::move(done));
    QMetaObject::invokeMethod(
        &d->reader, [reader = &d->reader, ids, answer] { reader->present(ids, answer); }, Qt::QueuedConnection);
}

void SqliteStore::takenUuids(const QList<QUuid> &uuids, QObject *context, base::Callback<QList<QUuid>> done)
{
    const base::Answer<QList<QUuid>> answer(context, std::move(done));
    QMetaObject::invokeMethod(
        &d->reader, [reader = &d->reader, uuids, answer] { reader->takenUuids(uuids, answer); }, Qt::QueuedConnection);
}

base::Call SqliteStore::search(const CaptureFilter &filter, const SearchRange &range, QObject *context,
                               std::function<void(const SearchReport &)> progress, base::Callback<SearchReport> done)
{
    return base::Call(
        new CaptureSearch(d->searcher, d->isOpen, filter, range, context, std::move(progress), std::move(done)));
}

void SqliteStore::sealAnew()
{
    QMetaObject::invokeMethod(&d->sealing, &SealingAnew::begin, Qt::QueuedConnection);
}

void SqliteStore::purgeSecrets()
{
    d->purge();
}

QString SqliteStore::file() const
{
    return d->file;
}

} // namespace runlatch::store
