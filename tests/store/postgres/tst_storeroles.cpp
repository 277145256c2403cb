// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "store/captures/capturetable.h"
#include "store/postgres/postgresfixture.h"
#include "store/postgres/servercaptures.h"
#include "store/postgres/storeroles.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;

namespace runlatch::store {

/// A receiver, a desk and an owner do with their roles what they are for, and are refused whatever else they try.
class tst_StoreRoles : public QObject, protected PostgresFixture
{
    Q_OBJECT

private slots:
    void init();
    void namesOfRoles_data();
    void namesOfRoles();
    void mayNot_data();
    void mayNot();
    void aReceiverRunsWithItsRole();
    void sealedBytesAreOfTheProcessThatAppended();
    void aReplyStays();
    void aDeskReadsAndReplies();
    void aReceiverForgetsWhatHasExpired();
    void tablesThatAreThereKeepTheirOwner();
    void refusesARoleThatMayMore();

private:
    bool makeRoles(const StoreRoles &roles)
    {
        const QString name = PostgresCluster::nameOf(m_address);
        const bool isMade = cluster().run(name, sqlOfRoles(roles));
        return cluster().run(name, u"ROLLBACK"_s) && isMade;
    }
    QString addressOf(const QString &role) const { return cluster().address(PostgresCluster::nameOf(m_address), role); }
    ServerAddress serverOf(const QString &role) const { return *ServerAddress::parse(addressOf(role)); }

    const StoreRoles m_roles;
};

void tst_StoreRoles::init()
{
    RUNLATCH_NEEDS_POSTGRES;
    m_key.mustFit = true;
    if (!m_address.isEmpty())
        return;
    QVERIFY(newDatabase(u"TEMPLATE template0"_s)); // what it revokes would stay in the shared one
    const QString name = PostgresCluster::nameOf(m_address);
    QVERIFY(cluster().run(name, u"CREATE SCHEMA other; CREATE TABLE other.things (id int)"_s));
    QVERIFY(cluster().run(name, u"CREATE TABLE public.things (id int)"_s));
    QVERIFY(makeRoles(m_roles));
    QVERIFY(makeRoles(m_roles)); // it may run again
}

void tst_StoreRoles::namesOfRoles_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isTaken");
    QTest::newRow("plain") << u"team_2"_s << true;
    QTest::newRow("a word of SQL") << u"table"_s << true;
    QTest::newRow("the longest") << QString(63, u'a') << true;
    QTest::newRow("too long") << QString(64, u'a') << false;
    QTest::newRow("nothing") << QString() << false;
    QTest::newRow("capitals") << u"Team"_s << false;
    QTest::newRow("a digit") << u"2team"_s << false;
    QTest::newRow("of the server") << u"pg_read_all_data"_s << false;
    QTest::newRow("everybody") << u"public"_s << false;
    QTest::newRow("quotes") << u"a\"; DROP SCHEMA runlatch; --"_s << false;
    QTest::newRow("a line break") << u"a\n"_s << false;
}

void tst_StoreRoles::namesOfRoles()
{
    QFETCH(const QString, name);
    QTEST(isRoleName(name), "isTaken");
}

void tst_StoreRoles::mayNot_data()
{
    QTest::addColumn<QString>("role");
    QTest::addColumn<QString>("statement");
    const auto rows = [](const QString &role, const QStringList &statements) {
        for (const QString &statement : statements)
            QTest::newRow(qPrintable(role + u": "_s + statement)) << role << statement;
    };
    const QStringList nobody{
        u"DELETE FROM captures"_s,
        u"DELETE FROM capture_secrets"_s,
        u"UPDATE capture_secrets SET sealed = NULL"_s,
        u"UPDATE captures SET body = ''"_s,
        u"UPDATE captures SET verdict = 'valid'"_s,
        u"UPDATE replies SET status = 'passed'"_s,
        u"UPDATE facts SET value = 0"_s,
        u"INSERT INTO facts VALUES ('mine', 1)"_s,
        u"TRUNCATE captures"_s,
        u"ALTER TABLE captures DROP COLUMN note"_s,
        u"ALTER TABLE replies DISABLE ROW LEVEL SECURITY"_s,
        u"DROP TABLE captures"_s,
        u"DROP SCHEMA runlatch CASCADE"_s,
        u"DROP FUNCTION keep_house()"_s,
        u"CREATE TABLE mine (id int)"_s,
        u"CREATE TEMPORARY TABLE facts (name text)"_s,
        u"CREATE FUNCTION strpos(text, text) RETURNS integer LANGUAGE sql AS 'SELECT 0'"_s,
        u"CREATE FUNCTION public.strpos(text, text) RETURNS integer LANGUAGE sql AS 'SELECT 0'"_s,
        u"SELECT * FROM captures_other"_s,
        u"SET ROLE runlatch_owner"_s,
    };
    const QStringList outside{
        u"CREATE SCHEMA mine"_s,
        u"CREATE ROLE mine"_s,
        u"SELECT * FROM other.things"_s,
        u"SELECT * FROM public.things"_s,
        u"SELECT pg_read_file('PG_VERSION')"_s,
    };
    const QString secret = u"INSERT INTO capture_secrets (capture_id, number, places, expires_at"_s;
    const QStringList sealed{
        u"SELECT sealed FROM capture_secrets"_s,
        u"SELECT * FROM capture_secrets"_s,
        u"SELECT sealed FROM session_keys"_s,
        secret + u") VALUES (1, 1, '', 1) RETURNING sealed"_s,
        secret + u", process) VALUES (1, 1, '', 1, '')"_s,
    };
    const QStringList ofReceivers{
        u"INSERT INTO captures (id) VALUES (1)"_s,
        secret + u") VALUES (1, 1, '', 1)"_s,
        u"SELECT keep_house()"_s,
        u"SELECT sealed_of(1, 0)"_s,
    };
    rows(m_roles.receiver, nobody + outside + sealed);
    rows(m_roles.desk, nobody + outside + ofReceivers);
    rows(m_roles.owner, outside);
}

