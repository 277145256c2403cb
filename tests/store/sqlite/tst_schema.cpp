// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/captureschema.h"

#include "store/storefixture.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;

/// Files of earlier versions are opened, newer and foreign ones left alone.
class tst_Schema : public QObject
{
    Q_OBJECT

private slots:
    void marksANewFile();
    void opensVersionOne();
    void opensVersionTwo();
    void opensVersionThree();
    void opensVersionSeven();
    void marksWhatAFileClaimedInVersionSeven();
    void opensVersionNine();
    void opensVersionTen();
    void takesALengthFromTheHeadAlone_data();
    void takesALengthFromTheHeadAlone();
    void leavesANewerFileAlone();
    void leavesAnotherProgramsFileAlone();
    void refusesWhatIsNoDatabase();
};

namespace {

base::Done change(const QString &file, const QString &sql)
{
    Database database(file);
    if (auto opened = database.open(Database::Access::ReadWrite); !opened)
        return opened;
    return database.execute(sql);
}

qint64 number(const QString &file, const QString &sql)
{
    Database database(file);
    if (!database.open(Database::Access::ReadOnly))
        return -1;
    const auto found = database.number(sql);
    return found ? *found : -1;
}

} // namespace

void tst_Schema::marksANewFile()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    fixture.store.reset();
    QCOMPARE(number(fixture.file(), u"PRAGMA user_version"_s), 11);
    QCOMPARE(number(fixture.file(), u"PRAGMA application_id"_s), captureSchema().applicationId);
    QVERIFY(!fixture.open());
}

void tst_Schema::opensVersionOne()
{
    StoreFixture fixture;
    QVERIFY(QFile::copy(QStringLiteral(RUNLATCH_TEST_DATA "/store/captures-v1.sqlite"), fixture.file()));
    QVERIFY(!fixture.open());
    const auto rows = list(*fixture.store);
    QVERIFY(rows);
    QCOMPARE(rows->size(), 3);
    QCOMPARE(rows->last().taskResultId, u"taskrs-1"_s);
    QCOMPARE(rows->last().state, protocol::TaskState::Passed);
    QCOMPARE(rows->first().delivery, 2);
    const auto loaded = load(*fixture.store, 1);
    QVERIFY(loaded);
    QVERIFY(loaded->complete);
    QCOMPARE(loaded->body, bodyWithSecrets());
    QCOMPARE(loaded->replies.size(), 1);
    QCOMPARE(append(*fixture.store, newCapture())->id, 4);
}

void tst_Schema::opensVersionTwo()
{
    StoreFixture fixture;
    QVERIFY(QFile::copy(QStringLiteral(RUNLATCH_TEST_DATA "/store/captures-v2.sqlite"), fixture.file()));
    QVERIFY(!fixture.open());
    const auto rows = list(*fixture.store);
    QVERIFY(rows);
    QCOMPARE(rows->size(), 3);
    QCOMPARE(rows->first().refusals, 12);
    QVERIFY(!rows->first().knownHost);
    QCOMPARE(rows->at(1).delivery, 2);
    QCOMPARE(rows->at(1).state, protocol::TaskState::Passed);
    QVERIFY(rows->last().pinned);
    QCOMPARE(load(*fixture.store, 1)->body, bodyWithSecrets());
    QCOMPARE(usage(*fixture.store)->earlier, 0);
}

