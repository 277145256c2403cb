// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

// After a store of version one was opened, it has no secrets in clear any more, and lost nothing else.
// captures-v1-canaries.sqlite was written by version one: two purged captures, a later one, and two like the first.
// captures-v7.sqlite was written by version seven: a run task, then bodies of gzip as a text of Latin-1 whose head
// tells it, as a text with U+FFFD whose head does not, and as bytes; a payload whose head tells gzip; and a short text.

#include "store/captures/resealing.h"

#include "store/captures/captureschema.h"
#include "store/captures/facts.h"
#include "store/storefixture.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;
using namespace std::chrono_literals;

/// Rows of earlier versions are sealed with the key, and no secret is left in clear.
class tst_Resealing : public QObject
{
    Q_OBJECT

private slots:
    void leavesNoCanary();
    void keepsWhatCanBeOpened();
    void keepsWhatCannotBeOpened();
    void blanksWhatHasExpired();
    void goesOnWhereItWasStopped();
    void isDoneOnce();
    void nothingIsResealedWhereSecretsCannotBeRead();
    void sealsABodyOfSecretsAsOne();
    void sealsCompressedBodiesOfVersionSeven();
    void sealsThemWithoutTheirKey();
    void sealsThemWhenKilledMeanwhile();
    void rewritesNoFileWithoutThem();
};

namespace {

bool copyCanaries(const StoreFixture &fixture)
{
    return QFile::copy(QStringLiteral(RUNLATCH_TEST_DATA "/store/captures-v1-canaries.sqlite"), fixture.file())
        && QFile::setPermissions(fixture.file(), QFile::ReadOwner | QFile::WriteOwner);
}

bool holdsCanary(const StoreFixture &fixture)
{
    return fixture.allBytes().contains("Canary");
}

} // namespace

void tst_Resealing::leavesNoCanary()
{
    StoreFixture fixture;
    QVERIFY(copyCanaries(fixture));
    QVERIFY(holdsCanary(fixture));
    QVERIFY(!fixture.open());
    QVERIFY(!holdsCanary(fixture)); // the open store has no secret in its log either
    fixture.store.reset();
    QVERIFY(!holdsCanary(fixture));
}

void tst_Resealing::keepsWhatCanBeOpened()
{
    StoreFixture fixture;
    QVERIFY(copyCanaries(fixture));
    QVERIFY(!fixture.open());
    const auto cut = load(*fixture.store, 4);
    QVERIFY(cut && cut->complete);
    QVERIFY(cut->body.contains("\"access_token\":\"CanaryToken0123456789abcdef\""));
    QVERIFY(cut->body.contains("m CanaryToken0123456789abcdef\""));
    QCOMPARE(cut->row.runMessage, QString(180, u'm') + u" "_s + QString(18, u'*') + u'\u2026');
    const auto named = load(*fixture.store, 5);
    QVERIFY(named && named->complete);
    QVERIFY(
        named->head.contains("Authorization: Bearer CanaryBearer0123456789\r\nCookie: sid=CanaryCookie0123456789\r\n"));
    QVERIFY(named->head.startsWith("POST /runtask?token=CanaryQuery0123456789 HTTP/1.1\r\n"));
    QVERIFY(named->body.contains("https://me:CanaryPassword0123456789@tfe.example/cb?code="));
    QCOMPARE(named->row.endpoint, u"/runtask"_s);
    QCOMPARE(named->row.stage, u"post_plan"_s);
}

void tst_Resealing::keepsWhatCannotBeOpened()
{
    StoreFixture fixture;
    QVERIFY(copyCanaries(fixture));
    QVERIFY(!fixture.open(newStoreKey())); // the key of the older secrets is gone
    QVERIFY(!holdsCanary(fixture));
    const auto named = load(*fixture.store, 5);
    QVERIFY(named && !named->complete);
    QVERIFY(named->body.contains("\"access_token\":\"" + QByteArray(27, '*') + '"'));
    QVERIFY(named->head.contains("CanaryBearer0123456789")); // sealed with the new key
    fixture.store.reset();
    QVERIFY(!fixture.open());
    // The old key still opens its own secrets.
    QVERIFY(load(*fixture.store, 5)->body.contains("CanaryToken0123456789abcdef"));
}

void tst_Resealing::blanksWhatHasExpired()
{
    StoreFixture fixture;
    QVERIFY(copyCanaries(fixture));
    fixture.clock.advance(240h);
    QVERIFY(!fixture.open());
    const auto named = load(*fixture.store, 5);
    QVERIFY(named && !named->complete);
    QVERIFY(named->head.contains("Authorization: Bearer " + QByteArray(22, '*')));
    QVERIFY(!named->head.contains("Canary"));
    QVERIFY(!named->body.contains("Canary"));
}

