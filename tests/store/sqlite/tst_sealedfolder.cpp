// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/sqlite/sealedfolder.h"

#include "base/systemclock.h"
#include "store/sqlite/database.h"
#include "store/storefixture.h"
#include "support/suite.h"

#include <QDir>
#include <QTest>

#include <random>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

constexpr auto SealedCanary = "a-canary-that-nobody-may-read";

QString pathOfSealed(const SealedFolder &folder)
{
    return QFileInfo(folder.filePath(u"a"_s)).absolutePath();
}

} // namespace

/// A store in a sealed folder works as any other, and its files say nothing to whoever lacks the key in memory.
class tst_SealedFolder : public QObject
{
    Q_OBJECT

private slots:
    void keepsCaptures();
    void bringsBackEveryByte();
    void isSharedByConnections();
    void opensNothingWithoutItsKey();
    void leavesOtherFoldersInClear();
    void isGoneAtItsEnd();
};

/// The files have everything that a store writes: the log, the database after a checkpoint, and the index of words.
void tst_SealedFolder::keepsCaptures()
{
    const SealedFolder folder;
    base::SystemClock clock;
    for (int round = 0; round < 2; ++round) {
        const auto opened = newStore(folder.filePath(u"captures.sqlite"_s), clock);
        QVERIFY(opened);
        CaptureStore &store = *opened;
        NewCapture capture;
        capture.row.receivedAt = clock.utc();
        capture.row.workspaceName = QString::fromLatin1(SealedCanary);
        capture.head = "POST /runtask HTTP/1.1\r\nX-Header: " + QByteArray(SealedCanary) + "\r\n\r\n";
        capture.body = QByteArray(SealedCanary) + QByteArray(200'000, 'x');
        const auto row = append(store, capture);
        QVERIFY(row);
        QCOMPARE(row->id, round + 1);
        const auto loaded = load(store, row->id);
        QVERIFY(loaded);
        QCOMPARE(loaded->body, capture.body);
        QCOMPARE(loaded->row.workspaceName, capture.row.workspaceName);
        const QByteArray files = support::bytesOf(pathOfSealed(folder));
        QVERIFY(files.size() > 200'000);
        QVERIFY(!files.contains(SealedCanary));
        QVERIFY(!files.contains("SQLite format 3"));
        QVERIFY(!files.contains(QByteArray(64, 'x')));
    } // the store is closed, and opened again
    QVERIFY(!support::bytesOf(pathOfSealed(folder)).contains(SealedCanary));
}

/// Pages and records of a log begin anywhere, and lengths are odd.
void tst_SealedFolder::bringsBackEveryByte()
{
    const SealedFolder folder;
    Database database(folder.filePath(u"a.sqlite"_s));
    QVERIFY(database.open(Database::Access::ReadWrite));
    QVERIFY(database.execute(u"PRAGMA journal_mode = WAL"_s));
    QVERIFY(database.execute(u"CREATE TABLE a (id INTEGER PRIMARY KEY, bytes BLOB)"_s));
    std::minstd_rand random(7);
    QList<QByteArray> values;
    for (int round = 0; round < 200; ++round) {
        QByteArray value(static_cast<qsizetype>(random() % 9000), Qt::Uninitialized);
        for (char &byte : value)
            byte = static_cast<char>(random());
        values.append(value);
        QVERIFY(database.execute("INSERT INTO a (bytes) VALUES (?)", {value}));
        if (round % 50 == 49)
            QVERIFY(database.emptyLog());
    }
    database.close();
    QVERIFY(database.open(Database::Access::ReadOnly));
    const auto rows = database.query("SELECT bytes FROM a ORDER BY id");
    QVERIFY(rows);
    for (const QByteArray &value : std::as_const(values)) {
        QVERIFY((*rows)->next());
        QCOMPARE((*rows)->bytes(0), value);
    }
    QVERIFY(!(*rows)->next());
}

void tst_SealedFolder::isSharedByConnections()
{
    const SealedFolder folder;
    Database writer(folder.filePath(u"a.sqlite"_s));
    Database reader(folder.filePath(u"a.sqlite"_s));
    QVERIFY(writer.open(Database::Access::ReadWrite));
    QVERIFY(writer.execute(u"PRAGMA journal_mode = WAL"_s));
    QVERIFY(writer.execute(u"CREATE TABLE a (n)"_s));
    QVERIFY(reader.open(Database::Access::ReadOnly));
    for (int count = 1; count <= 5; ++count) {
        QVERIFY(writer.execute("INSERT INTO a VALUES (1)"));
        QCOMPARE(*reader.number("SELECT COUNT(*) FROM a"), count);
    }
    QVERIFY(writer.execute(u"BEGIN IMMEDIATE"_s));
    QVERIFY(writer.execute("INSERT INTO a VALUES (1)"));
    QCOMPARE(*reader.number("SELECT COUNT(*) FROM a"), 5); // it waits for no writer
    QVERIFY(writer.execute(u"COMMIT"_s));
}

void tst_SealedFolder::opensNothingWithoutItsKey()
{
    const QTemporaryDir elsewhere;
    const SealedFolder folder;
    for (const QString &name : {u"a.sqlite"_s, u"b.sqlite"_s}) {
        Database database(folder.filePath(name));
        QVERIFY(database.open(Database::Access::ReadWrite));
        QVERIFY(database.execute(u"CREATE TABLE a (n)"_s));
    }
    const SealedFolder other;
    for (const QString &copy : {elsewhere.filePath(u"a.sqlite"_s), other.filePath(u"a.sqlite"_s)}) {
        QVERIFY(QFile::copy(folder.filePath(u"a.sqlite"_s), copy));
        Database database(copy);
        QVERIFY(!database.open(Database::Access::ReadOnly) || !database.number("SELECT COUNT(*) FROM a"));
    }
    QFile a(folder.filePath(u"a.sqlite"_s));
    QFile b(folder.filePath(u"b.sqlite"_s));
    QVERIFY(a.open(QIODevice::ReadOnly) && b.open(QIODevice::ReadOnly));
    QVERIFY(a.read(100) != b.read(100)); // equal files do not look equal
}

void tst_SealedFolder::leavesOtherFoldersInClear()
{
    const SealedFolder sealed;
    const QTemporaryDir folder;
    QVERIFY(SealedFolder::fileSystemOf(sealed.filePath(u"a"_s)));
    QVERIFY(!SealedFolder::fileSystemOf(folder.filePath(u"a"_s)));
    Database database(folder.filePath(u"a.sqlite"_s));
    QVERIFY(database.open(Database::Access::ReadWrite));
    QVERIFY(database.execute(u"CREATE TABLE a (n)"_s));
    QVERIFY(support::bytesOf(folder.path()).startsWith("SQLite format 3"));
}

void tst_SealedFolder::isGoneAtItsEnd()
{
    QString path;
    {
        const SealedFolder folder;
        path = pathOfSealed(folder);
        Database database(folder.filePath(u"a.sqlite"_s));
        QVERIFY(database.open(Database::Access::ReadWrite));
        QVERIFY(database.execute(u"CREATE TABLE a (n)"_s));
    }
    QVERIFY(!QDir(path).exists());
    QVERIFY(!SealedFolder::fileSystemOf(path + u"/a.sqlite"_s));
}

RUNLATCH_TEST(tst_SealedFolder)

} // namespace runlatch::store

#include "tst_sealedfolder.moc"
