// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "store/postgres/postgresfixture.h"
#include "store/randomcaptures.h"
#include "support/seeds.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::store {

/// A server has errors and days of its own, and holds no secret in clear.
class tst_PostgresStore : public QObject, protected PostgresFixture
{
    Q_OBJECT

private slots:
    void init();
    void whatCannotBeOpened_data();
    void whatCannotBeOpened();
    void anotherProgramsSchemaStaysAsItIs();
    void takesLasting32BytesOnly();
    void tellsAWeakServer();
    void refusesAWrongPassword();
    void twoProgramsOpenItAtOnce();
    void hasNoSecretInClear();
    void aDayIsAPartitionAndGoesAsAWhole();
    void goesOnAboveTheIdsOfADump();
    void searchEqualsTheMatcher_data();
    void searchEqualsTheMatcher();

private:
    base::Rule ruleOf(const base::Result<std::unique_ptr<PostgresStore>> &opened) const
    {
        return opened ? base::Rule() : opened.error().rule;
    }
};

void tst_PostgresStore::init()
{
    RUNLATCH_NEEDS_POSTGRES;
    QVERIFY(newDatabase());
}

void tst_PostgresStore::whatCannotBeOpened_data()
{
    QTest::addColumn<QString>("before"); ///< what the owner does
    QTest::addColumn<QString>("role");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char *name, const QString &before, const QString &role, base::Rule rule) {
        QTest::newRow(name) << before << role << rule.name();
    };
    const QString owner = u"runlatch"_s;
    row("a newer version", u"UPDATE runlatch.facts SET value = 99 WHERE name = 'schema_version'"_s, owner,
        base::Rules::StoreNewerSchema);
    row("no version", u"DELETE FROM runlatch.facts"_s, owner, base::Rules::StoreOtherSchema);
    row("an altered table", u"ALTER TABLE runlatch.captures DROP COLUMN note"_s, owner, base::Rules::StoreOtherSchema);
    row("a standby", u"ALTER ROLE runlatch IN DATABASE %1 SET default_transaction_read_only = on"_s, owner,
        base::Rules::StoreStandby);
    row("no such role", u"SELECT 1"_s, u"nobody_here"_s, base::Rules::StoreRefused);
    row("no rights", u"CREATE ROLE %1_guest LOGIN"_s, u"%1_guest"_s, base::Rules::StoreNoRight);
}

void tst_PostgresStore::whatCannotBeOpened()
{
    QFETCH(const QString, before);
    QFETCH(const QString, role);
    QFETCH(const QString, rule);
    QVERIFY(open());
    const QString name = PostgresCluster::nameOf(m_address);
    QVERIFY(cluster().run(name, before.contains(u'%') ? before.arg(name) : before));
    const auto opened = open(cluster().address(name, role.contains(u'%') ? role.arg(name) : role));
    QCOMPARE(ruleOf(opened).name(), rule);
    QCOMPARE(opened.error().kind, base::ErrorKind::Storage);
}

void tst_PostgresStore::anotherProgramsSchemaStaysAsItIs()
{
    QVERIFY(newDatabase(u"ENCODING 'LATIN1' TEMPLATE template0"_s));
    QCOMPARE(ruleOf(open()), base::Rules::StoreEncoding);
    QCOMPARE(ruleOf(open(cluster().address(u"nothing"_s))), base::Rules::StoreNoDatabase);
    QVERIFY(newDatabase());
    QVERIFY(cluster().run(PostgresCluster::nameOf(m_address), u"CREATE SCHEMA runlatch"_s));
    QVERIFY(cluster().run(PostgresCluster::nameOf(m_address), u"CREATE TABLE runlatch.captures (id int)"_s));
    QCOMPARE(ruleOf(open()), base::Rules::StoreOtherSchema);
    QCOMPARE(ask(u"SELECT COUNT(*) FROM pg_class WHERE relnamespace = 'runlatch'::regnamespace"_s), u"1"_s);
}