void tst_Resealing::goesOnWhereItWasStopped()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    for (int i = 0; i < 100; ++i)
        QVERIFY(append(*fixture.store, newCapture(QString::number(i))));
    fixture.store.reset();
    {
        Database database(fixture.file());
        QVERIFY(database.open(Database::Access::ReadWrite));
        QVERIFY(setFact(database, u"reseal_to"_s, 100));
    }
    QList<qint64> told;
    const auto error = fixture.open(testKey(), [&told](const UpgradeProgress &progress) {
        told.append(progress.done);
        return progress.done < 60;
    });
    QVERIFY(error);
    QCOMPARE(error->kind, base::ErrorKind::Cancelled);
    QCOMPARE(told, (QList<qint64>{0, 32, 64}));
    told.clear();
    QVERIFY(!fixture.open(testKey(), [&told](const UpgradeProgress &progress) {
        told.append(progress.done);
        return progress.total == 100;
    }));
    QCOMPARE(told, (QList<qint64>{64, 96}));
}

void tst_Resealing::isDoneOnce()
{
    StoreFixture fixture;
    QVERIFY(copyCanaries(fixture));
    QVERIFY(!fixture.open());
    fixture.store.reset();
    {
        Database database(fixture.file());
        QVERIFY(database.open(Database::Access::ReadOnly));
        QCOMPARE(*fact(database, u"vacuum_due"_s), 0); // the next start does not rewrite the whole file again
    }
    bool isTold = false;
    QVERIFY(!fixture.open(testKey(), [&isTold](const UpgradeProgress &) { return isTold = true; }));
    QVERIFY(!isTold);
    QCOMPARE(list(*fixture.store)->size(), 5);
    QCOMPARE(usage(*fixture.store)->earlier, 5);
}

/// The store stays closed and as it was, so that a later version may try again.
void tst_Resealing::nothingIsResealedWhereSecretsCannotBeRead()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QVERIFY(append(*fixture.store, newCapture()));
    fixture.store.reset();
    Database database(fixture.file());
    QVERIFY(database.open(Database::Access::ReadWrite));
    QVERIFY(setFact(database, u"reseal_to"_s, 1));
    QVERIFY(database.execute("PRAGMA foreign_keys = OFF"));
    QVERIFY(database.execute("UPDATE capture_blobs SET capture_id = 9"));
    const auto error = fixture.open();
    QVERIFY(error);
    QCOMPARE(error->rule, u"store.corrupt"_s);
    QCOMPARE(*fact(database, u"resealed_to"_s), 0);
    QVERIFY(database.execute("UPDATE capture_blobs SET capture_id = 1"));
    QVERIFY(!fixture.open());
    QCOMPARE(load(*fixture.store, 1)->body, bodyWithSecrets());
}

void tst_Resealing::sealsABodyOfSecretsAsOne()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    NewCapture capture = newCapture();
    capture.body = '{' + QByteArray(R"("access_token":"abcdefgh",)").repeated(redaction::MaxPlaces + 1) + "\"a\":1}";
    const auto stored = append(*fixture.store, capture);
    QVERIFY(stored);
    QCOMPARE(load(*fixture.store, stored->id)->body, capture.body);
    Database database(fixture.file());
    QVERIFY(database.open(Database::Access::ReadOnly));
    const QString wanted = u" b0+%1"_s.arg(capture.body.size());
    QCOMPARE(*database.number(u"SELECT COUNT(*) FROM capture_secrets WHERE places LIKE '%%1'"_s.arg(wanted)), 1);
}

namespace {

const QByteArray Compressed = "K-*\xc3\x8e\xc3\x8c"; // of the body of capture 2
const QByteArray Replaced = "K-*\xef\xbf\xbd";       // of the body of capture 3

bool copyVersionSeven(const StoreFixture &fixture)
{
    return QFile::copy(QStringLiteral(RUNLATCH_TEST_DATA "/store/captures-v7.sqlite"), fixture.file())
        && QFile::setPermissions(fixture.file(), QFile::ReadOwner | QFile::WriteOwner);
}

bool holdsCompressed(const StoreFixture &fixture)
{
    const QByteArray bytes = fixture.allBytes();
    return bytes.contains(Compressed) || bytes.contains(Replaced);
}

} // namespace

