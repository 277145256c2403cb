// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/sqlite/database.h"

#include "base/rules.h"
#include "support/suite.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;

/// Values come back as they were bound, and each error of SQLite has its rule, whatever step it comes from.
class tst_Database : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void bringsBackEachKindOfValue();
    void keepsConstantStatementsAlone();
    void stopsAtAnErrorAmongTheRows();
    void endsARunThatWasLeft();
    void saysWhoHoldsWhat();
    void refusesWhatIsClosedOrMissing();
    void takesNamesThatALinkWouldNot();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Database> m_database;
};

void tst_Database::init()
{
    m_database.reset(); // before its folder
    m_folder = std::make_unique<QTemporaryDir>();
    m_database = std::make_unique<Database>(m_folder->filePath(u"a.sqlite"_s));
    QVERIFY(m_database->open(Database::Access::ReadWrite));
}

void tst_Database::bringsBackEachKindOfValue()
{
    const QString text = u"ä \U0001F512 "_s + QChar(0) + u" end"_s;
    const QByteArray bytes("\0\xff\n'", 4);
    const QList<Value> values{Value(), std::numeric_limits<qint64>::min(), text, bytes, QString(), QByteArray(), true};
    const auto rows = m_database->query("SELECT ?, ?, ?, ?, ?, ?, ?, TYPEOF(?5), TYPEOF(?6)", values);
    QVERIFY(rows);
    QVERIFY((*rows)->next());
    QVERIFY((*rows)->isNull(0));
    QCOMPARE((*rows)->number(0), 0);
    QCOMPARE((*rows)->text(0), QString());
    QCOMPARE((*rows)->bytes(0), QByteArray());
    QCOMPARE((*rows)->number(1), std::numeric_limits<qint64>::min());
    QCOMPARE((*rows)->text(2), text);
    QCOMPARE((*rows)->bytes(3), bytes);
    QVERIFY(!(*rows)->isNull(4));
    QVERIFY(!(*rows)->isNull(5));
    QCOMPARE((*rows)->number(6), 1);
    QCOMPARE((*rows)->text(7), u"text"_s); // a null QString is an empty text
    QCOMPARE((*rows)->text(8), u"blob"_s);
    QVERIFY(!(*rows)->next());
    QVERIFY((*rows)->done());
}

void tst_Database::keepsConstantStatementsAlone()
{
    QVERIFY(m_database->statements().isEmpty());
    static constexpr auto Both = joined("SELECT 1", ", ", "2");
    for (int i = 0; i < 3; ++i) {
        QVERIFY(m_database->number(Both));
        QCOMPARE(*m_database->number(u"SELECT %1"_s.arg(i)), i);
    }
    QVERIFY(!m_database->number("SELECT nothing"));
    QCOMPARE(m_database->statements(), QStringList{u"SELECT 1, 2"_s});
}

void tst_Database::stopsAtAnErrorAmongTheRows()
{
    QVERIFY(m_database->execute("CREATE TABLE texts (text)"));
    QVERIFY(m_database->execute("INSERT INTO texts VALUES ('{}'), ('{}'), ('broken')"));
    const auto rows = m_database->query("SELECT json(text) FROM texts");
    QVERIFY(rows);
    QVERIFY((*rows)->next());
    QVERIFY((*rows)->next());
    QVERIFY((*rows)->done());
    QVERIFY(!(*rows)->next());
    const auto done = (*rows)->done();
    QVERIFY(!done);
    QCOMPARE(done.error().rule, base::Rules::StoreFailed);
    QVERIFY(done.error().detail.contains("malformed JSON"_L1));
    const auto first = m_database->query("SELECT json('broken')");
    QVERIFY(!first);
}

/// A statement that was left in the middle would keep its transaction open, and others out.
void tst_Database::endsARunThatWasLeft()
{
    QVERIFY(m_database->execute("CREATE TABLE numbers AS SELECT 1 AS number UNION SELECT 2 UNION SELECT 3"));
    for (int i = 0; i < 2; ++i) {
        const auto rows = m_database->query("SELECT number FROM numbers");
        QVERIFY((*rows)->next());
        QCOMPARE((*rows)->number(0), 1);
    }
    QVERIFY(m_database->execute("DROP TABLE numbers")); // "locked" while a row of it is being read
}

void tst_Database::saysWhoHoldsWhat()
{
    QVERIFY(m_database->execute("CREATE TABLE numbers (number UNIQUE)"));
    QVERIFY(m_database->execute("INSERT INTO numbers VALUES (?)", {1}));
    QCOMPARE(m_database->changes(), 1);
    QCOMPARE(m_database->lastInsertId(), 1);
    const auto twice = m_database->execute("INSERT INTO numbers VALUES (?)", {1});
    QCOMPARE(twice.error().rule, base::Rules::StoreFailed);
    QVERIFY(twice.error().detail.endsWith("(2067)"_L1)); // the extended code: a unique index refused it
    QVERIFY(m_database->execute("INSERT INTO numbers VALUES (?)", {2}));

    Database other(m_database->file());
    QVERIFY(other.open(Database::Access::ReadWrite));
    QVERIFY(other.execute("PRAGMA busy_timeout = 0"));
    QVERIFY(m_database->execute("BEGIN IMMEDIATE"));
    const auto begun = other.execute("BEGIN IMMEDIATE");
    QCOMPARE(begun.error().kind, base::ErrorKind::Storage);
    QCOMPARE(begun.error().rule, base::Rules::StoreLocked);
    QCOMPARE(begun.error().subject, m_database->file());
    QVERIFY(m_database->execute("PRAGMA max_page_count = 1"));
    const auto full = m_database->execute("CREATE TABLE blobs AS SELECT ZEROBLOB(100000)");
    QCOMPARE(full.error().rule, base::Rules::StoreFull);

    Database reader(m_database->file());
    (void)m_database->execute("ROLLBACK");
    QVERIFY(reader.open(Database::Access::ReadOnly));
    QCOMPARE(*reader.number("SELECT COUNT(*) FROM numbers"), 2);
    QCOMPARE(reader.execute("DELETE FROM numbers").error().rule, base::Rules::StoreNotWritable);
}

void tst_Database::refusesWhatIsClosedOrMissing()
{
    m_database->close();
    QCOMPARE(m_database->execute("SELECT 1").error().rule, base::Rules::StoreFailed);
    QVERIFY(m_database->open(Database::Access::ReadWrite)); // again
    QVERIFY(m_database->execute("SELECT 1"));
    Database missing(m_folder->filePath(u"missing.sqlite"_s));
    for (const auto access : {Database::Access::ReadOnly, Database::Access::Guest, Database::Access::AtRest})
        QCOMPARE(missing.open(access).error().rule, base::Rules::StoreNotWritable);
    QVERIFY(!QFile::exists(missing.file()));
}

void tst_Database::takesNamesThatALinkWouldNot()
{
    const QString file = m_folder->filePath(u"a b#c?d%20é.sqlite"_s);
    {
        Database made(file);
        QVERIFY(made.open(Database::Access::ReadWrite));
        QVERIFY(made.execute("CREATE TABLE here (number)"));
    }
    QVERIFY(QFile::exists(file));
    Database guest(file);
    QVERIFY(guest.open(Database::Access::AtRest));
    QCOMPARE(*guest.number("SELECT COUNT(*) FROM here"), 0);
}

RUNLATCH_TEST(tst_Database)
#include "tst_database.moc"