void tst_PostgresStore::takesLasting32BytesOnly()
{
    const StoreKey lasting = m_key;
    m_key.isLasting = false;
    QCOMPARE(ruleOf(open()), base::Rules::StoreKey);
    m_key = StoreKey("short");
    QCOMPARE(ruleOf(open()), base::Rules::StoreKey);
    m_key = lasting;
    const auto opened = open();
    QVERIFY(opened && append(**opened, newCapture()));
    m_key = newStoreKey();
    m_key.mustFit = true;
    QCOMPARE(ruleOf(open()), base::Rules::StoreOtherKey);
}

void tst_PostgresStore::tellsAWeakServer()
{
    QVERIFY(!(*open())->warning());
    const QString name = PostgresCluster::nameOf(m_address);
    QVERIFY(cluster().run(name, u"ALTER DATABASE %1 SET synchronous_commit = off"_s.arg(name)));
    const auto opened = open();
    QVERIFY(opened && (*opened)->warning());
    QCOMPARE((*opened)->warning()->rule.name(), base::Rules::StoreWeakServer.name());
    QCOMPARE((*opened)->warning()->subject, u"synchronous_commit = off"_s);
}

/// Its roles "guarded" alone need a password.
void tst_PostgresStore::refusesAWrongPassword()
{
    const QString name = PostgresCluster::nameOf(m_address);
    QVERIFY(cluster().run(name, u"CREATE ROLE guarded LOGIN PASSWORD 'right' SUPERUSER"_s));
    const QString address = cluster().address(name, u"guarded"_s);
    QCOMPARE(ruleOf(open(address)).name(), base::Rules::StoreRefused.name()); // none
    qputenv("PGPASSWORD", "wrong");
    const auto refused = open(address);
    qputenv("PGPASSWORD", "right");
    const auto taken = open(address);
    qunsetenv("PGPASSWORD");
    QCOMPARE(ruleOf(refused).name(), base::Rules::StoreRefused.name());
    QVERIFY(!refused.error().detail.contains(u"wrong"_s));
    QVERIFY(taken);
}

void tst_PostgresStore::twoProgramsOpenItAtOnce()
{
    const auto one = open();
    const auto two = open();
    QVERIFY(one && two);
    const auto first = append(**one, newCapture());
    const auto second = append(**two, newCapture());
    QVERIFY(first && second);
    QCOMPARE(second->delivery, 2);
    QVERIFY(addReply(**two, first->id, newReply(u"passed"_s), protocol::TaskState::Passed));
    QCOMPARE(load(**one, second->id)->row.state, protocol::TaskState::Passed);
    QCOMPARE(list(**one)->size(), 2);
}

void tst_PostgresStore::hasNoSecretInClear()
{
    const auto opened = open();
    const auto stored = append(**opened, newCapture());
    QVERIFY(stored && setNote(**opened, stored->id, QString::fromLatin1(Token)));
    const QString all = ask(u"SELECT string_agg(c::text, '') FROM runlatch.captures c"_s)
        + ask(u"SELECT string_agg(s::text, '') FROM runlatch.capture_secrets s"_s);
    QVERIFY(all.contains("payload_version"_L1)
            || all.contains(QString::fromLatin1(QByteArray("payload_version").toHex())));
    for (const QByteArray &secret : {Token, UrlCode}) {
        QVERIFY(!all.contains(QString::fromLatin1(secret)));
        QVERIFY(!all.contains(QString::fromLatin1(secret.toHex())));
    }
}

