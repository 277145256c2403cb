// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/quota/quotakeeper.h"

#include "store/captures/capturetable.h"
#include "store/captures/deliveryreader.h"
#include "store/captures/facts.h"
#include "store/storefixture.h"
#include "support/behind.h"
#include "support/suite.h"

#include <QSignalSpy>
#include <QThread>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;
using namespace std::chrono_literals;

/// The keeper drops slice by slice, keeps the file small, and asks before what was there before any quota goes.
class tst_QuotaKeeper : public QObject
{
    Q_OBJECT

private slots:
    void theFileStaysNearTheQuota();
    void tellsNothingWhileItsStoreIsClosedElsewhere();
    void asksBeforeEarlierOnesGo();
    void letsOthersInAfterEachSlice();
    void aSliceThatCannotGoIsTriedLater_data();
    void aSliceThatCannotGoIsTriedLater();
    void looksAtNoOtherRow();
};

namespace {

constexpr qint64 Megabyte = 1 << 20;

/// A keeper in this thread, and captures that are too old for a quota of a day.
struct AloneWithIt
{
    explicit AloneWithIt(int captures)
    {
        if (fixture.open())
            qFatal("no store");
        fixture.store.reset();
        const Sealer sealer(testKey());
        CaptureTable table(database, sealer);
        bool isFine = database.open(Database::Access::ReadWrite) && database.execute(u"BEGIN"_s);
        for (int number = 0; number < captures; ++number) {
            NewCapture capture = newCapture();
            capture.row.receivedAt = capture.row.receivedAt.addDays(-2);
            capture.row.deadline = capture.row.receivedAt.addSecs(600);
            isFine = isFine && table.append(capture);
        }
        if (!isFine || !database.execute(u"COMMIT"_s))
            qFatal("no captures");
    }
    qint64 count() { return *database.number(u"SELECT COUNT(*) FROM captures"_s); }
    /// The captures that are left when the keeper has done what was planned before this call.
    qint64 countAfterItsTurn()
    {
        std::optional<qint64> left;
        QMetaObject::invokeMethod(
            &keeper, [&] { left = count(); }, Qt::QueuedConnection);
        return support::waitFor([&left] { return left.has_value(); }) ? *left : -1;
    }

    StoreFixture fixture;
    Database database{fixture.file()};
    QuotaKeeper keeper{database, fixture.clock};
};

} // namespace

/// What was dropped leaves room for what comes, though the file does not shrink.
void tst_QuotaKeeper::theFileStaysNearTheQuota()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    fixture.store->setQuota({.bytes = 2 * Megabyte});
    for (int i = 0; i < 100; ++i)
        QVERIFY(append(*fixture.store, oldCapture(i)));
    QTRY_VERIFY(usage(*fixture.store)->bytes <= 2 * Megabyte);
    QVERIFY(QFileInfo(fixture.file()).size() < 4 * Megabyte);
}

/// Another thread may close a store that has left its own. Nothing that was asked before may then reach the store.
void tst_QuotaKeeper::tellsNothingWhileItsStoreIsClosedElsewhere()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QSignalSpy over(fixture.store.get(), &CaptureStore::overQuota);
    const auto row = append(*fixture.store, oldCapture(1));
    QVERIFY(row && setPinned(*fixture.store, row->id, true));
    // The events of this thread wait meanwhile.
    const auto elsewhere = [](const std::function<void()> &work) {
        const std::unique_ptr<QThread> thread(QThread::create(work));
        thread->start();
        return thread->wait();
    };
    fixture.store->setQuota({.bytes = 1});
    QVERIFY(elsewhere([&] { // the second time comes behind the keeper's turn
        for (int times = 0; times < 2; ++times)
            (void)setPinned(*fixture.store, row->id, true);
    }));
    QCoreApplication::sendPostedEvents(fixture.store.get());
    QVERIFY(elsewhere([&] { (void)usage(*fixture.store); })); // what was asked before is answered before
    over.clear();
    fixture.store->moveToThread(nullptr);
    QVERIFY(support::handleWhatWaits());
    QCOMPARE(over.size(), 0);
}

void tst_QuotaKeeper::asksBeforeEarlierOnesGo()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    for (int i = 0; i < 20; ++i)
        QVERIFY(append(*fixture.store, oldCapture(i)));
    fixture.store.reset();
    {
        Database database(fixture.file());
        QVERIFY(database.open(Database::Access::ReadWrite));
        QVERIFY(setFact(database, u"earlier_to"_s, 20)); // written as the step from version one leaves it
    }
    QVERIFY(!fixture.open());
    QSignalSpy over(fixture.store.get(), &CaptureStore::overQuota);
    fixture.store->setQuota({.bytes = Megabyte, .age = 1h});
    QTRY_COMPARE(over.size(), 1);
    QCOMPARE(over.first().first().value<Usage>().earlier, 20);
    QVERIFY(!over.first().first().value<Usage>().earlierMayGo);
    QCOMPARE(list(*fixture.store)->size(), 20);
    fixture.store->allowDroppingEarlier();
    QTRY_COMPARE(list(*fixture.store)->size(), 0); // each capture is too old
    fixture.store.reset();
    QVERIFY(!fixture.open());
    QVERIFY(usage(*fixture.store)->earlierMayGo);
}

