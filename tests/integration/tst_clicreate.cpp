// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "cliprogram.h"
#include "support/closedport.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// `change-requests create` sends exactly what it was given, once and to the given service, or sends nothing.
class tst_CliCreate : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void wrongUsage_data();
    void wrongUsage();
    void aFileThatCannotBeRead();
    void aFileThatIsNoUtf8_data();
    void aFileThatIsNoUtf8();
    void aFileThatIsTooLarge();
    void tellsEachRequestThatIsSent();
    void dryRunSendsNothing();
    void createsOnTargets();
    void createsOnTargetsOfAFile();
    void createsOnMatches();
    void matchesCanBeSeenDry();
    void matchesAreReadable();
    void nothingIsCreatedUnseen();
    void refusedIsNo();
    void unknownIsToldOnce();
    void unreachableCreatesNothing();
    void interruptedBeforeItIsSent_data();
    void interruptedBeforeItIsSent();
    void interruptedAfterItWasSent_data();
    void interruptedAfterItWasSent();
    void interruptedReadably_data();
    void interruptedReadably();
    void interruptedAfterA429();
    void interruptedBetweenTwoForms();

private:
    /// The options of a create, except its targets.
    QStringList create(const QStringList &more, const QStringList &service) const
    {
        const QStringList first{u"change-requests"_s, u"create"_s, u"--organization"_s, u"acme"_s};
        QStringList text;
        if (!more.contains(u"--message-file"_s))
            text += {u"--message-file"_s, m_message};
        if (!more.contains(u"--subject"_s))
            text += {u"--subject"_s, u"TLS 1.2 before January"_s};
        return first + text + more + service;
    }
    QStringList to(const QUrl &url) const { return {u"--url"_s, url.toString(), u"--token-file"_s, m_token}; }
    int countOf(const QStringList &service, const QString &subject);

    std::unique_ptr<CliFolder> m_folder;
    QString m_message, m_token;
};

namespace {

QStringList eventNamesOf(const QList<QJsonObject> &events)
{
    QStringList names;
    for (const QJsonObject &event : events)
        names.append(event[u"event"].toString());
    return names;
}

} // namespace

void tst_CliCreate::init()
{
    m_folder = std::make_unique<CliFolder>();
    m_message = m_folder->write(u"message.md"_s, "# Why\n\nTLS 1.0 ends.\n");
    m_token = m_folder->write(u"own-token"_s, "secretToken.atlasv1.x\n");
}

/// The number of change requests with this subject in all workspaces.
int tst_CliCreate::countOf(const QStringList &service, const QString &subject)
{
    Program list(QStringList{u"change-requests"_s, u"list"_s, u"--organization"_s, u"acme"_s, u"--all-workspaces"_s}
                 + service);
    int count = 0;
    for (QJsonObject event = list.next(u"change-request"_s); !event.isEmpty(); event = list.next(u"change-request"_s))
        count += event[u"subject"].toString() == subject;
    return count;
}

void tst_CliCreate::wrongUsage_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<QByteArray>("query");
    QTest::newRow("no targets") << QStringList() << QByteArray();
    QTest::newRow("two kinds of targets") << QStringList{u"--target"_s, u"ws-1"_s} << QByteArray("[]");
    QTest::newRow("a target that is none") << QStringList{u"--target"_s, u"net/prod"_s} << QByteArray();
    QTest::newRow("a subject that is empty")
        << QStringList{u"--target"_s, u"ws-1"_s, u"--subject"_s, u""_s} << QByteArray();
    QTest::newRow("an option of a later version") << QStringList{u"--target"_s, u"ws-1"_s, u"--undo"_s} << QByteArray();
    QTest::newRow("a watch of nothing") << QStringList{u"--target"_s, u"ws-1"_s, u"--watch"_s, u"--dry-run"_s}
                                        << QByteArray();
    QTest::newRow("a ledger without a name")
        << QStringList{u"--target"_s, u"ws-1"_s, u"--ledger"_s, QString()} << QByteArray();
    QTest::newRow("matches of a list") << QStringList{u"--target"_s, u"ws-1"_s, u"--show-matches"_s} << QByteArray();
    QTest::newRow("something more") << QStringList{u"--target"_s, u"ws-1"_s, u"ws-2"_s} << QByteArray();
    QTest::newRow("no JSON") << QStringList() << QByteArray("workspace_name is x");
    QTest::newRow("no filter") << QStringList() << QByteArray(R"({"conditions":[]})");
    QTest::newRow("an empty filter") << QStringList() << QByteArray("[]");
    QTest::newRow("a value that is no number")
        << QStringList() << QByteArray(R"([{"resource_count":{"gt":["many"]}}])");
}