void tst_Schema::opensVersionThree()
{
    StoreFixture fixture;
    QVERIFY(QFile::copy(QStringLiteral(RUNLATCH_TEST_DATA "/store/captures-v3.sqlite"), fixture.file()));
    QVERIFY(!fixture.open());
    const auto rows = list(*fixture.store);
    QVERIFY(rows);
    QCOMPARE(rows->size(), 5);
    QCOMPARE(load(*fixture.store, 2)->body, bodyWithSecrets());
    QCOMPARE(load(*fixture.store, 2)->head, newCapture().head);
    const auto purged = load(*fixture.store, 1); // the places of its secrets are known
    QVERIFY(purged->purged && !purged->complete);
    QVERIFY(purged->body.contains("\"access_token\":\"" + QByteArray(Token.size(), '*') + '"'));
    QCOMPARE(number(fixture.file(), u"SELECT COUNT(*) FROM capture_secrets WHERE sealed IS NULL"_s), 4);
    const auto moved = load(*fixture.store, 3); // by the progress rule
    QCOMPARE(moved->row.idleLimit, std::chrono::minutes(10));
    QCOMPARE(moved->row.deadline, newCapture().row.receivedAt.addSecs(660));
    const auto again = append(*fixture.store, newCapture());
    QCOMPARE(again->delivery, 3);
    QCOMPARE(again->state, protocol::TaskState::Passed);
    QVERIFY(rows->first().listener.isEmpty() && rows->first().tlsVersion.isEmpty()
            && rows->first().tlsCipher.isEmpty());
    QCOMPARE(rows->first().bodyLimit, 0);
    QCOMPARE(rows->first().kind, protocol::DeliveryKind::RunTask);
    fixture.clock.advance(std::chrono::hours(48));
    fixture.store->purgeSecrets();
    QTRY_VERIFY(load(*fixture.store, 2)->purged);
}

void tst_Schema::opensVersionSeven()
{
    StoreFixture fixture;
    QVERIFY(QFile::copy(QStringLiteral(RUNLATCH_TEST_DATA "/store/captures-v7.sqlite"), fixture.file()));
    QVERIFY(!fixture.open());
    const auto rows = list(*fixture.store);
    QVERIFY(rows);
    QCOMPARE(rows->size(), 6);
    QVERIFY(rows->last().pinned);
    QCOMPARE(rows->last().note, u"kept"_s);
    QCOMPARE(rows->last().state, protocol::TaskState::Passed);
    const auto loaded = load(*fixture.store, 1);
    QVERIFY(loaded && loaded->complete && !loaded->hasSessionEnded);
    QCOMPARE(loaded->body, bodyWithSecrets());
    QCOMPARE(loaded->replies.size(), 1);
    QCOMPARE(number(fixture.file(), u"SELECT COUNT(*) FROM session_keys"_s), 0);
    QCOMPARE(number(fixture.file(), u"SELECT COUNT(session_key) FROM capture_secrets"_s), 0);
    QCOMPARE(append(*fixture.store, newCapture())->delivery, 2);
}

void tst_Schema::marksWhatAFileClaimedInVersionSeven()
{
    StoreFixture fixture;
    QVERIFY(QFile::copy(QStringLiteral(RUNLATCH_TEST_DATA "/store/captures-v7.sqlite"), fixture.file()));
    QVERIFY(change(fixture.file(), u"UPDATE captures SET imported = 1, cause = 'imported.valid' WHERE id = 1"_s));
    QVERIFY(!fixture.open());
    const auto loaded = load(*fixture.store, 1);
    QVERIFY(loaded);
    QCOMPARE(loaded->row.state, protocol::TaskState::Awaiting);
    QCOMPARE(loaded->row.claimedState, protocol::TaskState::Passed);
    QVERIFY(loaded->replies.first().imported && loaded->replies.first().errorKind.isEmpty());
}

/// Version nine upgraded the file of version eight when its secrets had expired, and imported a notification.
void tst_Schema::opensVersionNine()
{
    StoreFixture fixture;
    QVERIFY(QFile::copy(QStringLiteral(RUNLATCH_TEST_DATA "/store/captures-v9.sqlite"), fixture.file()));
    QVERIFY(!fixture.open());
    const auto rows = list(*fixture.store);
    QVERIFY(rows);
    QCOMPARE(rows->size(), 6);
    QCOMPARE(rows->first().kind, protocol::DeliveryKind::RunNotification);
    QVERIFY(load(*fixture.store, 1)->purged);
    for (const CaptureRow &row : *rows)
        QVERIFY(row.edited.isEmpty() && row.rule.isEmpty());
    QCOMPARE(setLineage(*fixture.store, 2, 1, u"/stage"_s)->parent, 1);
}

