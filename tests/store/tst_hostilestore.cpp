// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "store/craftedstore.h"
#include "store/keptcaptures.h"
#include "store/storefixture.h"
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
    void aTriggerThatComesLaterDoesNotRun();
    void aViewIsNotRead();
    void anEndlessStatementEnds();
    void aHugeValueIsNotRead_data();
    void aHugeValueIsNotRead();
    void aJournalDeletesNoOtherFile();
};

namespace {

base::Error errorOfReading(const QString &file)
{
    const auto rows = KeptCaptures(file).list(0, 1000);
    return rows ? base::Error() : rows.error();
}

} // namespace

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
