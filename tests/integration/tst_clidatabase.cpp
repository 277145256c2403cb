// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "clirequests.h"
#include "support/postgrescluster.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;

/// `inspect` keeps its captures in a database that other receivers write to, and its address holds no password.
class tst_CliDatabase : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void wrongUsage_data();
    void wrongUsage();
    void readersRefuseItToo_data();
    void readersRefuseItToo();
#ifdef RUNLATCH_HAS_POSTGRES
    void saysThatTheServerIsNotThere();
    void twoReceiversShareIt();
    void aKilledReceiverHasStoredWhatItAnswered();
    void othersReadWhatAReceiverKept();
    void rolesForIt();

private:
    static support::PostgresCluster &cluster()
    {
        return *support::PostgresCluster::instance();
    }
    QStringList inspecting(const QString &database) const
    {
        return {u"inspect"_s, u"--store"_s, database, u"--store-key-file"_s, m_key};
    }
    static QUrl urlOf(Program &inspect)
    {
        return QUrl(inspect.next(u"listening"_s)[u"url"].toString());
    }
    static QByteArray payloadOf(int number)
    {
        return wholePayload(u"https://tf.example/callback"_s, u"taskrs-%1"_s.arg(number));
    }
#endif

private:
    std::unique_ptr<CliFolder> m_folder;
    QString m_key;
};

void tst_CliDatabase::init()
{
    m_folder = std::make_unique<CliFolder>();
    m_key = m_folder->path(u"key"_s);
    Program making({u"store-key"_s, m_key});
    QCOMPARE(making.exitStatus(), 0);
}

void tst_CliDatabase::wrongUsage_data()
{
    QTest::addColumn<QString>("store");
    QTest::addColumn<bool>("hasKey");
    QTest::addColumn<QByteArray>("said");
#ifdef RUNLATCH_HAS_POSTGRES
    const QByteArray password = ".pgpass";
    const QByteArray address = "postgresql://";
    const QByteArray key = "--store-key-file";
#else
    const QByteArray password = "cannot use PostgreSQL";
    const QByteArray address = password;
    const QByteArray key = password;
#endif
    QTest::newRow("a password") << u"postgresql://me:hunter2@db.example/runlatch"_s << true << password;
    QTest::newRow("a password as an option")
        << u"postgresql://db.example/runlatch?password=hunter2"_s << true << password;
    QTest::newRow("no address") << u"postgresql://[hunter2/runlatch"_s << true << address;
    QTest::newRow("no key") << u"postgresql://db.example/runlatch"_s << false << key;
}

void tst_CliDatabase::wrongUsage()
{
    QFETCH(const QString, store);
    QFETCH(const bool, hasKey);
    QFETCH(const QByteArray, said);
    QStringList arguments{u"inspect"_s, u"--store"_s, store};
    if (hasKey)
        arguments += {u"--store-key-file"_s, m_key};
    Program inspect(arguments);
    QCOMPARE(inspect.exitStatus(), 64);
    const QByteArray words = inspect.diagnostics();
    QVERIFY2(words.contains(said), words.constData());
    QVERIFY2(!words.contains("hunter2") && !inspect.rest().contains("hunter2"), words.constData());
}

void tst_CliDatabase::readersRefuseItToo_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QString store = u"postgresql://me:hunter2@db.example/runlatch"_s;
    QTest::newRow("list") << QStringList{u"captures"_s, u"list"_s, u"--store"_s, store};
    QTest::newRow("show") << QStringList{u"captures"_s, u"show"_s, u"--store"_s, store, u"1"_s};
    QTest::newRow("export") << QStringList{u"export"_s, u"--store"_s, store, u"--format"_s, u"jsonl"_s};
    QTest::newRow("replay") << QStringList{u"replay"_s, u"--store"_s, store, u"--id"_s, u"1"_s};
    QTest::newRow("rules") << QStringList{u"rules"_s, u"--store"_s, store, u"--id"_s, u"1"_s, u"-"_s};
    QTest::newRow("import") << QStringList{u"import"_s, u"--store"_s, store, u"requests.jsonl"_s};
}

/// A password in an argument is refused by whoever opens a store, and so is every address where there is no libpq.
void tst_CliDatabase::readersRefuseItToo()
{
    QFETCH(const QStringList, arguments);
    Program reader(arguments);
    QCOMPARE(reader.exitStatus(), 64);
    const QByteArray words = reader.diagnostics();
    QVERIFY2(words.contains("database") || words.contains("PostgreSQL"), words.constData());
    QVERIFY2(!words.contains("hunter2") && !reader.rest().contains("hunter2"), words.constData());
}

#ifdef RUNLATCH_HAS_POSTGRES

void tst_CliDatabase::saysThatTheServerIsNotThere()
{
    Program inspect(inspecting(u"postgresql:///runlatch?host="_s + m_folder->path(u"nobody"_s)));
    QCOMPARE(inspect.next(u"error"_s)[u"rule"].toString(), u"store.unreachable"_s);
    QCOMPARE(inspect.exitStatus(), 2);
}

