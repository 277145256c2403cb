// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "store/captures/captureschema.h"
#include "store/craftedstore.h"
#include "store/file/keptcaptures.h"
#include "store/storefixture.h"
#include "store/work/workstore.h"
#include "support/suite.h"

#include <QtEndian>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;

/// A store file that somebody crafted runs nothing, hides nothing, and costs little.
class tst_HostileStore : public QObject
{
    Q_OBJECT

private slots:
    void refusesWhatIsForeign_data();
    void refusesWhatIsForeign();
    void refusesWhatIsForeignInAnOlderFile_data();
    void refusesWhatIsForeignInAnOlderFile();
    void refusesWhatIsForeignInTheFileOfWork();
    void opensEachVersionOfOurs_data();
    void opensEachVersionOfOurs();
    void refusesAVersionBelowTheFirst();
    void aTriggerThatComesLaterDoesNotRun();
    void aViewIsNotRead();
    void anEndlessStatementEnds();
    void aHugeValueIsNotRead_data();
    void aHugeValueIsNotRead();
    void aLongTextIsCut();
    void placesOutsideOfARequestAreLeftOut();
    void aJournalDeletesNoOtherFile();
};

namespace {

/// The text of the newest table, changed as only a program that writes into sqlite_master can.
QString changed(const QString &before, const QString &after)
{
    return u"UPDATE sqlite_master SET sql = REPLACE(sql, '%1', '%2') WHERE name = 'captures'"_s.arg(before, after);
}

/// Takes the place of the table: each of its columns has that value, if it is not named.
QStringList viewOfCaptures(const QString &rows, const QString &columns)
{
    return {u"DROP TABLE captures"_s, u"CREATE VIEW captures AS %1 SELECT %2 FROM n"_s.arg(rows, columns)};
}

base::Error errorOfReading(const QString &file)
{
    const auto rows = KeptCaptures(file).list(0, 1000);
    return rows ? base::Error() : rows.error();
}

} // namespace

void tst_HostileStore::refusesWhatIsForeign_data()
{
    QTest::addColumn<QStringList>("sql");
    QTest::addColumn<bool>("freely");
    QTest::addColumn<QString>("foreign");
    const QString endless = u"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"_s;
    QTest::newRow("a trigger that leads replies elsewhere")
        << QStringList{u"CREATE TRIGGER x AFTER INSERT ON capture_blobs BEGIN UPDATE capture_blobs SET body ="
                       " REPLACE(body, 'tfe.example', 'evil.example') WHERE capture_id = NEW.capture_id; END"_s}
        << false << u"trigger \"x\""_s;
    QTest::newRow("a view that calls all signatures valid")
        << QStringList{u"ALTER TABLE captures RENAME TO kept"_s,
                       u"CREATE VIEW captures AS SELECT *, 'valid' AS verdict FROM kept"_s}
        << false << u"view \"captures\""_s;
    QTest::newRow("a view without end") << viewOfCaptures(endless, u"i AS id"_s) << false << u"view \"captures\""_s;
    QTest::newRow("a view of large values")
        << viewOfCaptures(u"WITH n (i) AS (SELECT 1)"_s, u"i AS id, ZEROBLOB(1000000000) AS uuid"_s) << false
        << u"view \"captures\""_s;
    QTest::newRow("a table") << QStringList{u"CREATE TABLE songs (title)"_s} << false << u"table \"songs\""_s;
    QTest::newRow("statistics") << QStringList{u"ANALYZE"_s} << false << u"table \"sqlite_stat1\""_s;
    QTest::newRow("a virtual table")
        << QStringList{u"INSERT INTO sqlite_master VALUES ('table', 'v', 'v', 0, 'CREATE VIRTUAL TABLE v USING x')"_s}
        << true << u"table \"v\""_s;
    QTest::newRow("an index of a function")
        << QStringList{u"CREATE INDEX x ON captures (HEX(note))"_s} << false << u"index \"x\""_s;
    QTest::newRow("an index of the same name")
        << QStringList{u"DROP INDEX captures_by_parent"_s, u"CREATE INDEX captures_by_parent ON captures (note)"_s}
        << false << u"index \"captures_by_parent\""_s;
    QTest::newRow("a column with a computed default")
        << QStringList{changed(u"note TEXT NOT NULL"_s, u"note TEXT NOT NULL, x TEXT DEFAULT (HEX(RANDOMBLOB(9)))"_s)}
        << true << u"column \"captures.x\""_s;
    QTest::newRow("a generated column") << QStringList{u"ALTER TABLE captures ADD COLUMN x TEXT AS (HEX(note))"_s}
                                        << false << u"column \"captures.x\""_s;
    QTest::newRow("a computed default") << QStringList{changed(u"DEFAULT 1"_s, u"DEFAULT (ABS(1))"_s)} << true
                                        << u"table \"captures\""_s;
    QTest::newRow("a check") << QStringList{changed(u"note TEXT NOT NULL"_s, u"note TEXT NOT NULL CHECK (HEX(note))"_s)}
                             << true << u"table \"captures\""_s;
    QTest::newRow("a collation") << QStringList{changed(u"peer TEXT"_s, u"peer TEXT COLLATE x"_s)} << true
                                 << u"table \"captures\""_s;
}

