// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "cliprogram.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QTcpSocket>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// The command line does its work against a simulator, and its exit status says how that went.
class tst_Cli : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void sign();
    void wrongUsage_data();
    void wrongUsage();
    void helpNeedsNoDisplay();
    void readsAndArchives();
    void listsAllOfEveryDialect_data();
    void listsAllOfEveryDialect();
    void saysThatItWaits();
    void firstKeyIsEvent();
    void wrongToken();
    void passedRunTask();
    void wrongKeyIsInvalid();
    void unreachable();
    void verificationIsAnsweredOnItsOwn();
    void expectIsMet();
    void interrupted();
    void pagesEnd();
    void humanRowsCannotBeForged();
    void signalWaitsForReplies();
    void stopsCleanly_data();
    void stopsCleanly();
    void noSecretsInOutput();
    void warnsOfATokenWithoutEncryption();
    void aKeyIsNotCut_data();
    void aKeyIsNotCut();

private:
    std::unique_ptr<CliFolder> m_folder;
    QString m_key, m_otherKey;
};

void tst_Cli::init()
{
    m_folder = std::make_unique<CliFolder>();
    m_key = m_folder->write(u"key"_s, "secret123\n");
    m_otherKey = m_folder->write(u"other"_s, "secret124\n");
}

void tst_Cli::sign()
{
    // RFC 4231, test case 2
    const QString key = m_folder->write(u"jefe"_s, "Jefe");
    Program program({u"sign"_s, u"--hmac-key-file"_s, key}, "what do ya want for nothing?");
    const QJsonObject line = program.next();
    QCOMPARE(line[u"event"].toString(), u"signed"_s);
    QCOMPARE(line[u"header"].toString(), u"X-TFC-Task-Signature"_s);
    QCOMPARE(
        line[u"value"].toString(),
        u"164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737"_s);
    QCOMPARE(program.exitStatus(), 0);
}

void tst_Cli::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList();
    QTest::newRow("no such command") << QStringList{u"conjure"_s};
    QTest::newRow("unknown option") << QStringList{u"simulate"_s, u"--listn"_s, u"x"_s};
    QTest::newRow("an option of a later version")
        << QStringList{u"trigger"_s, u"--url"_s, u"http://127.0.0.1:9"_s, u"--replay"_s, u"f"_s};
    QTest::newRow("bad number") << QStringList{u"simulate"_s, u"--workspaces"_s, u"many"_s};
    QTest::newRow("bad stage") << QStringList{u"trigger"_s, u"--url"_s, u"http://127.0.0.1:9"_s, u"--stage"_s,
                                              u"pre-plan"_s};
    QTest::newRow("no url") << QStringList{u"change-requests"_s, u"show"_s, u"wscr-1"_s};
    QTest::newRow("an option of Qt's own") << QStringList{u"inspect"_s, u"--help-all"_s};
    QTest::newRow("a service name that is no header")
        << QStringList{u"trigger"_s, u"--url"_s, u"http://127.0.0.1:9"_s, u"--service-name"_s, u"A B\nC"_s};
    QTest::newRow("a password in a URL") << QStringList{u"trigger"_s, u"--url"_s, u"http://user:pw@127.0.0.1:9/x"_s};
    QTest::newRow("public URL of another scheme") << QStringList{u"inspect"_s, u"--public-url"_s, u"ftp://x"_s};
    QTest::newRow("public URL with a user") << QStringList{u"simulate"_s, u"--public-url"_s, u"http://u:p@x"_s};
    QTest::newRow("a reply to whom anybody names") << QStringList{u"inspect"_s, u"--reply"_s, u"passed"_s};
    for (const char *origin : {"127.0.0.1:8080", "http://127.0.0.1:8080/", "http://a/callback?token=s", "ftp://a", "*"})
        QTest::addRow("an origin that is none: %s", origin)
            << QStringList{u"inspect"_s, u"--reply"_s, u"passed"_s, u"--allow-callback"_s, QString::fromLatin1(origin)};
    QTest::newRow("an id that is none") << QStringList{u"change-requests"_s, u"show"_s, u"--url"_s, u"tf.example"_s,
                                                       u".."_s};
    QTest::newRow("neither workspace nor all")
        << QStringList{u"change-requests"_s, u"list"_s, u"--url"_s, u"tf.example"_s};
}

void tst_Cli::wrongUsage()
{
    QFETCH(QStringList, arguments);
    Program program(arguments);
    QCOMPARE(program.exitStatus(), 64);
    QVERIFY(program.diagnostics().contains("--help\".\n"));
    QVERIFY(program.rest().isEmpty());
}

