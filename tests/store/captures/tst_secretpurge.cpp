// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/secretpurge.h"

#include "store/captures/capturetable.h"
#include "store/file/capturewriter.h"
#include "store/storefixture.h"
#include "support/suite.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::store {

/// Expired secrets go from the file and its log, and hold up neither a request nor a reader.
class tst_SecretPurge : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void letsOthersInAfterEachSlice();
    void endsASliceWithItsBytes();
    void waitsForNoReader();
    void emptiesTheLogBehindAReader();
    void beginsBehindTheFirstRequests();
    void endsBeforeTheStoreCloses();
    void noFileKeepsItsSecretsForEver();
    void leavesALargeBacklogToTheNextOpening();
    void leavesAClosedFileAlone();
};

namespace {

/// A purge in this thread, and captures whose secrets have expired.
struct Alone
{
    explicit Alone(qint64 captures)
    {
        if (fixture.open())
            qFatal("no store");
        fixture.store.reset();
        CaptureTable table(database, sealer);
        bool isFine = database.open(Database::Access::ReadWrite) && database.execute(u"BEGIN"_s);
        for (qint64 number = 0; number < captures; ++number) {
            NewCapture capture = newCapture();
            isFine = isFine && table.append(capture);
        }
        if (!isFine || !database.execute(u"COMMIT"_s))
            qFatal("no captures");
        fixture.clock.advance(25h);
    }
    qint64 sealed() { return *database.number(u"SELECT COUNT(sealed) FROM capture_secrets"_s); }
    /// The secrets that are left when the purge has done what was planned before this call.
    qint64 sealedAfterItsTurn()
    {
        std::optional<qint64> left;
        QMetaObject::invokeMethod(
            &purge, [&] { left = sealed(); }, Qt::QueuedConnection);
        return support::waitFor([&left] { return left.has_value(); }) ? *left : -1;
    }
    qint64 logSize() const { return QFileInfo(fixture.file() + u"-wal"_s).size(); }

    StoreFixture fixture;
    Database database{fixture.file()};
    Sealer sealer{testKey()};
    SecretPurge purge{database, sealer, fixture.clock};
};

} // namespace

/// However often it is started: an answer waits for one slice and not for all of them.
void tst_SecretPurge::letsOthersInAfterEachSlice()
{
    constexpr qint64 Captures = 2 * SealedSecrets::MaxPurged + 1;
    Alone alone(Captures);
    alone.purge.start();
    alone.purge.start();
    QCOMPARE(alone.sealedAfterItsTurn(), Captures - SealedSecrets::MaxPurged);
    QTRY_COMPARE(alone.sealed(), 0);
    QTRY_COMPARE(alone.logSize(), 0);
}

/// The deadline of an imported request is a record, and may be anything.
void tst_SecretPurge::noFileKeepsItsSecretsForEver()
{
    Alone alone(0);
    CaptureTable table(alone.database, alone.sealer);
    NewCapture imported = newCapture();
    imported.row.receivedAt = alone.fixture.clock.utc();
    imported.row.deadline = imported.row.receivedAt.addYears(100);
    imported.row.imported = true;
    QVERIFY(table.append(imported));
    QCOMPARE(alone.sealed(), 1);
    alone.fixture.clock.advance(25h);
    alone.purge.start();
    QTRY_COMPARE(alone.sealed(), 0);
}

/// A body with too many secrets is sealed as a whole.
void tst_SecretPurge::endsASliceWithItsBytes()
{
    Alone alone(5);
    QVERIFY(alone.database.execute(u"UPDATE capture_secrets SET sealed = zeroblob(6 << 20)"_s));
    alone.purge.start();
    QCOMPARE(alone.sealedAfterItsTurn(), 3);
    QTRY_COMPARE(alone.sealed(), 0);
}