void tst_StoreRoles::mayNot()
{
    QFETCH(const QString, role);
    QFETCH(const QString, statement);
    PostgresConnection connection(serverOf(role), m_clock);
    QVERIFY(connection.open());
    const auto done = connection.execute(statement);
    QVERIFY(!done);
    QCOMPARE(done.error().rule.name(), base::Rules::StoreNoRight.name());
}

void tst_StoreRoles::aReceiverRunsWithItsRole()
{
    const auto opened = open(addressOf(m_roles.receiver));
    QVERIFY2(opened, qPrintable(opened ? QString() : opened.error().detail));
    PostgresStore &store = **opened;
    const NewCapture capture = newCapture(u"taskrs-role"_s);
    const auto first = append(store, capture);
    const auto second = append(store, newCapture(u"taskrs-role"_s));
    QVERIFY(first && second);
    QCOMPARE(second->delivery, 2);
    QVERIFY(setRule(store, first->id, u"a rule"_s));
    QVERIFY(setCause(store, first->id, base::Rules::StoreKey));
    QVERIFY(addReply(store, first->id, newReply(u"passed"_s), protocol::TaskState::Passed));
    const auto whole = load(store, second->id);
    QVERIFY(whole && whole->complete);
    QCOMPARE(whole->row.state, protocol::TaskState::Passed);
    QCOMPARE(whole->body, capture.body);
    QCOMPARE(load(store, first->id)->replies.size(), 1);
    QVERIFY(list(store)->size() >= 2);
    const auto unanswered = append(store, newCapture(u"taskrs-late"_s));
    QCOMPARE(markUnanswered(store, unanswered->uuid)->answered, 503);
    QVERIFY(!setPinned(store, first->id, true));
    const auto asked = markUnanswered(store, QUuid()); // the question of /healthz
    QCOMPARE(asked.error().kind, base::ErrorKind::NotFound);
    QCOMPARE(ask(u"SELECT COUNT(*) >= 4 FROM pg_class WHERE relname LIKE 'captures\\_2%' AND relkind = 'r'"_s), u"t"_s);
}

void tst_StoreRoles::sealedBytesAreOfTheProcessThatAppended()
{
    const auto opened = open(addressOf(m_roles.receiver));
    const auto row = append(**opened, newCapture());
    QVERIFY(row);
    PostgresConnection connection(serverOf(m_roles.receiver), m_clock);
    const Sealer sealer(m_key);
    CaptureTable table(connection, sealer);
    const QString bytes = u"SELECT COALESCE(SUM(octet_length(sealed_of(capture_id, number))), 0)::bigint"
                          " FROM capture_secrets WHERE capture_id = %1"_s.arg(row->id);
    QVERIFY(*connection.number(bytes) > 0);
    QVERIFY(table.load(row->id)->complete);
    for (const QString &name : {u"another process"_s, QString()}) {
        QVERIFY(connection.execute(u"SELECT set_config('runlatch.process', '%1', false)"_s.arg(name)));
        QCOMPARE(*connection.number(bytes), 0);
        const auto other = table.load(row->id);
        QVERIFY(other && !other->complete && !other->proven);
        QVERIFY(!other->body.contains(Token));
    }
}