void tst_HostileStore::refusesWhatIsForeign()
{
    QFETCH(const QStringList, sql);
    QFETCH(const bool, freely);
    QFETCH(const QString, foreign);
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QVERIFY(append(*fixture.store, newCapture()));
    fixture.store.reset();
    QVERIFY(craft(fixture.file(), sql, freely));
    const QByteArray before = fixture.allBytes();
    const base::Error read = errorOfReading(fixture.file());
    QCOMPARE(read.rule, u"store.foreign"_s);
    QCOMPARE(read.facts, QStringList{foreign});
    const auto opened = fixture.open();
    QVERIFY(opened);
    QCOMPARE(opened->rule, u"store.foreign"_s);
    QCOMPARE(opened->subject, fixture.file());
    QCOMPARE(opened->facts, QStringList{foreign});
    QCOMPARE(fixture.allBytes(), before);
}

void tst_HostileStore::refusesWhatIsForeignInAnOlderFile_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"captures-v1", "captures-v2", "captures-v3"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/// A step of the migration would run the trigger.
void tst_HostileStore::refusesWhatIsForeignInAnOlderFile()
{
    QFETCH(const QString, name);
    StoreFixture fixture;
    QVERIFY(QFile::copy(u"%1/store/%2.sqlite"_s.arg(QStringLiteral(RUNLATCH_TEST_DATA), name), fixture.file()));
    QVERIFY(QFile::setPermissions(fixture.file(), QFile::ReadOwner | QFile::WriteOwner));
    QVERIFY(craft(fixture.file(), {u"CREATE TRIGGER x AFTER UPDATE ON captures BEGIN DELETE FROM replies; END"_s}));
    const QByteArray before = fixture.allBytes();
    const auto opened = fixture.open();
    QVERIFY(opened);
    QCOMPARE(opened->facts, QStringList{u"trigger \"x\""_s});
    QCOMPARE(fixture.allBytes(), before);
}

void tst_HostileStore::refusesWhatIsForeignInTheFileOfWork()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"work.sqlite"_s);
    const auto open = [&file] {
        WorkStore store;
        return support::answerOf<std::monostate>([&](QObject *context, auto done) { store.open(file, context, done); });
    };
    QVERIFY(open());
    QVERIFY(open());
    QVERIFY(craft(file, {u"CREATE TRIGGER x AFTER INSERT ON drafts BEGIN DELETE FROM drafts; END"_s}));
    const auto opened = open();
    QVERIFY(!opened);
    QCOMPARE(opened.error().rule, u"store.foreign"_s);
    QCOMPARE(opened.error().facts, QStringList{u"trigger \"x\""_s});
}

void tst_HostileStore::opensEachVersionOfOurs_data()
{
    QTest::addColumn<int>("version");
    for (int version = 0; version <= captureSchema().steps.size(); ++version)
        QTest::addRow("%d", version) << version;
}

/// With and without the index that a search makes later.
void tst_HostileStore::opensEachVersionOfOurs()
{
    QFETCH(const int, version);
    const Schema schema = captureSchema();
    QStringList statements{u"PRAGMA user_version = %1"_s.arg(version)};
    if (version > 0)
        statements << u"PRAGMA application_id = %1"_s.arg(schema.applicationId);
    for (const QStringList &step : schema.steps.first(version))
        statements += step;
    for (const QStringList &later : {QStringList(), version > 0 ? schema.later : QStringList()}) {
        StoreFixture fixture;
        QVERIFY(craft(fixture.file(), statements + later));
        QVERIFY(!fixture.open());
        QVERIFY(append(*fixture.store, newCapture()));
    }
}

void tst_HostileStore::refusesAVersionBelowTheFirst()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    fixture.store.reset();
    QVERIFY(craft(fixture.file(), {u"PRAGMA user_version = -1"_s}));
    const auto opened = fixture.open();
    QVERIFY(opened);
    QCOMPARE(opened->rule, u"store.corrupt"_s);
}

void tst_HostileStore::aTriggerThatComesLaterDoesNotRun()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QVERIFY(craft(fixture.file(),
                  {u"CREATE TRIGGER x AFTER INSERT ON capture_blobs BEGIN UPDATE capture_blobs SET body ="
                   " REPLACE(body, 'tfe.example', 'evil.example') WHERE capture_id = NEW.capture_id; END"_s}));
    const auto row = append(*fixture.store, newCapture());
    QVERIFY(row);
    QCOMPARE(load(*fixture.store, row->id)->body, bodyWithSecrets());
    QVERIFY(load(*fixture.store, row->id)->proven);
}