void tst_SecretPurge::waitsForNoReader()
{
    Alone alone(1);
    Database reader(alone.fixture.file());
    QVERIFY(reader.open(Database::Access::ReadOnly));
    QVERIFY(reader.execute(u"BEGIN"_s) && *reader.number(u"SELECT COUNT(*) FROM captures"_s) == 1);
    alone.purge.start();
    QCOMPARE(alone.sealedAfterItsTurn(), 0);
    QCOMPARE(alone.sealedAfterItsTurn(), 0); // the turn of the log
    QVERIFY(alone.logSize() > 0);
    QVERIFY(reader.execute(u"COMMIT"_s));
    alone.purge.start(); // nothing has expired meanwhile
    QCOMPARE(alone.sealedAfterItsTurn(), 0);
    QCOMPARE(alone.logSize(), 0);
}

/// Secrets that were sealed anew are gone from the file, too, and nothing has expired.
void tst_SecretPurge::emptiesTheLogBehindAReader()
{
    Alone alone(0);
    QVERIFY(alone.database.execute(u"CREATE TABLE written (text TEXT)"_s));
    Database reader(alone.fixture.file());
    QVERIFY(reader.open(Database::Access::ReadOnly));
    QVERIFY(reader.execute(u"BEGIN"_s) && *reader.number(u"SELECT COUNT(*) FROM captures"_s) == 0);
    alone.purge.emptyLog();
    QCOMPARE(alone.sealedAfterItsTurn(), 0);
    QVERIFY(alone.logSize() > 0);
    QVERIFY(reader.execute(u"COMMIT"_s));
    alone.purge.start();
    QCOMPARE(alone.sealedAfterItsTurn(), 0);
    QCOMPARE(alone.logSize(), 0);
}

/// Many secrets may have expired since the program ran last.
void tst_SecretPurge::beginsBehindTheFirstRequests()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QVERIFY(append(*fixture.store, newCapture()));
    fixture.store.reset();
    fixture.clock.advance(25h);
    QVERIFY(!fixture.open());
    NewCapture fresh = newCapture(u"taskrs-2"_s);
    fresh.row.receivedAt = fixture.clock.utc();
    fresh.row.deadline = {};
    QVERIFY(append(*fixture.store, fresh));
    QCOMPARE(fixture.sealed(), 2);
    fixture.clock.advance(1s);
    QTRY_COMPARE(fixture.sealed(), 1);
}

/// The program of a command may run for less than a second, each time.
void tst_SecretPurge::endsBeforeTheStoreCloses()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    for (qint64 number = 0; number < 3; ++number)
        QVERIFY(append(*fixture.store, newCapture()));
    fixture.store.reset();
    QCOMPARE(fixture.sealed(), 3);
    fixture.clock.advance(25h);
    QVERIFY(!fixture.open());
    fixture.store->purgeSecrets(); // its slices come behind the end
    fixture.store.reset();
    QCOMPARE(fixture.sealed(), 0);
}

/// Closing the store waits for it, and an interrupt does not reach it.
void tst_SecretPurge::leavesALargeBacklogToTheNextOpening()
{
    Alone alone(1);
    const QString copies = u"INSERT INTO capture_secrets (capture_id, number, places, sealed, expires_at)"
                           " WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < %1)"
                           " SELECT capture_id, n, places, sealed, expires_at FROM capture_secrets, numbers"_s;
    QVERIFY(alone.database.execute(copies.arg(SecretPurge::MaxAtEnd + 2)));
    alone.purge.finish();
    QCOMPARE(alone.sealed(), 3);
    alone.database.close();
    QVERIFY(!alone.fixture.open());
    alone.fixture.clock.advance(1s);
    QTRY_COMPARE(alone.fixture.sealed(), 0);
}

/// The hour may be over while the store is being closed.
void tst_SecretPurge::leavesAClosedFileAlone()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    fixture.store.reset();
    CaptureWriter writer(fixture.file(), testKey(), fixture.clock);
    QVERIFY(writer.open({}));
    writer.quota().check(); // counts the pages, so that the next one compares with them
    writer.close();
    writer.purge();
    QVERIFY(!QFile::exists(fixture.file() + u"-wal"_s));
}

RUNLATCH_TEST(tst_SecretPurge)

} // namespace runlatch::store

#include "tst_secretpurge.moc"
