// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/file/sqlitestore.h"

#include "base/rules.h"
#include "store/capturereader.h"
#include "store/file/capturewriter.h"
#include "store/file/sealinganew.h"
#include "store/findingcounter.h"
#include "store/search/capturesearcher.h"
#include "store/search/wordindexer.h"
#include "store/sqlite/storefile.h"

#include <QLoggingCategory>
#include <QThread>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::store {

namespace {

Q_LOGGING_CATEGORY(fileLog, "runlatch.store.file")

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
    void purgeAfter(std::chrono::milliseconds wait);

    std::shared_ptr<StoreLock> lock; // released last
    QString file;
    base::Clock &clock;
    CaptureWriter writer;
    Database readerFile;
    Database counterFile;
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
    , readerFile(file)
    , counterFile(file)
    , reader(readerFile, key, time)
    , searcher(file)
    , indexer(file)
    , counter(counterFile, key, writer.commits())
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
    const auto closeCounter = [this] {
        counter.close();
        counterFile.close();
    };
    QMetaObject::invokeMethod(&counter, closeCounter, Qt::BlockingQueuedConnection);
    QMetaObject::invokeMethod(&indexer, &WordIndexer::close, Qt::BlockingQueuedConnection);
    QMetaObject::invokeMethod(&searcher, &CaptureSearcher::close, Qt::BlockingQueuedConnection);
    QMetaObject::invokeMethod(
        &reader, [this] { readerFile.close(); }, Qt::BlockingQueuedConnection);
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
        &reader, [this, &done] { done = readerFile.open(Database::Access::ReadOnly); }, Qt::BlockingQueuedConnection);
    if (done)
        QMetaObject::invokeMethod(
            &searcher, [this, &done] { done = searcher.open(); }, Qt::BlockingQueuedConnection);
    return done;
}

/// Begins what nobody asked for. Its signals are connected by now: a lag that was told before would be lost.
void SqliteStore::Private::begin()
{
    QMetaObject::invokeMethod(&indexer, &WordIndexer::open, Qt::QueuedConnection);
    const auto beginCounting = [this] {
        if (const auto opened = counterFile.open(Database::Access::ReadOnly))
            counter.open();
        else
            qCWarning(fileLog, "findings stay uncounted: %ls", qUtf16Printable(opened.error().detail));
    };
    QMetaObject::invokeMethod(&counter, beginCounting, Qt::QueuedConnection);
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

SqliteStore::SqliteStore(std::unique_ptr<Private> opened)
    : ThreadedStore({.commits = &opened->writer.commits(),
                     .removal = &opened->writer.removal(),
                     .quota = &opened->writer.quota(),
                     .reader = &opened->reader,
                     .searcher = &opened->searcher,
                     .counter = &opened->counter,
                     .isOpen = opened->isOpen})
    , d(std::move(opened))
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
