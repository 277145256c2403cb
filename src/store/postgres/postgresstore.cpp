// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/postgres/postgresstore.h"

#include "base/rules.h"
#include "store/capturereader.h"
#include "store/findingcounter.h"
#include "store/postgres/postgressearcher.h"
#include "store/postgres/postgreswriter.h"

#include <QThread>

#include <limits>

using namespace Qt::StringLiterals;

namespace runlatch::store {

class PostgresStore::Private
{
public:
    Private(const ServerAddress &address, const StoreKey &key, base::Clock &clock);
    ~Private();

    base::Done open();

    QString place;
    QString weakSettings;
    PostgresWriter writer;
    PostgresConnection readerConnection;
    PostgresConnection searcherConnection;
    CaptureReader reader;
    PostgresSearcher searcher;
    FindingCounter counter;                                       // in the searcher's thread
    std::shared_ptr<const void> isOpen = std::make_shared<int>(); // for searches that outlive the store
    QThread writerThread;
    QThread readerThread;
    QThread searcherThread;
};

PostgresStore::Private::Private(const ServerAddress &address, const StoreKey &key, base::Clock &clock)
    : writer(address, key, clock)
    , readerConnection(address, clock)
    , searcherConnection(address, clock)
    , reader(readerConnection, key, clock)
    , searcher(searcherConnection)
    , counter(searcherConnection, key, writer.commits())
{
    writerThread.setObjectName(u"server writer"_s);
    readerThread.setObjectName(u"server reader"_s);
    searcherThread.setObjectName(u"server search"_s);
    writer.moveToThread(&writerThread);
    reader.moveToThread(&readerThread);
    searcher.moveToThread(&searcherThread);
    counter.moveToThread(&searcherThread);
    QObject::connect(&writer.commits(), &GroupCommit::committed, &counter, &FindingCounter::goOn, Qt::DirectConnection);
    QObject::connect(&writer.commits(), &GroupCommit::committed, &writer.quota(), &QuotaKeeper::check,
                     Qt::DirectConnection);
    for (QThread *thread : {&writerThread, &readerThread, &searcherThread})
        thread->start();
}

/// Closes each connection in its thread, behind all that was asked before.
PostgresStore::Private::~Private()
{
    isOpen.reset();
    const auto closeSearcher = [this] {
        counter.close();
        searcherConnection.close();
    };
    QMetaObject::invokeMethod(&searcher, closeSearcher, Qt::BlockingQueuedConnection);
    QMetaObject::invokeMethod(
        &reader, [this] { readerConnection.close(); }, Qt::BlockingQueuedConnection);
    QMetaObject::invokeMethod(&writer, &PostgresWriter::close, Qt::BlockingQueuedConnection);
    for (QThread *thread : {&searcherThread, &readerThread, &writerThread}) {
        thread->quit();
        thread->wait();
    }
}

/// Only the writer's connection is needed: the others connect when they are asked.
base::Done PostgresStore::Private::open()
{
    base::Done done = std::monostate();
    QMetaObject::invokeMethod(
        &writer,
        [this, &done] {
            done = writer.open();
            place = writer.place();
            weakSettings = writer.weakSettings();
        },
        Qt::BlockingQueuedConnection);
    if (done)
        QMetaObject::invokeMethod(&writer, &PostgresWriter::begin, Qt::BlockingQueuedConnection);
    return done;
}

PostgresStore::PostgresStore(std::unique_ptr<Private> opened)
    : ThreadedStore({.commits = &opened->writer.commits(),
                     .removal = &opened->writer.removal(),
                     .quota = &opened->writer.quota(),
                     .reader = &opened->reader,
                     .searcher = &opened->searcher,
                     .counter = &opened->counter,
                     .isOpen = opened->isOpen})
    , d(std::move(opened))
{
    connect(&d->writer.quota(), &QuotaKeeper::dropped, this, &PostgresStore::dropped);
    connect(&d->counter, &FindingCounter::counted, this, &PostgresStore::counted);
    QMetaObject::invokeMethod(&d->counter, &FindingCounter::open, Qt::QueuedConnection);
    setQuota({});
}

PostgresStore::~PostgresStore() = default;

base::Result<std::unique_ptr<PostgresStore>> PostgresStore::open(const ServerAddress &address, const StoreKey &key,
                                                                 base::Clock &clock)
{
    if (!Sealer::isKey(key) || !key.isLasting)
        return base::Error{.kind = base::ErrorKind::Secret, .rule = base::Rules::StoreKey, .subject = u"PostgreSQL"_s};
    auto opened = std::make_unique<Private>(address, key, clock);
    if (auto done = opened->open(); !done)
        return done.error();
    return std::unique_ptr<PostgresStore>(new PostgresStore(std::move(opened)));
}

void PostgresStore::setQuota(const Quota &quota)
{
    ThreadedStore::setQuota({.bytes = std::numeric_limits<qint64>::max(), .age = quota.age});
    QMetaObject::invokeMethod(
        &d->writer, [writer = &d->writer, age = quota.age] { writer->setAge(age); }, Qt::QueuedConnection);
}

QString PostgresStore::place() const
{
    return d->place;
}

std::optional<base::Error> PostgresStore::warning() const
{
    if (d->weakSettings.isEmpty())
        return std::nullopt;
    return base::Error{
        .kind = base::ErrorKind::Storage, .rule = base::Rules::StoreWeakServer, .subject = d->weakSettings};
}

} // namespace runlatch::store