void tst_HostileStore::aViewIsNotRead()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"views.sqlite"_s);
    QVERIFY(craft(file, {u"CREATE VIEW v AS SELECT 1"_s}));
    Database database(file);
    QVERIFY(database.open(Database::Access::ReadOnly));
    QVERIFY(!database.number("SELECT * FROM v"));
}

/// The pages of a table may lead round in a circle.
void tst_HostileStore::anEndlessStatementEnds()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    Database database(fixture.file());
    QVERIFY(database.open(Database::Access::ReadOnly));
    const auto endless = database.number("WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"
                                         " SELECT COUNT(*) FROM n");
    QVERIFY(!endless);
    QCOMPARE(endless.error().rule, u"store.corrupt"_s);
    QCOMPARE(*database.number("SELECT COUNT(*) FROM captures"), 0); // the next one begins anew
}

void tst_HostileStore::aHugeValueIsNotRead_data()
{
    QTest::addColumn<int>("captures");
    QTest::addColumn<qint64>("bytes");
    QTest::newRow("one") << 1 << qint64(ConnectionGuard::MaxRowBytes) + 1;
    QTest::newRow("several together") << 3 << Statement::MaxTextBytes / 2;
}

void tst_HostileStore::aHugeValueIsNotRead()
{
    QFETCH(const int, captures);
    QFETCH(const qint64, bytes);
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    for (int number = 0; number < captures; ++number)
        QVERIFY(append(*fixture.store, newCapture()));
    fixture.store.reset();
    QVERIFY(
        craft(fixture.file(),
              {u"PRAGMA synchronous = OFF"_s, u"PRAGMA journal_mode = OFF"_s,
               u"UPDATE captures SET note = CAST(ZEROBLOB(%1) AS TEXT)"_s.arg(bytes), u"PRAGMA journal_mode = WAL"_s}));
    QCOMPARE(errorOfReading(fixture.file()).rule, u"store.corrupt"_s);
}

/// Nothing that shows a row expects more than a note may have.
void tst_HostileStore::aLongTextIsCut()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QVERIFY(append(*fixture.store, newCapture()));
    QVERIFY(craft(fixture.file(),
                  {u"UPDATE captures SET note = HEX(ZEROBLOB(100000))"_s, u"UPDATE captures SET run_id = note"_s}));
    const auto rows = list(*fixture.store);
    QVERIFY(rows);
    QCOMPARE(rows->first().note.size(), CaptureRow::MaxNoteLength);
    QCOMPARE(rows->first().runId.size(), CaptureRow::MaxNoteLength);
}

/// An older file names the place of each secret, and the bytes there are overwritten.
void tst_HostileStore::placesOutsideOfARequestAreLeftOut()
{
    StoreFixture fixture;
    QVERIFY(QFile::copy(QStringLiteral(RUNLATCH_TEST_DATA "/store/captures-v1-canaries.sqlite"), fixture.file()));
    QVERIFY(QFile::setPermissions(fixture.file(), QFile::ReadOwner | QFile::WriteOwner));
    QVERIFY(
        craft(fixture.file(), {u"UPDATE sealed_secrets SET position = position + 100000000, length = 100000000"_s}));
    QVERIFY(!fixture.open());
    const auto rows = list(*fixture.store);
    QVERIFY(rows);
    QVERIFY(!rows->isEmpty());
}

/// SQLite deletes the file that a journal names as that of several databases.
void tst_HostileStore::aJournalDeletesNoOtherFile()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    fixture.store.reset();
    QVERIFY(craft(fixture.file(), {u"PRAGMA journal_mode = DELETE"_s}));
    const QString letter = fixture.folder.filePath(u"letter.txt"_s);
    QFile other(letter);
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.write("dear all");
    other.close();
    const auto number = [](quint32 value) {
        QByteArray bytes(4, '\0');
        qToBigEndian(value, bytes.data());
        return bytes;
    };
    const QByteArray mark = QByteArray::fromHex("d9d505f920a163d7");
    const QByteArray name = QFile::encodeName(letter);
    quint32 sum = 0;
    for (const char letterOfName : name)
        sum += static_cast<quint32>(static_cast<signed char>(letterOfName));
    QByteArray journal = mark + number(0) + number(0)
        + number(static_cast<quint32>(QFile(fixture.file()).size() / 4096)) + number(512) + number(4096);
    journal += QByteArray(512 - journal.size(), '\0');
    journal += number(0x40000000 / 4096 + 1) + name + number(static_cast<quint32>(name.size())) + number(sum) + mark;
    QFile beside(fixture.file() + u"-journal"_s);
    QVERIFY(beside.open(QIODevice::WriteOnly));
    beside.write(journal);
    beside.close();
    const auto opened = fixture.open();
    QVERIFY(QFile::exists(letter));
    QVERIFY(opened);
    QCOMPARE(opened->rule, u"store.foreign"_s);
}

RUNLATCH_TEST(tst_HostileStore)
#include "tst_hostilestore.moc"
