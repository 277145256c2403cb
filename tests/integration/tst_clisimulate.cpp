// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "cliprogram.h"
#include "support/suite.h"

#include <QTcpSocket>
#include <QTest>
#include <QUrl>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// `simulate` keeps to its options: the token, the calendar, the rate.
class tst_CliSimulate : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<CliFolder>(); }
    void takesItsToken();
    void makesAFreshToken();
    void refusesWhatIsNoToken_data();
    void refusesWhatIsNoToken();
    void startsItsCalendar();
    void refusesWhatIsNoTime_data();
    void refusesWhatIsNoTime();
    void limitsTheRate();
    void explainsTheSpellings();
    void keepsItsState();
    void tellsOfRuns();
    void tellsTheMistakeInAState();
    void notifies();
    void refusesWhatIsNoAddressOfNotifications();

private:
    static QByteArray ask(const QJsonObject &listening, const QByteArray &request, const QByteArray &body = {});

    std::unique_ptr<CliFolder> m_folder;
};

/// Sends the request line, headers and body; returns the complete answer after the connection was closed.
QByteArray tst_CliSimulate::ask(const QJsonObject &listening, const QByteArray &request, const QByteArray &body)
{
    const QUrl url(listening[u"url"].toString());
    QTcpSocket socket;
    socket.connectToHost(url.host(), static_cast<quint16>(url.port()));
    const QByteArray length =
        body.isEmpty() ? QByteArray() : "Content-Length: " + QByteArray::number(body.size()) + "\r\n";
    socket.write(request + length + "Host: localhost\r\nConnection: close\r\n\r\n" + body);
    QByteArray answer;
    while (socket.waitForReadyRead(10'000))
        answer += socket.readAll();
    return answer;
}

void tst_CliSimulate::takesItsToken()
{
    const QString file = m_folder->write(u"token"_s, "my-own.token\n");
    Program simulator({u"simulate"_s, u"--workspaces"_s, u"1"_s, u"--token-file"_s, file});
    const QJsonObject listening = simulator.next(u"listening"_s);
    QVERIFY(listening.contains(u"token"_s) && listening[u"token"].isNull());
    const QByteArray list = "GET /api/v2/organizations HTTP/1.1\r\n";
    QVERIFY(ask(listening, list + "Authorization: Bearer my-own.token\r\n").startsWith("HTTP/1.1 200 "));
    QVERIFY(ask(listening, list + "Authorization: Bearer my-own\r\n").startsWith("HTTP/1.1 401 "));
    ask(listening, "GET /my-own.token HTTP/1.1\r\n");
    simulator.signal(SIGTERM);
    QCOMPARE(simulator.exitStatus(), 0);
    const QByteArray printed = simulator.rest() + simulator.diagnostics();
    QVERIFY(!printed.isEmpty() && !printed.contains("my-own"));
    Program human({u"simulate"_s, u"--human"_s, u"--token-file"_s, file});
    const QByteArray line = human.nextLine();
    QVERIFY2(line.contains(file.toUtf8()) && !line.contains("my-own"), line.constData());
}

void tst_CliSimulate::makesAFreshToken()
{
    QStringList tokens;
    for (int run = 0; run < 2; ++run) {
        Program simulator({u"simulate"_s, u"--workspaces"_s, u"1"_s});
        tokens.append(simulator.next(u"listening"_s)[u"token"].toString());
        QVERIFY(tokens.last().size() > 60);
    }
    QVERIFY(tokens[0] != tokens[1]);
}

void tst_CliSimulate::refusesWhatIsNoToken_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("two lines") << "one\ntwo\n"_ba;
    QTest::newRow("a blank") << "one two\n"_ba;
    QTest::newRow("not ASCII") << "t\xc3\xb6ken\n"_ba;
}

void tst_CliSimulate::refusesWhatIsNoToken()
{
    QFETCH(const QByteArray, content);
    const QString file = m_folder->write(u"token"_s, content);
    Program simulator({u"simulate"_s, u"--token-file"_s, file});
    const QJsonObject error = simulator.next(u"error"_s);
    QCOMPARE(error[u"kind"].toString(), u"secret"_s);
    QVERIFY(error[u"message"].toString().contains(file));
    QCOMPARE(simulator.exitStatus(), 2);
}

/// The same calendar and seed make the same resources, to the millisecond.
void tst_CliSimulate::startsItsCalendar()
{
    const QByteArray token = "fixed";
    const QString file = m_folder->write(u"token"_s, token);
    QByteArrayList exports;
    for (int run = 0; run < 2; ++run) {
        Program simulator({u"simulate"_s, u"--workspaces"_s, u"1"_s, u"--change-requests"_s, u"20"_s, u"--clock"_s,
                           u"2026-01-01T00:00:00Z"_s, u"--token-file"_s, file});
        const QJsonObject listening = simulator.next(u"listening"_s);
        const QByteArray answer = ask(listening, "GET /api/v2/ping HTTP/1.1\r\nAuthorization: Bearer fixed\r\n");
        QVERIFY2(answer.contains("Date: Thu, 01 Jan 2026 00:00:"), answer.constData());
        QVERIFY(answer.contains("X-Request-Id: "));
        Program list({u"change-requests"_s, u"list"_s, u"--url"_s, listening[u"url"].toString(), u"--token-file"_s,
                      file, u"--organization"_s, u"acme"_s, u"--all-workspaces"_s});
        QCOMPARE(list.exitStatus(), 0);
        exports.append(list.rest());
        QVERIFY(exports.last().contains(R"("created_at":"2025-)"));
    }
    QCOMPARE(exports[0], exports[1]);
}

void tst_CliSimulate::refusesWhatIsNoTime_data()
{
    QTest::addColumn<QString>("time");
    for (const char *time : {"yesterday", "2026-13-01T00:00:00Z", "2026-01-01", "2026-01-01T00:00:00", ""})
        QTest::addRow("\"%s\"", time) << QString::fromLatin1(time);
}

void tst_CliSimulate::refusesWhatIsNoTime()
{
    QFETCH(const QString, time);
    Program simulator({u"simulate"_s, u"--clock"_s, time});
    QCOMPARE(simulator.exitStatus(), 64);
    QVERIFY(simulator.diagnostics().contains("2026-01-01T00:00:00Z"));
}

/// The rate is limited: a client that ignores the limit gets 429 at some time, and a client that waits as told is let
/// in again.
void tst_CliSimulate::limitsTheRate()
{
    Program simulator({u"simulate"_s, u"--workspaces"_s, u"1"_s});
    const QJsonObject listening = simulator.next(u"listening"_s);
    const QUrl url(listening[u"url"].toString());
    const QByteArray ping = "GET /api/v2/ping HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer "
        + listening[u"token"].toString().toLatin1() + "\r\n";
    constexpr int Asked = 400;
    QTcpSocket socket;
    socket.connectToHost(url.host(), static_cast<quint16>(url.port()));
    socket.write((ping + "\r\n").repeated(Asked - 1) + ping + "Connection: close\r\n\r\n");
    QByteArray answers;
    while (socket.waitForReadyRead(10'000))
        answers += socket.readAll();
    const auto taken = answers.count("HTTP/1.1 204 ");
    QCOMPARE(taken + answers.count("HTTP/1.1 429 "), Asked);
    QVERIFY(taken >= 30 && taken < Asked);
    QVERIFY(answers.contains("X-RateLimit-Reset: 0.0"));
    QVERIFY(answers.contains("X-RateLimit-Remaining: 29\r\n"));
    QJsonObject refused;
    for (int count = 0; count < Asked && refused[u"status"].toInt() != 429; ++count)
        refused = simulator.next(u"request"_s);
    QCOMPARE(refused[u"status"].toInt(), 429);
    QCOMPARE(refused[u"path"].toString(), u"/api/v2/ping"_s);
    const QString token = m_folder->write(u"token"_s, listening[u"token"].toString().toUtf8());
    Program list({u"change-requests"_s, u"list"_s, u"--url"_s, url.toString(), u"--token-file"_s, token,
                  u"--organization"_s, u"acme"_s, u"--all-workspaces"_s});
    QCOMPARE(list.exitStatus(), 0);
}

void tst_CliSimulate::explainsTheSpellings()
{
    Program help({u"simulate"_s, u"--help"_s});
    QCOMPARE(help.exitStatus(), 0);
    const QByteArray text = help.rest();
    for (const char *word : {"workspace-change-requests", "workspace_change_requests", "the documents differ",
                             "--dialect", "--clock", "--token-file"})
        QVERIFY2(text.contains(word), word);
    for (const QByteArray &line : text.split('\n'))
        QVERIFY2(line.size() <= 80 || line.contains("--fault"), line.constData());
}

/// What was archived stays archived at the next start. A user who may only read archives nothing.
void tst_CliSimulate::keepsItsState()
{
    const QString state = m_folder->path(u"state.json"_s);
    const QString token = m_folder->write(u"token"_s, "fixed");
    const QString reader = m_folder->write(u"reader"_s, "reader");
    const QStringList arguments{u"simulate"_s, u"--workspaces"_s, u"1"_s, u"--change-requests"_s, u"9"_s, u"--state"_s,
                                state,         u"--token-file"_s, token,  u"--read-token-file"_s, reader};
    QString id;
    for (int run = 0; run < 2; ++run) {
        Program simulator(arguments);
        const QString url = simulator.next(u"listening"_s)[u"url"].toString();
        if (run == 0) {
            Program list({u"change-requests"_s, u"list"_s, u"--url"_s, url, u"--token-file"_s, token,
                          u"--organization"_s, u"acme"_s, u"--all-workspaces"_s, u"--active"_s});
            id = list.next(u"change-request"_s)[u"id"].toString();
            Program refused({u"change-requests"_s, u"archive"_s, id, u"--url"_s, url, u"--token-file"_s, reader});
            QVERIFY(refused.exitStatus() != 0);
            Program archive({u"change-requests"_s, u"archive"_s, id, u"--url"_s, url, u"--token-file"_s, token});
            QCOMPARE(archive.exitStatus(), 0);
        } else {
            Program show({u"change-requests"_s, u"show"_s, id, u"--url"_s, url, u"--token-file"_s, reader});
            QVERIFY(show.next(u"change-request"_s)[u"archived"].toBool());
        }
        simulator.signal(SIGTERM);
        QCOMPARE(simulator.exitStatus(), 0);
    }
}

/// A run that the API starts is told with its id, and the clock of its deadlines may run faster.
void tst_CliSimulate::tellsOfRuns()
{
    const QString token = m_folder->write(u"token"_s, "fixed");
    Program simulator({u"simulate"_s, u"--workspaces"_s, u"1"_s, u"--warp"_s, u"60"_s, u"--token-file"_s, token});
    const QJsonObject listening = simulator.next(u"listening"_s);
    const QByteArray bearer = "Authorization: Bearer fixed\r\n";
    const QByteArray list = ask(listening, "GET /api/v2/organizations/acme/workspaces HTTP/1.1\r\n" + bearer);
    const qsizetype at = list.indexOf("\"id\":\"ws-") + 6;
    const QByteArray body = R"({"data":{"type":"runs","relationships":{"workspace":{"data":{"type":"workspaces","id":")"
        + list.mid(at, list.indexOf('"', at) - at) + R"("}}}}})";
    const QByteArray started =
        ask(listening, "POST /api/v2/runs HTTP/1.1\r\n" + bearer + "Content-Type: application/vnd.api+json\r\n", body);
    QVERIFY2(started.startsWith("HTTP/1.1 201 "), started.constData());
    QJsonObject run = simulator.next(u"run"_s);
    QVERIFY(started.contains(run[u"id"].toString().toLatin1()));
    while (!run.isEmpty() && !run[u"ended"].toBool())
        run = simulator.next(u"run"_s);
    QCOMPARE(run[u"status"].toString(), u"applied"_s);
    QCOMPARE(Program({u"simulate"_s, u"--warp"_s, u"0"_s}).exitStatus(), 64);
}