void tst_CliCreate::wrongUsage()
{
    QFETCH(QStringList, more);
    QFETCH(QByteArray, query);
    if (!query.isNull())
        more += {u"--query"_s, m_folder->write(u"query.json"_s, query)};
    Program program(create(more, to(QUrl(u"http://127.0.0.1:9"_s))));
    QCOMPARE(program.exitStatus(), 64);
    QVERIFY(program.diagnostics().contains("See \"runlatch-cli change-requests create --help\""));
    QVERIFY(program.rest().isEmpty());
}

void tst_CliCreate::aFileThatCannotBeRead()
{
    for (const QString &option : {u"--targets-file"_s, u"--query"_s}) {
        Program program(create({option, m_folder->path(u"nowhere"_s)}, to(QUrl(u"http://127.0.0.1:9"_s))));
        QCOMPARE(program.next()[u"kind"].toString(), u"usage"_s);
        QCOMPARE(program.exitStatus(), 2);
    }
}

void tst_CliCreate::aFileThatIsNoUtf8_data()
{
    QTest::addColumn<QString>("option");
    for (const char *option : {"--message-file", "--targets-file", "--query"})
        QTest::newRow(option) << QString::fromLatin1(option);
}

void tst_CliCreate::aFileThatIsNoUtf8()
{
    QFETCH(QString, option);
    support::ScriptedServer server(support::Script::hang());
    const QString latin = m_folder->write(u"latin"_s,
                                          "[\"Pr\xFC"
                                          "fung ws-1\"]");
    QStringList more{option, latin};
    if (option == "--message-file"_L1)
        more += {u"--target"_s, u"ws-1"_s};
    Program program(create(more, to(server.url(u"/api/v2"_s))));
    const QJsonObject error = program.next();
    QCOMPARE(error[u"kind"].toString(), u"usage"_s);
    QVERIFY(error[u"message"].toString().contains(latin));
    QCOMPARE(program.exitStatus(), 2);
    QCOMPARE(server.count(), 0);
    const QString marked = m_folder->write(u"marked"_s,
                                           "\xEF\xBB\xBFPr\xC3\xBC"
                                           "fung");
    Program sound(
        create({u"--message-file"_s, marked, u"--target"_s, u"ws-1"_s, u"--dry-run"_s}, to(server.url(u"/api/v2"_s))));
    const QJsonValue attributes = sound.next(u"request"_s)[u"body"][u"data"][u"attributes"];
    QCOMPARE(attributes[u"action_inputs"][u"message"].toString(), u"Pr\u00fcfung"_s);
}

void tst_CliCreate::aFileThatIsTooLarge()
{
    const QString large = m_folder->write(u"large"_s, QByteArray(8 * 1024 * 1024 + 1, 'a'));
    for (const QStringList &more : {QStringList{u"--message-file"_s, large, u"--target"_s, u"ws-1"_s},
                                    QStringList{u"--targets-file"_s, large}, QStringList{u"--query"_s, large}}) {
        Program program(create(more + QStringList{u"--dry-run"_s}, to(QUrl(u"http://127.0.0.1:9"_s))));
        const QJsonObject line = program.next();
        QCOMPARE(line[u"event"].toString(), u"error"_s);
        QVERIFY2(line[u"message"].toString().contains(u"larger than 8 MB"_s), qPrintable(line[u"message"].toString()));
        QCOMPARE(program.exitStatus(), 2);
    }
}