/// However often it is asked to look: an answer waits for one slice and not for all of them.
void tst_QuotaKeeper::letsOthersInAfterEachSlice()
{
    constexpr int Captures = 3 * Droppable::MaxRows;
    AloneWithIt alone(Captures);
    alone.keeper.setQuota({.age = 24h});
    alone.keeper.checkAge();
    alone.keeper.checkAge();
    QCOMPARE(alone.countAfterItsTurn(), Captures - Droppable::MaxRows);
    QTRY_COMPARE(alone.count(), 0);
}

void tst_QuotaKeeper::aSliceThatCannotGoIsTriedLater_data()
{
    QTest::addColumn<bool>("isLocked");
    QTest::newRow("another program writes") << true;
    QTest::newRow("the database refuses") << false;
}

/// It is not tried again and again meanwhile, and nobody is told of captures that are still there.
void tst_QuotaKeeper::aSliceThatCannotGoIsTriedLater()
{
    QFETCH(const bool, isLocked);
    AloneWithIt alone(3);
    QVERIFY(alone.database.execute(u"PRAGMA busy_timeout = 0"_s));
    QSignalSpy dropped(&alone.keeper, &QuotaKeeper::dropped);
    Database other(alone.fixture.file());
    QVERIFY(other.open(Database::Access::ReadWrite));
    QVERIFY(isLocked ? other.execute("BEGIN IMMEDIATE").isOk()
                     : other.execute("CREATE TABLE kept (id REFERENCES captures (id))").isOk()
                    && other.execute("INSERT INTO kept VALUES (2)").isOk());
    alone.keeper.setQuota({.age = 24h});
    QCOMPARE(alone.countAfterItsTurn(), 3);
    QVERIFY(other.execute(isLocked ? u"ROLLBACK"_s : u"DROP TABLE kept"_s));
    QCOMPARE(alone.countAfterItsTurn(), 3);
    alone.fixture.clock.advance(1s);
    QCOMPARE(dropped.size(), 0);
    alone.keeper.checkAge();
    QCOMPARE(alone.countAfterItsTurn(), 0);
    alone.fixture.clock.advance(1s);
    QCOMPARE(dropped.size(), 1);
    QCOMPARE(dropped.first().first().value<Dropped>().captures, 3);
}

/// No query for a delivery or a dropped capture scans all captures.
void tst_QuotaKeeper::looksAtNoOtherRow()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    fixture.store.reset();
    Database database(fixture.file());
    QVERIFY(database.open(Database::Access::ReadWrite));
    const Sealer sealer(testKey());
    CaptureTable table(database, sealer);
    const auto id = table.append(newCapture())->id;
    QVERIFY(table.append(newCapture()));
    QVERIFY(table.addReply(id, newReply(u"passed"_s), protocol::TaskState::Passed));
    QVERIFY(table.setPinned(id, true));
    QVERIFY(table.setPinned(id, PinColor::Red));
    QVERIFY(table.setNote(id, u"why?"_s));
    QVERIFY(table.markUnanswered(newCapture().row.uuid).error().kind == base::ErrorKind::NotFound);
    QVERIFY(DeliveryReader(database).deliveries(id, 1));
    Droppable droppable(database);
    QVERIFY(droppable.first(1, {}, fixture.clock.utc()));
    QVERIFY(droppable.olderThan(fixture.clock.utc(), 0, {}, fixture.clock.utc()));
    QVERIFY(droppable.drop({{id, 0, {}}}));
    const QStringList statements = database.statements();
    QVERIFY(statements.size() > 12);
    for (const QString &sql : statements) {
        if (!sql.contains("captures"_L1))
            continue;
        const auto plan = database.query(u"EXPLAIN QUERY PLAN "_s + sql, QList<Value>(sql.count(u'?'), Value(1)));
        QVERIFY(plan);
        while ((*plan)->next()) {
            const QString step = (*plan)->text(3);
            // A query with ORDER BY id LIMIT begins at the oldest row and ends at the limit.
            const bool isWalk = step.startsWith("SCAN"_L1) && !step.contains("USING INDEX captures_lesser"_L1)
                && !sql.contains("ORDER BY id LIMIT"_L1);
            QVERIFY2(!isWalk, qPrintable(step + u": "_s + sql));
            if (!step.startsWith("SCAN"_L1) && !step.startsWith("SEARCH"_L1))
                continue; // sorts what was found
            // Deliveries of one task result may be thousands, so its id alone is not narrow enough.
            const bool isNarrow = !sql.contains("callback_host = ?"_L1) || step.contains("callback_host=?"_L1);
            const bool isAtOnce = !sql.contains("answered = 200"_L1) || !sql.contains("callback_host"_L1)
                || step.contains("answered=?"_L1);
            QVERIFY2(isNarrow && isAtOnce, qPrintable(step + u": "_s + sql));
        }
    }
}

RUNLATCH_TEST(tst_QuotaKeeper)
#include "tst_quotakeeper.moc"