void tst_Cli::helpNeedsNoDisplay()
{
    Program overview({u"--help"_s});
    QCOMPARE(overview.exitStatus(), 0);
    QVERIFY(overview.rest().contains("change-requests archive"));
    Program version({u"--version"_s});
    QCOMPARE(version.exitStatus(), 0);
    QVERIFY(version.rest().startsWith("runlatch-cli "));
    Program command({u"trigger"_s, u"--help"_s});
    QCOMPARE(command.exitStatus(), 0);
    QVERIFY(command.rest().contains("--deadline-rule"));
}

void tst_Cli::readsAndArchives()
{
    Program simulator({u"simulate"_s, u"--workspaces"_s, u"1"_s, u"--change-requests"_s, u"30"_s});
    const QStringList to = m_folder->service(simulator);
    const QStringList listing{u"change-requests"_s, u"list"_s, u"--organization"_s, u"acme"_s, u"--all-workspaces"_s};
    Program list(listing + QStringList{u"--active"_s} + to);
    const QJsonObject first = list.next(u"change-request"_s);
    QVERIFY(first[u"id"].toString().startsWith(u"wscr-"));
    QCOMPARE(first[u"archived"].toBool(), false);
    const QJsonObject summary = list.next(u"summary"_s);
    QVERIFY(summary[u"complete"].toBool());
    QCOMPARE(list.exitStatus(), 0);
    QVERIFY(list.diagnostics().contains("1 of 1 workspace"));
    Program others(listing + QStringList{u"--archived"_s} + to);
    const int rest = others.next(u"summary"_s)[u"change_requests"].toInt();
    QCOMPARE(summary[u"change_requests"].toInt() + rest, 30);

    const QString id = first[u"id"].toString();
    for (const bool already : {false, true}) {
        Program archive(QStringList{u"change-requests"_s, u"archive"_s, id} + to);
        const QJsonObject archived = archive.next(u"archived"_s);
        QCOMPARE(archived[u"id"].toString(), id);
        QCOMPARE(archived[u"already"].toBool(), already);
        QVERIFY(!archived[u"at"].toString().isEmpty());
        QCOMPARE(archive.exitStatus(), 0);
    }
    Program show(QStringList{u"change-requests"_s, u"show"_s, id} + to);
    QCOMPARE(show.next(u"change-request"_s)[u"archived"].toBool(), true);
}

