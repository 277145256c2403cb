// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/postgres/serverdesk.h"

#include "base/rules.h"
#include "store/capturereader.h"
#include "store/captures/lateredaction.h"
#include "store/captures/sealedsecrets.h"
#include "store/postgres/postgresconnection.h"
#include "store/postgres/postgresschema.h"
#include "store/postgres/postgressearcher.h"

#include <QThread>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

/// Finds what PostgresSearcher finds, without what the names of secrets name that were added here.
class DeskSearcher final : public SliceSearcher
{
public:
    DeskSearcher(Connection &connection, const Sealer &sealer)
        : m_searcher(connection)
        , m_table(connection, sealer)
    {
    }

    void search(const Slice &slice, const base::Answer<SearchReport> &answer) override
    {
        auto found = m_searcher.search(slice);
        if (!found) {
            answer(found.error());
            return;
        }
        SearchReport report = std::move(found).value();
        auto rows = LateRedaction::redacted(std::move(report.rows), LateRedaction::ofAddedNames(), m_table);
        if (!rows) {
            answer(rows.error());
            return;
        }
        report.rows = std::move(rows).value();
        answer(std::move(report));
    }

private:
    PostgresSearcher m_searcher;
    CaptureTable m_table;
};

} // namespace

class ServerDesk::Private
{
public:
    Private(const ServerAddress &address, const std::optional<StoreKey> &wanted, base::Clock &clock);
    ~Private();

    base::Done open(bool mustFit);

    const StoreKey key; ///< opens nothing if none was given
    const Sealer sealer;
    QString place;
    PostgresConnection readerConnection;
    PostgresConnection searcherConnection;
    CaptureReader reader;
    DeskSearcher searcher;
    std::shared_ptr<const void> isOpen = std::make_shared<int>(); // for searches that outlive the store
    QThread readerThread;
    QThread searcherThread;
};

ServerDesk::Private::Private(const ServerAddress &address, const std::optional<StoreKey> &wanted, base::Clock &clock)
    : key(wanted.value_or(newStoreKey()))
    , sealer(key)
    , readerConnection(address, clock)
    , searcherConnection(address, clock)
    , reader(readerConnection, key, clock)
    , searcher(searcherConnection, sealer)
{
    reader.redactAddedNames(wanted.has_value());
    readerThread.setObjectName(u"desk reader"_s);
    searcherThread.setObjectName(u"desk search"_s);
    reader.moveToThread(&readerThread);
    searcher.moveToThread(&searcherThread);
    readerThread.start();
    searcherThread.start();
}

/// Closes each connection in its thread, behind all that was asked before.
ServerDesk::Private::~Private()
{
    isOpen.reset();
    QMetaObject::invokeMethod(
        &searcher, [this] { searcherConnection.close(); }, Qt::BlockingQueuedConnection);
    QMetaObject::invokeMethod(
        &reader, [this] { readerConnection.close(); }, Qt::BlockingQueuedConnection);
    for (QThread *thread : {&searcherThread, &readerThread}) {
        thread->quit();
        thread->wait();
    }
}

/// The searcher's connection is made when it is first asked.
base::Done ServerDesk::Private::open(bool mustFit)
{
    base::Done done = std::monostate();
    const auto work = [this, &done, mustFit] {
        done = readerConnection.open();
        place = readerConnection.place();
        if (done)
            done = checkPostgresSchema(readerConnection);
        if (done && mustFit)
            done = SealedSecrets(readerConnection, sealer).checkKey();
    };
    QMetaObject::invokeMethod(&reader, work, Qt::BlockingQueuedConnection);
    return done;
}

ServerDesk::ServerDesk(std::unique_ptr<Private> opened)
    : ReadOnlyStore({.reader = &opened->reader, .searcher = &opened->searcher, .isOpen = opened->isOpen})
    , d(std::move(opened))
{
}

ServerDesk::~ServerDesk() = default;

base::Result<std::unique_ptr<ServerDesk>> ServerDesk::open(const ServerAddress &address,
                                                           const std::optional<StoreKey> &key, base::Clock &clock)
{
    if (key && !Sealer::isKey(*key))
        return base::Error{.kind = base::ErrorKind::Secret, .rule = base::Rules::StoreKey, .subject = u"PostgreSQL"_s};
    auto opened = std::make_unique<Private>(address, key, clock);
    if (auto done = opened->open(key && key->mustFit); !done)
        return done.error();
    return std::unique_ptr<ServerDesk>(new ServerDesk(std::move(opened)));
}

QString ServerDesk::place() const
{
    return d->place;
}

void ServerDesk::reconnect(QObject *context, base::Callback<std::monostate> done)
{
    const base::Answer<std::monostate> answer(context, std::move(done));
    const auto connectAnew = [](PostgresConnection &connection) {
        return connection.isOpen() ? base::Done(std::monostate()) : connection.open();
    };
    QMetaObject::invokeMethod(
        &d->reader, [d = d.get(), connectAnew, answer] { answer(connectAnew(d->readerConnection)); },
        Qt::QueuedConnection);
    QMetaObject::invokeMethod(
        &d->searcher, [d = d.get(), connectAnew] { (void)connectAnew(d->searcherConnection); }, Qt::QueuedConnection);
}

} // namespace runlatch::store