void tst_CliSimulate::tellsTheMistakeInAState()
{
    const QString state = m_folder->write(u"state.json"_s, "{\n  \"version\": 1,\n  \"sead\": 1\n}\n");
    Program simulator({u"simulate"_s, u"--state"_s, state});
    const QJsonObject error = simulator.next(u"error"_s);
    QCOMPARE(error[u"rule"].toString(), u"state.key"_s);
    QVERIFY2(error[u"message"].toString().contains(state + ":3:4 /sead"_L1), qPrintable(error[u"message"].toString()));
    QCOMPARE(simulator.exitStatus(), 2);
}

/// `inspect` takes it for what it is.
void tst_CliSimulate::notifies()
{
    const QString key = m_folder->write(u"key"_s, "secret of notifications");
    const QString token = m_folder->write(u"token"_s, "my-own.token");
    Program inspect({u"inspect"_s, u"--hmac-key-file"_s, key, u"--count"_s, u"1"_s});
    const QString url = inspect.next(u"listening"_s)[u"url"].toString();
    Program simulator({u"simulate"_s, u"--workspaces"_s, u"1"_s, u"--token-file"_s, token, u"--notify"_s, url,
                       u"--notify-key-file"_s, key});
    const QString service = simulator.next(u"listening"_s)[u"url"].toString();
    const QString message = m_folder->write(u"message.md"_s, "now");
    const QString query = m_folder->write(u"query.json"_s, R"([{"workspace_name":{"is_not":["x"]}}])");
    Program create({u"change-requests"_s, u"create"_s, u"--url"_s, service, u"--token-file"_s, token,
                    u"--organization"_s, u"acme"_s, u"--query"_s, query, u"--subject"_s, u"Pin"_s, u"--message-file"_s,
                    message});
    QVERIFY2(create.exitStatus() == 0, create.diagnostics().constData());
    QCOMPARE(inspect.exitStatus(), 0);
    const QJsonObject captured = inspect.allEvents().last();
    QCOMPARE(captured[u"kind"].toString(), u"change-request-notification"_s);
    QCOMPARE(captured[u"signature"][u"verdict"].toString(), u"valid"_s);
    QCOMPARE(captured[u"findings"].toInt(), 0);
    const QJsonObject notified = simulator.next(u"notified"_s);
    QCOMPARE(notified[u"http"].toInt(), 200);
    QVERIFY(notified[u"change_request"].toString().startsWith("wscr-"_L1));
}

void tst_CliSimulate::refusesWhatIsNoAddressOfNotifications()
{
    QVERIFY(!Program({u"simulate"_s, u"--notify"_s, u"ftp://a/"_s}).refusal().isEmpty());
    QVERIFY(!Program({u"simulate"_s, u"--notify-key-file"_s, u"a"_s}).refusal().isEmpty());
}

RUNLATCH_TEST(tst_CliSimulate)
#include "tst_clisimulate.moc"