void tst_CliCreate::tellsEachRequestThatIsSent()
{
    const QByteArray errors =
        R"({"errors":[{"status":"422","title":"invalid attribute","source":{"pointer":"/data/attributes/action_type"}}]})";
    const QByteArray accepted = R"({"data":{"id":"eba-1","type":"explorer_bulk_actions","attributes":{}}})";
    support::ScriptedServer server({support::Script::answer(support::httpAnswer(422, errors)),
                                    support::Script::answer(support::httpAnswer(201, accepted))});
    Program program(create({u"--target"_s, u"ws-1"_s}, to(server.url(u"/api/v2"_s))));
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000);
    const QByteArrayList lines = program.rest().split('\n');
    QCOMPARE(server.requests("POST"), 2);
    for (const int number : {0, 1}) {
        QVERIFY(lines.value(number).startsWith("{\"event\":\"request\""));
        QVERIFY(lines.value(number).contains(server.body(number)));
    }
    QVERIFY(server.body(0) != server.body(1));
    QVERIFY(!lines.join().contains("secretToken"));
    QCOMPARE(program.exitStatus(), 0);
}

void tst_CliCreate::dryRunSendsNothing()
{
    support::ScriptedServer server(support::Script::hang());
    Program program(
        create({u"--target"_s, u"ws-1"_s, u"--target"_s, u"ws-2"_s, u"--dry-run"_s}, to(server.url(u"/api/v2"_s))));
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000);
    QCOMPARE(program.exitStatus(), 0);
    QCOMPARE(server.count(), 0);
    const QList<QJsonObject> events = program.allEvents();
    QCOMPARE(eventNamesOf(events), (QStringList{u"request"_s, u"summary"_s}));
    const QJsonObject request = events.constFirst();
    QCOMPARE(request[u"method"].toString(), u"POST"_s);
    QVERIFY(request[u"url"].toString().endsWith("/api/v2/organizations/acme/explorer/bulk-actions"_L1));
    QCOMPARE(request[u"headers"][u"Authorization"].toString(), u"Bearer [redacted]"_s);
    const QJsonValue attributes = request[u"body"][u"data"][u"attributes"];
    QCOMPARE(attributes[u"action_inputs"][u"subject"].toString(), u"TLS 1.2 before January"_s);
    QCOMPARE(attributes[u"target_ids"].toArray(), (QJsonArray{u"ws-1"_s, u"ws-2"_s}));
    QCOMPARE(events.constLast()[u"outcome"].toString(), u"not-sent"_s);
    QCOMPARE(events.constLast()[u"workspaces"].toInt(), 2);
}