/// Version ten imported four requests, of which two have another body than they announce.
void tst_Schema::opensVersionTen()
{
    StoreFixture fixture;
    QVERIFY(QFile::copy(QStringLiteral(RUNLATCH_TEST_DATA "/store/captures-v10.sqlite"), fixture.file()));
    QVERIFY(!fixture.open());
    const auto rows = list(*fixture.store);
    QVERIFY(rows);
    QList<std::optional<qint64>> lengths;
    for (const CaptureRow &row : *rows)
        lengths.append(row.announced);
    const QList<std::optional<qint64>> expected{9, {}, {}, 1502}; // the newest first
    QCOMPARE(lengths, expected);
    QCOMPARE(rows->last().bytes, 2);
    QCOMPARE(append(*fixture.store, newCapture())->id, 5);
}

void tst_Schema::takesALengthFromTheHeadAlone_data()
{
    QTest::addColumn<QString>("head");
    QTest::addColumn<qint64>("announced"); // -1: none
    QTest::newRow("as it is written") << u"POST / HTTP/1.1\r\nContent-Length: 77\r\n\r\n"_s << qint64(77);
    QTest::newRow("no blank") << u"POST / HTTP/1.1\r\nA: b\r\nCONTENT-LENGTH:77\r\n\r\n"_s << qint64(77);
    QTest::newRow("in another line") << u"POST /?content-length:77 HTTP/1.1\r\nX-Content-Length: 77\r\n\r\n"_s
                                     << qint64(-1);
    QTest::newRow("no number") << u"POST / HTTP/1.1\r\nContent-Length: many\r\n\r\n"_s << qint64(-1);
    QTest::newRow("nothing") << u""_s << qint64(-1);
    QTest::newRow("behind what an import takes")
        << u"POST / HTTP/1.1\r\nA: %1\r\nContent-Length: 77\r\n\r\n"_s.arg(QString(300'000, u'a')) << qint64(-1);
}

void tst_Schema::takesALengthFromTheHeadAlone()
{
    QFETCH(const QString, head);
    QFETCH(const qint64, announced);
    StoreFixture fixture;
    QVERIFY(QFile::copy(QStringLiteral(RUNLATCH_TEST_DATA "/store/captures-v10.sqlite"), fixture.file()));
    const QString hex = QString::fromLatin1(head.toUtf8().toHex());
    QVERIFY(change(fixture.file(), u"UPDATE capture_blobs SET head = x'%1' WHERE capture_id = 1"_s.arg(hex)));
    QVERIFY(!fixture.open());
    QCOMPARE(list(*fixture.store)->last().announced.value_or(-1), announced);
}

void tst_Schema::leavesANewerFileAlone()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    fixture.store.reset();
    QVERIFY(change(fixture.file(), u"PRAGMA user_version = 99"_s));
    const auto error = fixture.open();
    QVERIFY(error);
    QCOMPARE(error->kind, base::ErrorKind::Storage);
    QCOMPARE(error->rule, u"store.newer"_s);
    QCOMPARE(error->subject, fixture.file());
    QCOMPARE(number(fixture.file(), u"PRAGMA user_version"_s), 99);
}

void tst_Schema::leavesAnotherProgramsFileAlone()
{
    StoreFixture fixture;
    QVERIFY(change(fixture.file(), u"CREATE TABLE songs (title TEXT)"_s));
    const QByteArray before = fixture.allBytes();
    const auto error = fixture.open();
    QVERIFY(error);
    QCOMPARE(error->rule, u"store.corrupt"_s);
    QCOMPARE(fixture.allBytes(), before);
}

void tst_Schema::refusesWhatIsNoDatabase()
{
    StoreFixture fixture;
    QFile file(fixture.file());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(5000, 'x'));
    file.close();
    const auto error = fixture.open();
    QVERIFY(error);
    QCOMPARE(error->rule, u"store.corrupt"_s);
    QCOMPARE(file.size(), 5000);
}

RUNLATCH_TEST(tst_Schema)
#include "tst_schema.moc"
