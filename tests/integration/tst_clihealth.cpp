// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "clirequests.h"
#include "support/postgrescluster.h"
#include "support/suite.h"
#include "support/waiting.h"

#include <QTcpServer>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// A receiver on a server tells its health, and a signal ends it without losing what it has received.
class tst_CliHealth : public QObject
{
    Q_OBJECT

private slots:
    void tellsItsHealth();
    void wrongUsage();
    void aTakenPortIsAnError();
#ifdef RUNLATCH_HAS_POSTGRES
    void aSignalDrains();
#endif

private:
    static QByteArray answerAt(const QUrl &base, const QByteArray &path)
    {
        return answerToBytes(base, "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
    }
};

void tst_CliHealth::tellsItsHealth()
{
    Program inspect({u"inspect"_s, u"--health-listen"_s, u"127.0.0.1:0"_s});
    const QJsonObject listening = inspect.next(u"listening"_s);
    const QUrl health(listening[u"health"].toString());
    QCOMPARE(answerAt(health, "/healthz"), "HTTP/1.1 200 OK");
    QCOMPARE(answerToPost(QUrl(listening[u"url"].toString()), wholePayload()), "HTTP/1.1 200 OK");
    QCOMPARE(answerAt(health, "/metrics"), "HTTP/1.1 200 OK");
    inspect.signal(SIGTERM);
    QCOMPARE(inspect.exitStatus(), 0);
    QCOMPARE(inspect.diagnostics(), QByteArray());
}

void tst_CliHealth::wrongUsage()
{
    Program inspect({u"inspect"_s, u"--health-listen"_s, u"9464"_s});
    const QByteArray said = inspect.refusal();
    QVERIFY2(said.contains("--health-listen takes HOST:PORT"), said.constData());
}

void tst_CliHealth::aTakenPortIsAnError()
{
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    Program inspect({u"inspect"_s, u"--health-listen"_s, u"127.0.0.1:%1"_s.arg(other.serverPort())});
    QCOMPARE(inspect.next(u"error"_s)[u"rule"].toString(), u"listen.in-use"_s);
    QCOMPARE(inspect.exitStatus(), 2);
}

#ifdef RUNLATCH_HAS_POSTGRES
/// The database holds up a request while the signal comes: its receiver takes no further one, says that it is not
/// ready, and ends when the request is stored and answered.
void tst_CliHealth::aSignalDrains()
{
    RUNLATCH_NEEDS_POSTGRES;
    support::PostgresCluster &cluster = *support::PostgresCluster::instance();
    CliFolder folder;
    const QString key = folder.path(u"key"_s);
    QCOMPARE(Program({u"store-key"_s, key}).exitStatus(), 0);
    const QString address = cluster.newDatabase();
    const QString database = support::PostgresCluster::nameOf(address);
    Program inspect(
        {u"inspect"_s, u"--store"_s, address, u"--store-key-file"_s, key, u"--health-listen"_s, u"127.0.0.1:0"_s});
    const QJsonObject listening = inspect.next(u"listening"_s);
    const QUrl url(listening[u"url"].toString());
    const QUrl health(listening[u"health"].toString());
    QVERIFY(cluster.run(database, u"BEGIN"_s));
    QVERIFY(cluster.run(database, u"LOCK TABLE runlatch.captures IN ACCESS EXCLUSIVE MODE"_s));
    QTcpSocket sender;
    sender.connectToHost(url.host(), static_cast<quint16>(url.port()));
    const QByteArray body = wholePayload();
    sender.write("POST /runtask HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + QByteArray::number(body.size())
                 + "\r\n\r\n" + body);
    QVERIFY(sender.waitForBytesWritten());
    const QString waiting = u"SELECT COUNT(*) FROM pg_locks WHERE NOT granted"_s;
    QVERIFY(support::waitFor([&] { return cluster.ask(database, waiting) == u"1"_s; }));
    inspect.signal(SIGTERM);
    QVERIFY(support::waitFor([&] { return answerAt(health, "/healthz") == "HTTP/1.1 503 Service Unavailable"; }));
    QVERIFY(support::waitFor([&] {
        QTcpSocket late;
        late.connectToHost(url.host(), static_cast<quint16>(url.port()));
        return !late.waitForConnected();
    }));
    QVERIFY(!inspect.hasEnded());
    QVERIFY(cluster.run(database, u"COMMIT"_s));
    QVERIFY(sender.waitForReadyRead(30'000));
    QCOMPARE(sender.readLine().trimmed(), "HTTP/1.1 200 OK");
    QVERIFY(!inspect.next(u"captured"_s).isEmpty());
    QCOMPARE(inspect.exitStatus(), 0);
    QCOMPARE(cluster.ask(database, u"SELECT COUNT(*) FROM runlatch.captures"_s), u"1"_s);
}
#endif

RUNLATCH_TEST(tst_CliHealth)

#include "tst_clihealth.moc"