void tst_Resealing::sealsCompressedBodiesOfVersionSeven()
{
    StoreFixture fixture;
    QVERIFY(copyVersionSeven(fixture));
    QVERIFY(holdsCompressed(fixture));
    QVERIFY(!fixture.open());
    QVERIFY(!holdsCompressed(fixture)); // the open store has none in its log either
    const auto told = load(*fixture.store, 2);
    QVERIFY(told && told->complete && told->body.contains(Compressed));
    QVERIFY(told->head.contains("Authorization: Bearer " + Token));
    QCOMPARE(told->row.endpoint, u"/run task"_s); // not read from the head again
    const auto untold = load(*fixture.store, 3);
    QVERIFY(untold && untold->complete && untold->body.contains(Replaced));
    QVERIFY(load(*fixture.store, 4)->body.startsWith("\x1f\x8b"));
    QCOMPARE(load(*fixture.store, 5)->body, bodyWithSecrets());
    QCOMPARE(load(*fixture.store, 6)->body, QByteArray("no payload"));
    fixture.store.reset();
    QVERIFY(!holdsCompressed(fixture));
    Database database(fixture.file());
    QVERIFY(database.open(Database::Access::ReadOnly));
    QCOMPARE(*fact(database, u"vacuum_due"_s), 0);
    QCOMPARE(*fact(database, u"resealed_bodies_to"_s), 6);
}

/// No keychain answers while the older file is opened. The key of the session seals what was in clear, and the lasting
/// one seals it anew when it comes.
void tst_Resealing::sealsThemWithoutTheirKey()
{
    StoreFixture fixture;
    QVERIFY(copyVersionSeven(fixture));
    QVERIFY(!fixture.open({newStoreKey(), false}));
    QVERIFY(!holdsCompressed(fixture));
    QVERIFY(load(*fixture.store, 3)->complete);
    const auto partly = load(*fixture.store, 2);
    QVERIFY(!partly->complete && !partly->hasSessionEnded); // its head was sealed with the lasting key
    QVERIFY(partly->body.contains(Compressed));
    QVERIFY(useKey(*fixture.store, testKey()));
    for (int id = 1; id <= 6; ++id)
        QVERIFY2(load(*fixture.store, id)->complete, qPrintable(QString::number(id)));
    QVERIFY(load(*fixture.store, 2)->head.contains(Token));
    QTRY_COMPARE(fixture.sealedBySessions(), 0);
    fixture.store.reset();
    QVERIFY(!fixture.open());
    QVERIFY(load(*fixture.store, 2)->complete && load(*fixture.store, 3)->body.contains(Replaced));
}

/// A kill leaves the file of that moment: the tables are new, and no row is sealed yet.
void tst_Resealing::sealsThemWhenKilledMeanwhile()
{
    StoreFixture fixture;
    StoreFixture killed;
    QVERIFY(copyVersionSeven(fixture));
    bool isCopied = false;
    const auto error = fixture.open(testKey(), [&](const UpgradeProgress &) {
        isCopied = QFile::copy(fixture.file(), killed.file())
            && QFile::copy(fixture.file() + u"-wal"_s, killed.file() + u"-wal"_s);
        return false;
    });
    QVERIFY(error && isCopied);
    QCOMPARE(error->kind, base::ErrorKind::Cancelled);
    for (StoreFixture *left : {&fixture, &killed}) {
        QVERIFY(holdsCompressed(*left));
        QVERIFY(!left->open());
        QVERIFY(!holdsCompressed(*left));
        QVERIFY(load(*left->store, 2)->complete && load(*left->store, 2)->body.contains(Compressed));
        QVERIFY(load(*left->store, 3)->complete);
    }
}

/// Rewriting takes as long as the disk needs.
void tst_Resealing::rewritesNoFileWithoutThem()
{
    StoreFixture fixture;
    QVERIFY(copyVersionSeven(fixture));
    {
        Database database(fixture.file());
        QVERIFY(database.open(Database::Access::ReadWrite));
        QVERIFY(database.execute(u"DELETE FROM captures WHERE id IN (2, 3)"_s));
        QVERIFY(database.execute(u"CREATE TABLE room AS SELECT randomblob(20000)"_s));
        QVERIFY(database.execute(u"DROP TABLE room"_s));
    }
    QVERIFY(!fixture.open());
    Database database(fixture.file());
    QVERIFY(database.open(Database::Access::ReadOnly));
    QVERIFY(*database.number(u"PRAGMA freelist_count"_s) > 0);
    QCOMPARE(*fact(database, u"resealed_bodies_to"_s), 6);
}

RUNLATCH_TEST(tst_Resealing)
#include "tst_resealing.moc"
