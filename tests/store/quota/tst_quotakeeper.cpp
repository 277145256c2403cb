// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

// A store keeps within its quota, drops the least important captures first, and keeps all that must stay.

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

/// The store stays within its limits, and drops no capture that must stay.
class tst_QuotaKeeper : public QObject
{
    Q_OBJECT

private slots:
    void keepsWithinTheQuota();
    void tellsOfEveryDrop();
    void dropsRefusedUnsignedAndInvalidFirst();
    void keepsWhatMustStay_data();
    void keepsWhatMustStay();
    void tellsThatDroppingDidNotSuffice();
    void tellsNothingWhileItsStoreIsClosedElsewhere();
    void aDraftKeepsNoOtherCapture();
    void dropsWhatNobodySignedThoughItAwaits();
    void asksBeforeEarlierOnesGo();
    void dropsByAge();
    void importedOnesHaveNoAge();
    void importedOnesAwaitNothing();
    void aWrongClockKeepsNoOtherCapture();
    void letsOthersInAfterEachSlice();
    void aSliceThatCannotGoIsTriedLater_data();
    void aSliceThatCannotGoIsTriedLater();
    void looksAtNoOtherRow();
};

namespace {

constexpr qint64 Megabyte = 1 << 20;

/// A capture whose deadline is long over, so that it awaits nothing.
NewCapture oldCapture(int number, protocol::Verdict verdict = protocol::Verdict::Valid)
{
    NewCapture capture = newCapture(u"taskrs-"_s + QString::number(number));
    capture.row.verdict = verdict;
    capture.row.receivedAt = capture.row.receivedAt.addDays(-1);
    capture.row.deadline = capture.row.receivedAt.addSecs(600);
    capture.body.append(QByteArray(100'000, ' '));
    capture.row.bytes = capture.body.size();
    return capture;
}

QList<qint64> idsIn(CaptureStore &store)
{
    QList<qint64> ids;
    const auto rows = list(store);
    for (const CaptureRow &row : *rows)
        ids.prepend(row.id);
    return ids;
}

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

void tst_QuotaKeeper::keepsWithinTheQuota()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QSignalSpy dropped(fixture.store.get(), &CaptureStore::dropped);
    fixture.store->setQuota({.bytes = 2 * Megabyte});
    for (int i = 0; i < 100; ++i)
        QVERIFY(append(*fixture.store, oldCapture(i)));
    QTRY_VERIFY(usage(*fixture.store)->bytes <= 2 * Megabyte);
    const QList<qint64> left = idsIn(*fixture.store);
    QVERIFY(left.size() > 10);
    QCOMPARE(left.last(), 100);
    QCOMPARE(left.first(), 101 - left.size()); // the oldest captures were dropped
    QVERIFY(QFileInfo(fixture.file()).size() < 4 * Megabyte);
    fixture.clock.advance(1s);
    QTRY_VERIFY(!dropped.isEmpty());
    qint64 count = 0;
    for (const QList<QVariant> &told : dropped)
        count += told.first().value<Dropped>().captures;
    QCOMPARE(count, 100 - left.size());
    QCOMPARE(dropped.first().first().value<Dropped>().from, oldCapture(1).row.receivedAt);
}

/// Captures that go within a second are told together, and those that go later are told again.
void tst_QuotaKeeper::tellsOfEveryDrop()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QSignalSpy dropped(fixture.store.get(), &CaptureStore::dropped);
    fixture.store->setQuota({.bytes = 2 * Megabyte});
    for (int times = 1; times <= 2; ++times) {
        for (int i = 0; i < 40; ++i)
            QVERIFY(append(*fixture.store, oldCapture(i)));
        QTRY_VERIFY(usage(*fixture.store)->bytes <= 2 * Megabyte);
        QCOMPARE(dropped.size(), times - 1);
        fixture.clock.advance(1s);
        QTRY_COMPARE(dropped.size(), times);
    }
    const qint64 count =
        dropped.first().first().value<Dropped>().captures + dropped.last().first().value<Dropped>().captures;
    QCOMPARE(count, 80 - idsIn(*fixture.store).size());
}

void tst_QuotaKeeper::dropsRefusedUnsignedAndInvalidFirst()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    for (int i = 0; i < 5; ++i)
        QVERIFY(append(*fixture.store, oldCapture(i)));
    for (int i = 0; i < 30; ++i) {
        NewCapture capture = oldCapture(i, i % 3 == 0 ? protocol::Verdict::Unsigned : protocol::Verdict::Invalid);
        if (i % 3 == 1)
            capture.row.verdict = protocol::Verdict::Valid;
        capture.row.refusalRule = i % 3 == 1 ? u"request.path"_s : QString();
        QVERIFY(append(*fixture.store, capture));
    }
    fixture.store->setQuota({.bytes = 2 * Megabyte});
    QTRY_VERIFY(usage(*fixture.store)->bytes <= 2 * Megabyte);
    const QList<qint64> left = idsIn(*fixture.store);
    QCOMPARE(left.first(5), (QList<qint64>{1, 2, 3, 4, 5}));
    QVERIFY(left.size() > 5);
    QCOMPARE(left.at(5), 36 - (left.size() - 5));
}