void tst_CliCreate::createsOnTargets()
{
    Program simulator({u"simulate"_s, u"--workspaces"_s, u"3"_s, u"--change-requests"_s, u"3"_s});
    const QStringList service = m_folder->service(simulator);
    const QString all = m_folder->write(u"all.json"_s, R"([{"workspace_name":{"is_not_empty":["true"]}}])");
    Program dry(create({u"--query"_s, all, u"--show-matches"_s, u"--dry-run"_s}, service));
    const QJsonArray workspaces = dry.next(u"matches"_s)[u"workspaces"].toArray();
    const QString first = workspaces[0][u"id"].toString();
    const QString second = workspaces[1][u"id"].toString();
    Program program(create({u"--target"_s, first, u"--target"_s, second}, service));
    QVERIFY(!program.next(u"request"_s).isEmpty());
    const QJsonObject action = program.next();
    QCOMPARE(action[u"event"].toString(), u"bulk-action"_s);
    QVERIFY(action[u"id"].toString().startsWith("eba-"_L1));
    QCOMPARE(action[u"form"].toString(), u"change_request,attributes,nested"_s);
    QCOMPARE(program.next(u"summary"_s)[u"outcome"].toString(), u"accepted"_s);
    QCOMPARE(program.exitStatus(), 0);
    QTRY_COMPARE_WITH_TIMEOUT(countOf(service, u"TLS 1.2 before January"_s), 2, 30'000);
}

void tst_CliCreate::createsOnTargetsOfAFile()
{
    support::ScriptedServer server(support::Script::hang());
    const QString good = m_folder->write(u"targets"_s, "ws-1\nws-2\nws-1\n");
    Program program(create({u"--targets-file"_s, good, u"--dry-run"_s}, to(server.url(u"/api/v2"_s))));
    const QJsonValue attributes = program.next(u"request"_s)[u"body"][u"data"][u"attributes"];
    QCOMPARE(attributes[u"target_ids"].toArray(), (QJsonArray{u"ws-1"_s, u"ws-2"_s}));
    QCOMPARE(program.exitStatus(), 0);
    const QString bad = m_folder->write(u"targets"_s, "ws-1\n#net-prod\n");
    Program refused(create({u"--targets-file"_s, bad, u"--dry-run"_s}, to(server.url(u"/api/v2"_s))));
    QCOMPARE(refused.exitStatus(), 64);
    QVERIFY(refused.diagnostics().contains("net-prod"));
}

/// The query is nested, flat, and an object, each time at the same service.
void tst_CliCreate::createsOnMatches()
{
    Program simulator({u"simulate"_s, u"--workspaces"_s, u"3"_s, u"--change-requests"_s, u"0"_s});
    const QStringList service = m_folder->service(simulator);
    for (const QByteArray &query :
         {R"([{"workspace_name":{"is_not_empty":["true"]}}])"_ba,
          R"([{"field":"workspace_name","operator":"is_not_empty","value":["true"]}])"_ba,
          R"({"type":"workspaces","filter":[{"workspace_name":{"is_not_empty":["true"]}}]})"_ba}) {
        const QString file = m_folder->write(u"query.json"_s, query);
        Program program(create({u"--query"_s, file, u"--show-matches"_s}, service));
        const QJsonObject matches = program.next();
        QVERIFY2(matches[u"event"].toString() == u"matches"_s, query.constData());
        QCOMPARE(matches[u"count"].toInt(), 3);
        QCOMPARE(matches[u"workspaces"].toArray().size(), 3);
        QVERIFY(matches[u"workspaces"][0][u"id"].toString().startsWith("ws-"_L1));
        QCOMPARE(program.next()[u"event"].toString(), u"request"_s);
        QVERIFY(!program.next(u"bulk-action"_s).isEmpty());
        QCOMPARE(program.next(u"summary"_s)[u"workspaces"].toInt(), 3);
        QCOMPARE(program.exitStatus(), 0);
    }
    QTRY_COMPARE_WITH_TIMEOUT(countOf(service, u"TLS 1.2 before January"_s), 3 * 3, 30'000);
}

void tst_CliCreate::matchesCanBeSeenDry()
{
    Program simulator({u"simulate"_s, u"--workspaces"_s, u"3"_s, u"--change-requests"_s, u"0"_s});
    const QStringList service = m_folder->service(simulator);
    const QString file = m_folder->write(u"query.json"_s, R"([{"workspace_name":{"contains":["no such name"]}}])");
    Program program(create({u"--query"_s, file, u"--show-matches"_s, u"--dry-run"_s}, service));
    QCOMPARE(program.exitStatus(), 0);
    const QList<QJsonObject> events = program.allEvents();
    QCOMPARE(eventNamesOf(events), (QStringList{u"matches"_s, u"request"_s, u"summary"_s}));
    QCOMPARE(events.constFirst()[u"count"].toInt(-1), 0);
    QCOMPARE(countOf(service, u"TLS 1.2 before January"_s), 0);
}

void tst_CliCreate::matchesAreReadable()
{
    Program simulator({u"simulate"_s, u"--workspaces"_s, u"23"_s, u"--change-requests"_s, u"0"_s});
    const QStringList service = m_folder->service(simulator);
    const QString file = m_folder->write(u"query.json"_s, R"([{"workspace_name":{"is_not_empty":["true"]}}])");
    Program program(create({u"--query"_s, file, u"--show-matches"_s, u"--dry-run"_s, u"--human"_s}, service));
    QCOMPARE(program.exitStatus(), 0);
    const QByteArrayList lines = program.rest().split('\n');
    QVERIFY(lines.first().startsWith("23 workspace"));
    for (int row = 1; row <= 20; ++row)
        QVERIFY2(lines.value(row).startsWith("    ws-"), lines.value(row).constData());
    QCOMPARE(lines.value(21), "    and 3 more"_ba);
    QVERIFY(lines.value(22).startsWith("POST http://"));
    QVERIFY(lines.value(23).startsWith("    {\"data\":{"));
    QCOMPARE(lines.value(24), "Nothing was sent."_ba);
}

void tst_CliCreate::nothingIsCreatedUnseen()
{
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(404)));
    const QString file = m_folder->write(u"query.json"_s, R"([{"workspace_name":{"is":["x"]}}])");
    Program program(create({u"--query"_s, file, u"--show-matches"_s}, to(server.url(u"/api/v2"_s))));
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000);
    QCOMPARE(program.exitStatus(), 2);
    QCOMPARE(server.requests("POST"), 0);
    QCOMPARE(program.allEvents().constLast()[u"outcome"].toString(), u"not-created"_s);
}