/// But its record before its answer gives way.
void tst_StoreRoles::aReplyStays()
{
    const auto opened = open(addressOf(m_roles.receiver));
    const auto row = append(**opened, newCapture(u"taskrs-reply"_s));
    SentReply reply = newReply(u"running"_s);
    reply.http = 0;
    reply.errorKind = OutcomeUnknown;
    QVERIFY(row && addReply(**opened, row->id, reply, std::nullopt));
    QVERIFY(addReply(**opened, row->id, newReply(u"running"_s), protocol::TaskState::Running));
    const QString count = u"SELECT COUNT(*) FROM runlatch.replies WHERE capture_id = %1"_s.arg(row->id);
    QCOMPARE(ask(count), u"1"_s);
    for (const QString &role : {m_roles.receiver, m_roles.desk}) {
        PostgresConnection connection(serverOf(role), m_clock);
        QVERIFY(connection.execute(u"DELETE FROM replies"_s));
        QCOMPARE(ask(count), u"1"_s);
    }
}

void tst_StoreRoles::aDeskReadsAndReplies()
{
    const auto opened = open(addressOf(m_roles.receiver));
    const NewCapture capture = newCapture(u"taskrs-desk"_s);
    const auto row = append(**opened, capture);
    QVERIFY(row);
    const ServerCaptures captures(serverOf(m_roles.desk), m_key.bytes, m_clock);
    QVERIFY(captures.checkKey());
    QCOMPARE(captures.load(row->id)->body, capture.body);
    QCOMPARE(captures.find(CaptureFilter::parse(u"taskrs-desk"_s, m_clock.utc()), 0, 10)->size(), 1);
    PostgresConnection connection(serverOf(m_roles.desk), m_clock);
    const Sealer sealer(m_key);
    CaptureTable table(connection, sealer);
    QVERIFY(connection.beginWriting());
    QVERIFY(table.addReply(row->id, newReply(u"failed"_s), protocol::TaskState::Failed));
    QVERIFY(connection.execute("COMMIT"));
    QCOMPARE(captures.load(row->id)->row.state, protocol::TaskState::Failed);
    QCOMPARE(captures.load(row->id)->replies.size(), 1);
    const auto asReceiver = open(addressOf(m_roles.desk));
    QVERIFY(!asReceiver);
    QCOMPARE(asReceiver.error().rule.name(), base::Rules::StoreNoRight.name());
}

void tst_StoreRoles::aReceiverForgetsWhatHasExpired()
{
    qint64 old = 0;
    qint64 young = 0;
    {
        const auto opened = open(addressOf(m_roles.receiver));
        old = append(**opened, newCapture(u"taskrs-old"_s))->id;
        young = append(**opened, newCapture(u"taskrs-young"_s))->id;
    }
    const QString expire = u"UPDATE runlatch.capture_secrets SET expires_at = %1 WHERE capture_id = %2"_s;
    QCOMPARE(ask(expire.arg(1).arg(old)), QString());
    QCOMPARE(ask(expire.arg(Q_INT64_C(32503680000000)).arg(young)), QString()); // the year 3000
    QVERIFY(open(addressOf(m_roles.receiver)));
    const QString sealed = u"SELECT COUNT(sealed) FROM runlatch.capture_secrets WHERE capture_id = %1"_s;
    QCOMPARE(ask(sealed.arg(old)), u"0"_s);
    QCOMPARE(ask(sealed.arg(young)), u"1"_s);
}

void tst_StoreRoles::tablesThatAreThereKeepTheirOwner()
{
    QVERIFY(newDatabase(u"TEMPLATE template0"_s));
    QVERIFY(append(**open(), newCapture()));
    QVERIFY(!makeRoles(m_roles));
    StoreRoles roles = m_roles;
    roles.owner = u"runlatch"_s;
    QVERIFY(makeRoles(roles));
    const auto opened = open(addressOf(roles.receiver));
    QVERIFY(opened && append(**opened, newCapture()));
    QVERIFY(append(**open(), newCapture()));
    QCOMPARE(list(**opened)->size(), 3);
    QCOMPARE(ask(u"UPDATE runlatch.captures SET id = id + (1::bigint << 40)"_s), QString()); // as of a dump
    QCOMPARE(list(**opened)->size(), 0);
    QVERIFY(makeRoles(roles));
    QTRY_COMPARE(list(**opened)->size(), 3);
}

void tst_StoreRoles::refusesARoleThatMayMore()
{
    QVERIFY(newDatabase(u"TEMPLATE template0"_s));
    const QString name = PostgresCluster::nameOf(m_address);
    QVERIFY(cluster().run(name, u"CREATE ROLE mighty LOGIN CREATEDB"_s));
    QVERIFY(cluster().run(name, u"CREATE ROLE related LOGIN; GRANT pg_read_all_data TO related"_s));
    for (const QString &role : {u"mighty"_s, u"related"_s}) {
        StoreRoles roles = m_roles;
        roles.desk = role;
        QVERIFY(!makeRoles(roles));
        QCOMPARE(ask(u"SELECT to_regnamespace('runlatch') IS NULL"_s), u"t"_s);
    }
    QVERIFY(makeRoles(m_roles));
}

RUNLATCH_TEST(tst_StoreRoles)

} // namespace runlatch::store

#include "tst_storeroles.moc"