void tst_CliDatabase::twoReceiversShareIt()
{
    RUNLATCH_NEEDS_POSTGRES;
    const QString database = cluster().newDatabase();
    Program one(inspecting(database));
    Program two(inspecting(database));
    QCOMPARE(answerToPost(urlOf(one), payloadOf(1)), "HTTP/1.1 200 OK");
    QCOMPARE(answerToPost(urlOf(two), payloadOf(1)), "HTTP/1.1 200 OK");
    const qint64 first = one.next(u"captured"_s)[u"id"].toInteger();
    const QJsonObject second = two.next(u"captured"_s);
    QVERIFY(first > 0 && second[u"id"].toInteger() > first);
    for (Program *receiver : {&one, &two}) {
        receiver->signal(SIGTERM);
        QCOMPARE(receiver->exitStatus(), 0);
        QCOMPARE(receiver->diagnostics(), QByteArray());
    }
    const QString name = support::PostgresCluster::nameOf(database);
    QCOMPARE(cluster().ask(name, u"SELECT COUNT(*) FROM runlatch.captures"_s), u"2"_s);
    const auto all = cluster().ask(name, u"SELECT string_agg(encode(body, 'escape'), '') FROM runlatch.captures"_s);
    QVERIFY(all && all->contains(u"net-prod"_s) && !all->contains(QString::fromUtf8(SentToken)));
}

void tst_CliDatabase::aKilledReceiverHasStoredWhatItAnswered()
{
    RUNLATCH_NEEDS_POSTGRES;
    const QString database = cluster().newDatabase();
    Program inspect(inspecting(database));
    const QUrl url = urlOf(inspect);
    constexpr int Count = 20;
    for (int number = 0; number < Count; ++number)
        QCOMPARE(answerToPost(url, payloadOf(number)), "HTTP/1.1 200 OK");
    inspect.kill();
    (void)inspect.exitStatus();
    const QString counted = u"SELECT COUNT(DISTINCT task_result_id) FROM runlatch.captures"_s;
    QCOMPARE(cluster().ask(support::PostgresCluster::nameOf(database), counted), QString::number(Count));
    Program next(inspecting(database));
    QCOMPARE(answerToPost(urlOf(next), payloadOf(0)), "HTTP/1.1 200 OK");
    QVERIFY(!next.next(u"captured"_s).isEmpty());
}

void tst_CliDatabase::othersReadWhatAReceiverKept()
{
    RUNLATCH_NEEDS_POSTGRES;
    const QString database = cluster().newDatabase();
    Program inspect(inspecting(database));
    QCOMPARE(answerToPost(urlOf(inspect), payloadOf(1)), "HTTP/1.1 200 OK");
    const qint64 id = inspect.next(u"captured"_s)[u"id"].toInteger();
    const QString number = QString::number(id);
    Program listing({u"captures"_s, u"list"_s, u"--store"_s, database, u"--filter"_s, u"net-prod"_s});
    QCOMPARE(listing.next(u"capture"_s)[u"id"].toInteger(), id);
    QCOMPARE(listing.exitStatus(), 0);
    Program showing({u"captures"_s, u"show"_s, number, u"--store"_s, database});
    QCOMPARE(showing.next(u"capture"_s)[u"id"].toInteger(), id);
    QCOMPARE(showing.exitStatus(), 0);
    const QStringList exporting{u"export"_s, u"--store"_s, database, u"--format"_s, u"jsonl"_s, u"--to"_s};
    const QString closed = m_folder->path(u"closed.jsonl"_s);
    QCOMPARE(Program(exporting + QStringList{closed}).exitStatus(), 0);
    const QString open = m_folder->path(u"open.jsonl"_s);
    Program opening(exporting + QStringList{open, u"--with-secrets"_s, u"--store-key-file"_s, m_key});
    QCOMPARE(opening.exitStatus(), 0);
    const auto textOf = [](const QString &name) {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QVERIFY(!textOf(closed).isEmpty() && !textOf(closed).contains(SentToken));
    QVERIFY(textOf(open).contains(SentToken));
}

/// What `store-roles` prints makes roles with which a receiver and a reader do all of their work.
void tst_CliDatabase::rolesForIt()
{
    RUNLATCH_NEEDS_POSTGRES;
    for (const QStringList &wrong : {QStringList{u"--desk"_s, u"Desk"_s}, {u"--desk"_s, u"runlatch_owner"_s}, {u"x"_s}})
        QCOMPARE(Program(QStringList{u"store-roles"_s} + wrong).exitStatus(), 64);
    QFile sql(m_folder->path(u"roles.sql"_s)); // it prints no events
    Program printing({u"store-roles"_s, u"--receiver"_s, u"team_receiver"_s}, {}, {.outputFile = sql.fileName()});
    QCOMPARE(printing.exitStatus(), 0);
    QVERIFY(sql.open(QIODevice::ReadOnly));
    const QString database = cluster().newDatabase(u"TEMPLATE template0"_s); // what it revokes stays
    const QString name = support::PostgresCluster::nameOf(database);
    QVERIFY(cluster().run(name, QString::fromUtf8(sql.readAll())));
    Program inspect(inspecting(cluster().address(name, u"team_receiver"_s)));
    QCOMPARE(answerToPost(urlOf(inspect), payloadOf(1)), "HTTP/1.1 200 OK");
    const qint64 id = inspect.next(u"captured"_s)[u"id"].toInteger();
    inspect.signal(SIGTERM);
    QCOMPARE(inspect.exitStatus(), 0);
    QCOMPARE(inspect.diagnostics(), QByteArray());
    const QString desk = cluster().address(name, u"runlatch_desk"_s);
    Program showing({u"captures"_s, u"show"_s, QString::number(id), u"--store"_s, desk, u"--store-key-file"_s, m_key});
    QCOMPARE(showing.next(u"capture"_s)[u"id"].toInteger(), id);
    QCOMPARE(showing.exitStatus(), 0);
    Program again(inspecting(desk));
    QCOMPARE(again.next(u"error"_s)[u"rule"].toString(), u"store.no-right"_s);
    QCOMPARE(again.exitStatus(), 2);
}

#endif

RUNLATCH_TEST(tst_CliDatabase)

#include "tst_clidatabase.moc"