void tst_CliCreate::refusedIsNo()
{
    const QByteArray errors =
        R"({"errors":[{"status":"422","title":"invalid attribute","detail":"The subject is too long"}]})";
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(422, errors)));
    Program program(create({u"--target"_s, u"ws-1"_s}, to(server.url(u"/api/v2"_s))));
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000);
    QCOMPARE(program.exitStatus(), 1);
    const QList<QJsonObject> events = program.allEvents();
    QCOMPARE(eventNamesOf(events), (QStringList{u"request"_s, u"error"_s, u"summary"_s}));
    QCOMPARE(events.at(1)[u"http"].toInt(), 422);
    QCOMPARE(events.at(1)[u"errors"][0][u"detail"].toString(), u"The subject is too long"_s);
    QVERIFY(!events.at(1).contains("outcome"_L1));
    QCOMPARE(events.constLast()[u"outcome"].toString(), u"not-created"_s);
}

void tst_CliCreate::unknownIsToldOnce()
{
    support::ScriptedServer server(support::Script::cut());
    Program program(create({u"--target"_s, u"ws-1"_s}, to(server.url(u"/api/v2"_s))));
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000);
    QCOMPARE(program.exitStatus(), 2);
    QCOMPARE(server.requests("POST"), 1); // the request may have been carried out, so it is not sent again
    const QByteArray output = program.rest() + program.diagnostics();
    QVERIFY(output.contains("\"outcome\":\"unknown\"}\n{\"event\":\"summary\",\"outcome\":\"unknown\""));
    QVERIFY(!output.contains("secretToken"));
}

void tst_CliCreate::unreachableCreatesNothing()
{
    const support::ClosedPort closed;
    Program program(create({u"--target"_s, u"ws-1"_s}, to(closed.url())));
    QCOMPARE(program.next(u"error"_s)[u"kind"].toString(), u"network"_s);
    QCOMPARE(program.next(u"summary"_s)[u"outcome"].toString(), u"not-created"_s);
    QCOMPARE(program.exitStatus(), 2);
}

void tst_CliCreate::interruptedBeforeItIsSent_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("SIGINT") << SIGINT;
    QTest::newRow("SIGTERM") << SIGTERM;
}