void tst_QuotaKeeper::keepsWhatMustStay_data()
{
    QTest::addColumn<QString>("why");
    for (const char *why : {"awaits", "draft", "pinned"})
        QTest::newRow(why) << QString::fromLatin1(why);
}

void tst_QuotaKeeper::keepsWhatMustStay()
{
    QFETCH(QString, why);
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QSignalSpy over(fixture.store.get(), &CaptureStore::overQuota);
    QSet<qint64> kept;
    QSet<QUuid> drafted{QUuid::createUuid()}; // uuids of another store
    for (int i = 0; i < 20; ++i) {
        NewCapture capture = oldCapture(i);
        if (why == "awaits"_L1)
            capture.row.deadline = fixture.clock.utc().addSecs(60);
        const auto row = append(*fixture.store, capture);
        kept.insert(row->id);
        drafted.insert(row->uuid);
    }
    if (why == "draft"_L1)
        fixture.store->setDrafted(drafted);
    for (const qint64 id : std::as_const(kept)) {
        if (why == "pinned"_L1)
            QVERIFY(setPinned(*fixture.store, id, true)->pinned);
    }
    fixture.store->setQuota({.bytes = Megabyte});
    QTRY_COMPARE(over.size(), 1);
    QCOMPARE(idsIn(*fixture.store).size(), 20);
    QVERIFY(append(*fixture.store, oldCapture(99)));
    QCOMPARE(over.size(), 1); // reported only once

    // The reason to keep the captures is over.
    fixture.clock.advance(2min);
    fixture.store->setDrafted({});
    for (const qint64 id : std::as_const(kept))
        (void)setPinned(*fixture.store, id, false); // some captures have been dropped by now
    fixture.store->setQuota({.bytes = Megabyte});
    QTRY_VERIFY(usage(*fixture.store)->bytes <= Megabyte);
}

/// Captures that may go are dropped, and the rest is still too much.
void tst_QuotaKeeper::tellsThatDroppingDidNotSuffice()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QSignalSpy over(fixture.store.get(), &CaptureStore::overQuota);
    for (int i = 0; i < 20; ++i) {
        const auto row = append(*fixture.store, oldCapture(i));
        QVERIFY(row && (i % 2 == 0 || setPinned(*fixture.store, row->id, true)));
    }
    fixture.store->setQuota({.bytes = Megabyte / 2});
    QTRY_COMPARE(over.size(), 1);
    QCOMPARE(idsIn(*fixture.store).size(), 10);
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

/// A forgotten draft must not let the store grow for ever.
void tst_QuotaKeeper::aDraftKeepsNoOtherCapture()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QSignalSpy over(fixture.store.get(), &CaptureStore::overQuota);
    QList<qint64> kept;
    QSet<QUuid> drafted;
    for (int i = 0; i < 20; ++i) {
        const auto row = append(*fixture.store, oldCapture(i));
        QVERIFY(row);
        if (i % 2 == 0)
            continue;
        kept.append(row->id);
        drafted.insert(row->uuid);
    }
    fixture.store->setDrafted(drafted);
    fixture.store->setQuota({.bytes = Megabyte / 2});
    QTRY_COMPARE(over.size(), 1);
    QCOMPARE(idsIn(*fixture.store), kept);
}