void tst_PostgresStore::aDayIsAPartitionAndGoesAsAWhole()
{
    const auto opened = open();
    QVERIFY(opened);
    PostgresStore &store = **opened;
    const auto addAt = [&](const QDateTime &time) {
        NewCapture capture = newCapture(QString());
        capture.row.uuid = QUuid();
        capture.row.receivedAt = time;
        capture.row.deadline = {};
        return append(store, capture);
    };
    const QDateTime start = m_clock.utc();
    QVERIFY(addAt(start) && addAt(start.addSecs(60)) && addAt(start.addDays(1)));
    const auto pinned = addAt(start.addDays(2));
    QVERIFY(pinned && setPinned(store, pinned->id, true));
    const QString partitions = u"SELECT COUNT(*) FROM pg_class WHERE relkind = 'r' AND relname LIKE 'captures\\_2%'"_s;
    QCOMPARE(ask(partitions), QString::number(1 + 3));
    QCOMPARE(ask(u"SELECT COUNT(*) FROM runlatch.captures_20261121"_s), u"2"_s);
    QCOMPARE(ask(u"SELECT COUNT(*) FROM runlatch.captures_other"_s), u"0"_s);
    m_clock.advance(24h * 4);
    store.setQuota({.age = 24h});
    QVERIFY(usage(store));
    m_clock.advance(1h);
    QTRY_COMPARE(ask(u"SELECT COUNT(*) FROM runlatch.captures"_s), u"1"_s);
    QTRY_COMPARE(ask(u"SELECT COUNT(*) FROM runlatch.capture_secrets"_s), u"1"_s);
    QCOMPARE(ask(u"SELECT to_regclass('runlatch.captures_20261121') IS NULL"_s), u"t"_s);
    QCOMPARE(list(store)->first().id, pinned->id);
    QCOMPARE(ask(u"SELECT to_regclass('runlatch.captures_20261128') IS NOT NULL"_s), u"t"_s); // made ahead
}

/// A new server counts its transactions from the beginning.
void tst_PostgresStore::goesOnAboveTheIdsOfADump()
{
    qint64 last = 0;
    {
        const auto opened = open();
        last = append(**opened, newCapture())->id;
    }
    const qint64 far = last + (1LL << 40);
    QCOMPARE(ask(u"UPDATE runlatch.captures SET id = %1"_s.arg(far)), QString());
    const auto opened = open();
    const auto next = append(**opened, newCapture());
    QVERIFY(next && next->id > far);
    QCOMPARE(list(**opened)->size(), 2);
}

void tst_PostgresStore::searchEqualsTheMatcher_data()
{
    support::addSeeds(5);
}

void tst_PostgresStore::searchEqualsTheMatcher()
{
    QFETCH(const quint32, seed);
    QRandomGenerator random(seed);
    const auto opened = open();
    QVERIFY(opened);
    QList<NewCapture> made;
    while (made.size() < 60)
        made.append(randomized::randomCapture(random));
    QList<Capture> captures;
    for (const CaptureRow &row : appendedRows(**opened, made))
        captures.append(*load(**opened, row.id));
    QCOMPARE(captures.size(), 60);
    std::ranges::sort(captures, std::greater(), [](const Capture &capture) { return capture.row.id; });
    for (int i = 0; i < 200; ++i) {
        const QString text = randomized::randomFilter(random);
        const auto filter = CaptureFilter::parse(text, randomized::Now, randomized::Names);
        QList<qint64> accepted;
        for (const Capture &capture : std::as_const(captures)) {
            if (filter.accepts(capture.row, capture.head, capture.body))
                accepted.append(capture.row.id);
        }
        QList<qint64> found;
        const auto add = [&found](const SearchReport &report) {
            for (const CaptureRow &row : report.rows)
                found.append(row.id);
        };
        const auto last = support::answerOf<SearchReport>(
            [&](QObject *context, auto done) { (*opened)->search(filter, {.limit = 1000}, context, add, done); });
        QVERIFY2(last, qPrintable(text));
        add(*last);
        QVERIFY2(found == accepted, qPrintable(text));
    }
}

RUNLATCH_TEST(tst_PostgresStore)

} // namespace runlatch::store

#include "tst_postgresstore.moc"