/// A signal comes before the request is sent: the matches are requested, and never come.
void tst_CliCreate::interruptedBeforeItIsSent()
{
    QFETCH(int, signal);
    support::ScriptedServer server(support::Script::hang());
    const QString file = m_folder->write(u"query.json"_s, R"([{"workspace_name":{"is":["x"]}}])");
    Program program(create({u"--query"_s, file, u"--show-matches"_s}, to(server.url(u"/api/v2"_s))));
    QTRY_COMPARE_WITH_TIMEOUT(server.requests("GET"), 1, 30'000);
    program.signal(signal);
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 10'000);
    QCOMPARE(program.exitStatus(), 128 + signal);
    QCOMPARE(program.rest(), "{\"event\":\"interrupted\",\"outcome\":\"not-sent\"}\n"_ba);
    QCOMPARE(server.requests("POST"), 0);
}

void tst_CliCreate::interruptedAfterItWasSent_data()
{
    QTest::addColumn<bool>("isByQuery");
    QTest::addColumn<int>("signal");
    QTest::addColumn<QByteArray>("where");
    const QByteArray targets = R"("target_ids":["ws-1","ws-2"])";
    const QByteArray query = R"("query":[{"workspace_name":{"is":["x"]}}])";
    QTest::newRow("targets, SIGINT") << false << SIGINT << targets;
    QTest::newRow("targets, SIGTERM") << false << SIGTERM << targets;
    QTest::newRow("query") << true << SIGINT << query;
}

/// A signal comes after the request was sent: the service has it completely and does not answer.
void tst_CliCreate::interruptedAfterItWasSent()
{
    QFETCH(bool, isByQuery);
    QFETCH(int, signal);
    QFETCH(QByteArray, where);
    support::ScriptedServer server(support::Script::hang());
    const QString file = m_folder->write(u"query.json"_s, R"([{"workspace_name":{"is":["x"]}}])");
    Program program(create(isByQuery ? QStringList{u"--query"_s, file}
                                     : QStringList{u"--target"_s, u"ws-1"_s, u"--target"_s, u"ws-2"_s},
                           to(server.url(u"/api/v2"_s))));
    QTRY_VERIFY_WITH_TIMEOUT(server.body(0).endsWith('}'), 30'000);
    program.signal(signal);
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 10'000);
    QCOMPARE(program.exitStatus(), 128 + signal);
    QCOMPARE(program.rest().split('\n').value(1),
             R"({"event":"interrupted","outcome":"unknown","organization":"acme","subject":"TLS 1.2 before January",)"
                 + where + '}');
    QCOMPARE(server.requests("POST"), 1);
}

void tst_CliCreate::interruptedReadably_data()
{
    QTest::addColumn<QStringList>("targets");
    QTest::addColumn<QString>("where");
    QTest::newRow("two") << QStringList{u"ws-1"_s, u"ws-2"_s} << u"ws-1, ws-2"_s;
    const QStringList ten{u"ws-1"_s, u"ws-2"_s, u"ws-3"_s, u"ws-4"_s, u"ws-5"_s,
                          u"ws-6"_s, u"ws-7"_s, u"ws-8"_s, u"ws-9"_s, u"ws-10"_s};
    QTest::newRow("ten") << ten << ten.mid(0, 8).join(u", "_s) + u" and 2 more workspace"_s;
    QTest::newRow("query") << QStringList() << u"the workspaces of acme that match the query"_s;
}

void tst_CliCreate::interruptedReadably()
{
    QFETCH(QStringList, targets);
    QFETCH(QString, where);
    support::ScriptedServer server(support::Script::hang());
    QStringList options{u"--human"_s};
    for (const QString &target : std::as_const(targets))
        options += {u"--target"_s, target};
    if (targets.isEmpty())
        options += {u"--query"_s, m_folder->write(u"query.json"_s, R"([{"workspace_name":{"is":["x"]}}])")};
    Program program(create(options, to(server.url(u"/api/v2"_s))));
    QTRY_VERIFY_WITH_TIMEOUT(server.body(0).endsWith('}'), 30'000);
    program.signal(SIGINT);
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 10'000);
    const QString line = QString::fromUtf8(program.rest().trimmed().split('\n').constLast());
    QVERIFY2(
        line.startsWith(u"Interrupted. It is not known whether the change requests are created. "
                        "Before you try again, look for \u201cTLS 1.2 before January\u201d in the change requests of "_s
                        + where),
        qPrintable(line));
}

/// A signal comes during the wait after a 429: nothing was carried out.
void tst_CliCreate::interruptedAfterA429()
{
    const QByteArray wait = support::httpAnswer(429, {}, "application/vnd.api+json", "Retry-After: 60\r\n");
    support::ScriptedServer server(support::Script::answer(wait));
    Program program(create({u"--target"_s, u"ws-1"_s}, to(server.url(u"/api/v2"_s))));
    QByteArray said;
    QTRY_VERIFY_WITH_TIMEOUT((said += program.diagnostics()).contains("the service limits requests"), 30'000);
    program.signal(SIGTERM);
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 10'000);
    QCOMPARE(program.exitStatus(), 128 + SIGTERM);
    QCOMPARE(program.next(u"interrupted"_s)[u"outcome"].toString(), u"not-sent"_s);
    QCOMPARE(server.requests("POST"), 1);
}

/// A signal comes between two dialects: the first was refused, and the second may be carried out.
void tst_CliCreate::interruptedBetweenTwoForms()
{
    const QByteArray errors =
        R"({"errors":[{"status":"422","title":"invalid attribute","source":{"pointer":"/data/attributes/action_type"}}]})";
    support::ScriptedServer server(
        {support::Script::answer(support::httpAnswer(422, errors)), support::Script::hang()});
    Program program(create({u"--target"_s, u"ws-1"_s}, to(server.url(u"/api/v2"_s))));
    QTRY_VERIFY_WITH_TIMEOUT(server.body(1).endsWith('}'), 30'000);
    program.signal(SIGINT);
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 10'000);
    QCOMPARE(program.next(u"interrupted"_s)[u"outcome"].toString(), u"unknown"_s);
    QCOMPARE(server.requests("POST"), 2);
}

RUNLATCH_TEST(tst_CliCreate)
#include "tst_clicreate.moc"