void tst_Cli::listsAllOfEveryDialect_data()
{
    QTest::addColumn<QString>("dialect");
    for (const char *name : {"any", "spec", "openapi"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/// Every dialect can be listed, also by a service that knows workspaces only by name.
void tst_Cli::listsAllOfEveryDialect()
{
    QFETCH(QString, dialect);
    Program simulator(
        {u"simulate"_s, u"--dialect"_s, dialect, u"--workspaces"_s, u"3"_s, u"--change-requests"_s, u"30"_s});
    const QStringList to = m_folder->service(simulator);
    Program list(QStringList{u"change-requests"_s, u"list"_s, u"--organization"_s, u"acme"_s, u"--all-workspaces"_s}
                 + to);
    QTRY_VERIFY_WITH_TIMEOUT(list.hasEnded(), 30'000);
    QCOMPARE(list.exitStatus(), 0);
    const QByteArray said = list.rest();
    QCOMPARE(said.count("\"event\":\"change-request\""), 30);
    QVERIFY(said.endsWith("{\"event\":\"summary\",\"change_requests\":30,\"complete\":true}\n"));
}

void tst_Cli::saysThatItWaits()
{
    using support::Script, support::httpAnswer;
    support::ScriptedServer service({Script::answer(httpAnswer(429, {}, "application/json", "Retry-After: 1\r\n")),
                                     Script::answer(httpAnswer(404))});
    const QString token = m_folder->write(u"token"_s, "t");
    Program show({u"change-requests"_s, u"show"_s, u"--url"_s, service.url(u"/api/v2"_s).toString(), u"--token-file"_s,
                  token, u"wscr-1"_s});
    QTRY_VERIFY_WITH_TIMEOUT(show.hasEnded(), 30'000);
    // Only the error stands on standard output, which is for the requested output.
    QCOMPARE(show.rest().count('\n'), 1);
    const QByteArray said = show.diagnostics();
    QVERIFY2(said.contains("Waiting 2 s: the service limits requests."), said.constData()); // 1 s and a little more
}

void tst_Cli::firstKeyIsEvent()
{
    Program simulator({u"simulate"_s, u"--workspaces"_s, u"1"_s, u"--change-requests"_s, u"1"_s});
    const QStringList to = m_folder->service(simulator);
    Program show(QStringList{u"change-requests"_s, u"show"_s, u"wscr-none"_s} + to);
    QCOMPARE(show.exitStatus(), 2);
    const QByteArray line = show.rest();
    QVERIFY2(line.startsWith("{\"event\":\"error\",\"kind\":\"not-found\",\"http\":404,\"rule\":null,\"message\":\""),
             line.constData());
}

void tst_Cli::wrongToken()
{
    Program simulator({u"simulate"_s, u"--workspaces"_s, u"1"_s, u"--change-requests"_s, u"1"_s});
    QStringList to = m_folder->service(simulator);
    to.last() = m_folder->write(u"wrong"_s, "nobody");
    Program show(QStringList{u"change-requests"_s, u"show"_s, u"wscr-none"_s} + to);
    const QJsonObject error = show.next();
    QCOMPARE(error[u"kind"].toString(), u"unauthorized"_s);
    QCOMPARE(error[u"http"].toInt(), 401);
    QVERIFY(error[u"errors"].toArray().size() == 1);
    QCOMPARE(show.exitStatus(), 2);
}

void tst_Cli::passedRunTask()
{
    Program inspect({u"inspect"_s, u"--hmac-key-file"_s, m_key, u"--reply"_s, u"passed"_s, u"--count"_s, u"1"_s});
    const QString url = inspect.next(u"listening"_s)[u"url"].toString();
    Program trigger({u"trigger"_s, u"--linger"_s, u"0s"_s, u"--url"_s, url, u"--hmac-key-file"_s, m_key});
    QCOMPARE(trigger.next(u"accepted"_s)[u"attempt"].toInt(), 1);
    QCOMPARE(trigger.next(u"callback"_s)[u"http"].toInt(), 200);
    const QJsonObject result = trigger.next(u"result"_s);
    QCOMPARE(result[u"status"].toString(), u"passed"_s);
    QCOMPARE(trigger.exitStatus(), 0);

    const QJsonObject captured = inspect.next(u"captured"_s);
    QCOMPARE(captured[u"signature"][u"verdict"].toString(), u"valid"_s);
    QCOMPARE(captured[u"stage"].toString(), u"post_plan"_s);
    QCOMPARE(captured[u"findings"].toInt(-1), 0);
    QCOMPARE(captured[u"answered"].toInt(), 200);
    QCOMPARE(inspect.next(u"callback"_s)[u"http"].toInt(), 200);
    QCOMPARE(inspect.exitStatus(), 0);
}

void tst_Cli::wrongKeyIsInvalid()
{
    Program inspect({u"inspect"_s, u"--hmac-key-file"_s, m_otherKey, u"--reply"_s, u"passed"_s, u"--count"_s, u"1"_s});
    const QString url = inspect.next(u"listening"_s)[u"url"].toString();
    Program trigger({u"trigger"_s, u"--linger"_s, u"0s"_s, u"--url"_s, url, u"--hmac-key-file"_s, m_key,
                     u"--deadline"_s, u"300ms"_s});
    const QJsonObject captured = inspect.next(u"captured"_s);
    QCOMPARE(captured[u"signature"][u"verdict"].toString(), u"invalid"_s);
    QCOMPARE(captured[u"signature"][u"cause"].toString(), u"digest.differs"_s);
    QCOMPARE(inspect.exitStatus(), 0); // an invalid request gets no automatic reply
    QCOMPARE(trigger.next(u"result"_s)[u"status"].toString(), u"errored"_s);
    QCOMPARE(trigger.exitStatus(), 2);
}

void tst_Cli::unreachable()
{
    Program inspect({u"inspect"_s, u"--answer"_s, u"202"_s, u"--count"_s, u"1"_s});
    const QString url = inspect.next(u"listening"_s)[u"url"].toString();
    Program trigger({u"trigger"_s, u"--linger"_s, u"0s"_s, u"--url"_s, url, u"--retries"_s, u"0"_s});
    QCOMPARE(trigger.next(u"attempt"_s)[u"http"].toInt(), 202);
    QCOMPARE(trigger.next(u"result"_s)[u"status"].toString(), u"unreachable"_s);
    QCOMPARE(trigger.exitStatus(), 2);
}

/// A run task can be set up while its requests are answered with 503 on purpose.
void tst_Cli::verificationIsAnsweredOnItsOwn()
{
    Program inspect({u"inspect"_s, u"--answer"_s, u"503"_s, u"--count"_s, u"2"_s});
    const QString url = inspect.next(u"listening"_s)[u"url"].toString();
    Program accepted({u"trigger"_s, u"--linger"_s, u"0s"_s, u"--url"_s, url, u"--verification"_s});
    QCOMPARE(accepted.exitStatus(), 0);
    QCOMPARE(inspect.next(u"captured"_s)[u"answered"].toInt(), 200);
    Program request({u"trigger"_s, u"--linger"_s, u"0s"_s, u"--url"_s, url, u"--retries"_s, u"0"_s});
    QCOMPARE(request.next(u"attempt"_s)[u"http"].toInt(), 503);

    Program refusing({u"inspect"_s, u"--answer-verification"_s, u"500"_s, u"--count"_s, u"1"_s});
    const QString elsewhere = refusing.next(u"listening"_s)[u"url"].toString();
    Program refused({u"trigger"_s, u"--linger"_s, u"0s"_s, u"--url"_s, elsewhere, u"--verification"_s});
    QCOMPARE(refused.exitStatus(), 1);
    QCOMPARE(refusing.next(u"captured"_s)[u"answered"].toInt(), 500);
}

void tst_Cli::expectIsMet()
{
    const QStringList key{u"--hmac-key-file"_s, m_key};
    Program inspect(QStringList{u"inspect"_s, u"--reply"_s, u"failed"_s} + key);
    const QString url = inspect.next(u"listening"_s)[u"url"].toString();
    Program met(QStringList{u"trigger"_s, u"--linger"_s, u"0s"_s, u"--url"_s, url, u"--expect"_s, u"failed"_s} + key);
    QCOMPARE(met.exitStatus(), 0);
    Program missed(QStringList{u"trigger"_s, u"--linger"_s, u"0s"_s, u"--url"_s, url, u"--expect"_s, u"passed"_s}
                   + key);
    QCOMPARE(missed.exitStatus(), 1);
}

void tst_Cli::interrupted()
{
    Program inspect({u"inspect"_s});
    const QString url = inspect.next(u"listening"_s)[u"url"].toString();
    Program trigger({u"trigger"_s, u"--linger"_s, u"0s"_s, u"--url"_s, url}); // this integration never calls back
    QVERIFY(!trigger.next(u"accepted"_s).isEmpty());
    trigger.signal(SIGTERM);
    QVERIFY(!trigger.next(u"interrupted"_s).isEmpty());
    QCOMPARE(trigger.exitStatus(), 128 + SIGTERM);
}

void tst_Cli::pagesEnd()
{
    // A service that reports ever more pages without rows.
    const QByteArray page =
        R"({"data":[],"meta":{"pagination":{"current-page":1,"page-size":20,"prev-page":null,"next-page":2,"total-pages":3,"total-count":50}}})";
    support::ScriptedServer service(support::Script::answer(support::httpAnswer(200, page)));
    const QString token = m_folder->write(u"token"_s, "t");
    Program list({u"change-requests"_s, u"list"_s, u"--url"_s, service.url(u"/api/v2"_s).toString(), u"--token-file"_s,
                  token, u"--workspace"_s, u"ws-loop"_s, u"--all"_s});
    QTRY_VERIFY_WITH_TIMEOUT(list.hasEnded(), 30'000);
    QCOMPARE(list.rest().count("\"event\":\"page\""), 1);
}

void tst_Cli::humanRowsCannotBeForged()
{
    Program inspect({u"inspect"_s, u"--human"_s, u"--count"_s, u"1"_s});
    const QByteArray listening = inspect.nextLine();
    const QUrl url(QString::fromUtf8(listening.mid(listening.indexOf("http"))).trimmed());
    QTcpSocket socket;
    socket.connectToHost(url.host(), static_cast<quint16>(url.port()));
    const QByteArray body = "{\"payload_version\":1,\"stage\":\"%3 %5\",\"run_id\":\"run-\\u2028#9 forged\"}";
    socket.write("POST /runtask HTTP/1.1\r\nHost: x\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n"
                 + body);
    QVERIFY(socket.waitForBytesWritten());
    QByteArray line = inspect.nextLine();
    while (line.startsWith("#1 finding"))
        line = inspect.nextLine();
    QCOMPARE(line, QByteArray("#1 %3 %5 run- #9 forged: signature unchecked, answered 200\n"));
    QCOMPARE(inspect.exitStatus(), 0);
}

void tst_Cli::signalWaitsForReplies()
{
    const QStringList key{u"--hmac-key-file"_s, m_key};
    Program inspect(QStringList{u"inspect"_s, u"--reply"_s, u"passed"_s, u"--after"_s, u"700ms"_s} + key);
    const QString url = inspect.next(u"listening"_s)[u"url"].toString();
    Program trigger(QStringList{u"trigger"_s, u"--linger"_s, u"0s"_s, u"--url"_s, url} + key);
    QVERIFY(!inspect.next(u"captured"_s).isEmpty());
    inspect.signal(SIGTERM);
    QCOMPARE(inspect.next(u"callback"_s)[u"http"].toInt(), 200);
    QCOMPARE(inspect.exitStatus(), 0);
    QCOMPARE(trigger.next(u"result"_s)[u"status"].toString(), u"passed"_s);
}

void tst_Cli::stopsCleanly_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("simulate") << u"simulate"_s;
    QTest::newRow("inspect") << u"inspect"_s;
}

void tst_Cli::stopsCleanly()
{
    QFETCH(QString, command);
    Program program({command});
    QVERIFY(!program.next(u"listening"_s).isEmpty());
    program.signal(SIGINT);
    QCOMPARE(program.exitStatus(), 0);
}

void tst_Cli::noSecretsInOutput()
{
    const QString store = m_folder->path(u"captures.sqlite"_s);
    Program inspect({u"inspect"_s, u"--hmac-key-file"_s, m_key, u"--reply"_s, u"passed"_s, u"--count"_s, u"1"_s,
                     u"--store"_s, store});
    const QString url = inspect.next(u"listening"_s)[u"url"].toString();
    Program trigger({u"trigger"_s, u"--linger"_s, u"0s"_s, u"--url"_s, url, u"--hmac-key-file"_s, m_key});
    QCOMPARE(trigger.exitStatus(), 0);
    QCOMPARE(inspect.exitStatus(), 0);
    const QByteArray all = inspect.rest() + inspect.diagnostics() + trigger.rest() + trigger.diagnostics();
    QVERIFY(all.contains("captured"));
    QVERIFY(!all.contains("secret123"));
    QVERIFY(!all.contains("atlasv1"));
    QVERIFY(!all.contains("url_code"));
}

/// 0.0.0.0 leads to this machine too, but is not a loopback address.
void tst_Cli::warnsOfATokenWithoutEncryption()
{
    support::ScriptedServer service(support::Script::answer(support::httpAnswer(404)));
    const QString token = m_folder->write(u"token"_s, "t");
    for (const char *host : {"0.0.0.0", "127.0.0.1"}) {
        const QString address = u"%1:%2"_s.arg(QString::fromLatin1(host)).arg(service.serverPort());
        Program show({u"change-requests"_s, u"show"_s, u"--url"_s, u"http://%1/api/v2"_s.arg(address),
                      u"--token-file"_s, token, u"wscr-1"_s});
        QTRY_VERIFY_WITH_TIMEOUT(show.hasEnded(), 30'000);
        QCOMPARE(show.exitStatus(), 2);
        const QByteArray said = show.diagnostics();
        QCOMPARE(said.contains("without encryption"), address.startsWith(u'0'));
        QCOMPARE(said.contains(address.toUtf8()), address.startsWith(u'0'));
    }
}

void tst_Cli::aKeyIsNotCut_data()
{
    QTest::addColumn<int>("bytes");
    QTest::addColumn<bool>("isKey");
    QTest::newRow("as much as may be") << 64 * 1024 << true;
    QTest::newRow("a byte more") << 64 * 1024 + 1 << false;
}

/// A signature with the first part of a key is a signature with another key.
void tst_Cli::aKeyIsNotCut()
{
    QFETCH(const int, bytes);
    QFETCH(const bool, isKey);
    const QString key = m_folder->write(u"large"_s, QByteArray(bytes, 'k'));
    Program sign({u"sign"_s, u"--hmac-key-file"_s, key}, "what do ya want for nothing?");
    const QJsonObject line = sign.next();
    QCOMPARE(line[u"event"].toString(), isKey ? u"signed"_s : u"error"_s);
    QCOMPARE(line[u"message"].toString().contains(u"larger than 64 KB"_s), !isKey);
    QCOMPARE(sign.exitStatus(), isKey ? 0 : 2);
    Program show(
        {u"change-requests"_s, u"show"_s, u"--url"_s, u"http://127.0.0.1:9"_s, u"--token-file"_s, key, u"wscr-1"_s});
    QCOMPARE(show.next()[u"message"].toString().contains(u"larger than 64 KB"_s), !isKey);
}

RUNLATCH_TEST(tst_Cli)
#include "tst_cli.moc"