/// Unsigned captures are dropped even if they await a reply. Otherwise a stranger could fill the disk with them, and
/// the user's would be dropped for them.
void tst_QuotaKeeper::dropsWhatNobodySignedThoughItAwaits()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QSet<qint64> asked;
    for (int i = 0; i < 20; ++i) {
        NewCapture capture = oldCapture(i, i % 2 == 0 ? protocol::Verdict::Invalid : protocol::Verdict::Valid);
        capture.row.deadline = fixture.clock.utc().addSecs(60);
        const auto stored = append(*fixture.store, capture);
        if (i % 2 == 1)
            asked.insert(stored->id);
    }
    const auto answered = append(*fixture.store, oldCapture(20));
    fixture.store->setQuota({.bytes = Megabyte + Megabyte / 2});
    QTRY_VERIFY(usage(*fixture.store)->bytes <= Megabyte + Megabyte / 2);
    const QList<qint64> left = idsIn(*fixture.store);
    QVERIFY(left.contains(answered->id)); // this capture awaits nothing, but it is signed
    QVERIFY(QSet<qint64>(left.begin(), left.end()).contains(asked));
    QVERIFY(left.size() > asked.size()); // no more captures were dropped than necessary
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
    QCOMPARE(idsIn(*fixture.store).size(), 20);
    fixture.store->allowDroppingEarlier();
    QTRY_COMPARE(idsIn(*fixture.store).size(), 0); // each capture is too old
    fixture.store.reset();
    QVERIFY(!fixture.open());
    QVERIFY(usage(*fixture.store)->earlierMayGo);
}

void tst_QuotaKeeper::dropsByAge()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    for (int i = 0; i < 70; ++i)
        QVERIFY(append(*fixture.store, oldCapture(i)));
    const auto fresh = append(*fixture.store, newCapture());
    fixture.store->setQuota({.age = 24h});
    QTRY_COMPARE(idsIn(*fixture.store), QList<qint64>{fresh->id});
    fixture.clock.advance(25h); // the keeper checks the age each hour
    QTRY_COMPARE(idsIn(*fixture.store), QList<qint64>());
}

/// An import brings captures of long ago, which would go as soon as they came, and they may be many.
void tst_QuotaKeeper::importedOnesHaveNoAge()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    const auto manyOf = [](int count, bool isImported, const QDateTime &receivedAt) {
        NewCapture capture = newCapture({});
        capture.row.imported = isImported;
        capture.row.receivedAt = receivedAt;
        capture.row.deadline = {};
        QList<NewCapture> captures(count, capture);
        for (NewCapture &made : captures)
            made.row.uuid = QUuid::createUuid();
        return captures;
    };
    const QDateTime now = fixture.clock.utc();
    constexpr int Many = 700;
    QVERIFY(appendAll(*fixture.store, manyOf(Many, true, now.addYears(-1))));
    QVERIFY(appendAll(*fixture.store, manyOf(100, false, now.addDays(-2))));
    QVERIFY(appendAll(*fixture.store, manyOf(Many, true, now.addYears(-2)))); // younger ids, older times
    QVERIFY(appendAll(*fixture.store, manyOf(100, false, now.addDays(-1).addSecs(-1))));
    QVERIFY(appendAll(*fixture.store, manyOf(7, false, now)));
    fixture.store->setQuota({.age = 24h});
    const auto count = [&fixture] { return usage(*fixture.store)->captures; };
    QTRY_COMPARE(count(), 2 * Many + 7);
    fixture.clock.advance(25h);
    QTRY_COMPARE(count(), 2 * Many);
}

/// A file may say that its requests await a reply for a hundred years.
void tst_QuotaKeeper::importedOnesAwaitNothing()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    NewCapture imported = newCapture({});
    imported.row.imported = true;
    imported.row.deadline = fixture.clock.utc().addYears(100);
    QVERIFY(append(*fixture.store, imported));
    NewCapture passed = newCapture(u"taskrs-2"_s);
    passed.row.uuid = QUuid::createUuid();
    passed.row.deadline = {};
    QVERIFY(append(*fixture.store, passed));
    fixture.store->setQuota({.bytes = 1});
    QTRY_COMPARE(idsIn(*fixture.store), QList<qint64>());
}

/// Ids rise with time, but the clock of the machine may have been wrong for a while.
void tst_QuotaKeeper::aWrongClockKeepsNoOtherCapture()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QList<NewCapture> captures;
    for (int i = 0; i < 200; ++i) {
        captures.append(newCapture(u"taskrs-"_s + QString::number(i)));
        captures.last().row.receivedAt = captures.last().row.receivedAt.addDays(i < 3 ? 1000 : -2);
        captures.last().row.deadline = {};
    }
    QVERIFY(appendAll(*fixture.store, captures));
    fixture.store->setQuota({.age = 24h});
    QTRY_COMPARE(idsIn(*fixture.store), (QList<qint64>{1, 2, 3}));
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
