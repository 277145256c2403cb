// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "cliprogram.h"
#include "http/ownaddresses.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// runlatch-cli finds the API of a service, and announces addresses at which it can be reached.
class tst_CliAddresses : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<CliFolder>(); }
    void findsTheApiOfAHost_data();
    void findsTheApiOfAHost();
    void tellsWhyItCannotFindTheApi();
    void listsByTheIdOfAWorkspace();
    void announcesWhereItIsReached_data();
    void announcesWhereItIsReached();

private:
    std::unique_ptr<CliFolder> m_folder;
};

void tst_CliAddresses::findsTheApiOfAHost_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("status");
    QTest::addColumn<QList<QByteArray>>("asked");
    const QByteArray discovery = "GET /.well-known/terraform.json HTTP/1.1";
    const QByteArray usual = "GET /api/v2/change-requests/wscr-1 HTTP/1.1";
    QTest::newRow("told") << u""_s << 200
                          << QList{discovery, QByteArray("GET /found/v2/change-requests/wscr-1 HTTP/1.1")};
    QTest::newRow("not told") << u"/"_s << 404 << QList{discovery, usual};
    QTest::newRow("given") << u"/api/v2"_s << 200 << QList{usual};
}

/// The API is found as in the window, and the token goes only to the API.
void tst_CliAddresses::findsTheApiOfAHost()
{
    QFETCH(const QString, path);
    QFETCH(const int, status);
    QFETCH(const QList<QByteArray>, asked);
    using support::Script, support::httpAnswer;
    QList<Script> scripts;
    if (asked.size() == 2)
        scripts.append(Script::answer(httpAnswer(status, R"({"tfe.v2":"/found/v2/"})", "application/json")));
    scripts.append(Script::answer(httpAnswer(
        200, R"({"data":{"id":"wscr-1","type":"workspace_change_requests","attributes":{"subject":"s"}}})")));
    support::ScriptedServer service(scripts);
    Program show({u"change-requests"_s, u"show"_s, u"--url"_s, service.url(path).toString(), u"--token-file"_s,
                  m_folder->write(u"token"_s, "t"), u"wscr-1"_s});
    QTRY_VERIFY_WITH_TIMEOUT(show.hasEnded(), 30'000);
    QCOMPARE(show.exitStatus(), 0);
    QCOMPARE(service.count(), asked.size());
    for (int number = 0; number < service.count(); ++number) {
        QCOMPARE(service.requestLine(number), asked.at(number));
        QCOMPARE(service.header(number, "Authorization").isEmpty(), asked.at(number).contains("well-known"));
    }
}

void tst_CliAddresses::tellsWhyItCannotFindTheApi()
{
    support::ScriptedServer service(support::Script::answer(
        support::httpAnswer(200, R"({"tfe.v2":"https://evil.example/api/v2/"})", "application/json")));
    Program archive({u"change-requests"_s, u"archive"_s, u"--url"_s, service.url().toString(), u"--token-file"_s,
                     m_folder->write(u"token"_s, "t"), u"wscr-1"_s});
    QTRY_VERIFY_WITH_TIMEOUT(archive.hasEnded(), 30'000);
    QCOMPARE(archive.exitStatus(), 2);
    const QJsonObject error = archive.next(u"error"_s);
    QCOMPARE(error[u"id"].toString(), u"wscr-1"_s);
    QVERIFY2(error[u"message"].toString().contains(u"evil.example"_s), qPrintable(error[u"message"].toString()));
    QCOMPARE(service.count(), 1);
}

/// A script can list by the id of a workspace, which it has from a listed change request.
void tst_CliAddresses::listsByTheIdOfAWorkspace()
{
    for (const char *dialect : {"any", "spec", "openapi"}) {
        Program simulator({u"simulate"_s, u"--workspaces"_s, u"1"_s, u"--change-requests"_s, u"3"_s, u"--dialect"_s,
                           QString::fromLatin1(dialect)});
        const QStringList list = QStringList{u"change-requests"_s, u"list"_s} + m_folder->service(simulator);
        Program all(list + QStringList{u"--organization"_s, u"acme"_s, u"--all-workspaces"_s});
        QCOMPARE(all.exitStatus(), 0);
        const QList<QJsonObject> events = all.allEvents();
        const QString workspace = events.constFirst()[u"workspace"].toString();
        QVERIFY2(workspace.startsWith(u"ws-"_s), dialect);
        Program byId(list + QStringList{u"--workspace"_s, workspace});
        QVERIFY2(byId.exitStatus() == 0, dialect);
        QCOMPARE(valuesOf(byId.allEvents(), u"change-request"_s, u"id"_s),
                 valuesOf(events, u"change-request"_s, u"id"_s));
    }
}

void tst_CliAddresses::announcesWhereItIsReached_data()
{
    QTest::addColumn<QString>("command");
    for (const char *command : {"simulate", "inspect"})
        QTest::newRow(command) << QString::fromLatin1(command);
}

/// A listener at every address announces an address that works from here, and others for other machines.
void tst_CliAddresses::announcesWhereItIsReached()
{
    QFETCH(const QString, command);
    Program everywhere({command, u"--listen"_s, u"0.0.0.0:0"_s});
    const QJsonObject listening = everywhere.next(u"listening"_s);
    QCOMPARE(QUrl(listening[u"url"].toString()).host(), u"127.0.0.1"_s);
    const QStringList others = http::otherAddresses(u"0.0.0.0"_s);
    QCOMPARE(listening[u"addresses"].toArray(), QJsonArray::fromStringList(others));
    for (const QString &other : others) { // each announced address works
        QTcpSocket socket;
        socket.connectToHost(other, static_cast<quint16>(QUrl(listening[u"url"].toString()).port()));
        QVERIFY2(socket.waitForConnected(10'000), qPrintable(other));
    }
    Program here({command, u"--listen"_s, u"127.0.0.1:0"_s});
    QVERIFY(!here.next(u"listening"_s).contains("addresses"_L1));
    QTcpServer taken;
    QVERIFY(taken.listen(QHostAddress::LocalHost));
    Program refused({command, u"--listen"_s, u"127.0.0.1:%1"_s.arg(taken.serverPort())});
    QCOMPARE(refused.exitStatus(), 2);
    QVERIFY(refused.next(u"error"_s)[u"message"].toString().contains(QString::number(taken.serverPort())));
}

RUNLATCH_TEST(tst_CliAddresses)
#include "tst_cliaddresses.moc"
