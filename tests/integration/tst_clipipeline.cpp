// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/systemclock.h"
#include "cliprogram.h"
#include "http/rawsender.h"
#include "http/server.h"
#include "protocol/signature.h"
#include "signedintegration.h"
#include "support/freeport.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QTcpServer>
#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using namespace runlatch;

namespace {

/// An integration that passes every signed request, but reads a body in one style only. It is like a program that
/// serializes parsed JSON again and signs that.
class OneStyleIntegration final
{
public:
    OneStyleIntegration()
        : m_server(m_clock, {}, [this](const http::Request &request, const http::Responder &responder) {
            const bool isRight =
                header(request.headers, "X-TFC-Task-Signature") == protocol::sign("secret123", request.body)
                && !request.body.contains("\\u00");
            responder.respond({.status = isRight ? 200 : 401, .headers = {}, .body = {}});
            const QJsonObject task = QJsonDocument::fromJson(request.body).object();
            if (isRight && task[u"access_token"] != "test-token"_L1)
                pass(task);
        })
    {
        m_isListening = m_server.listen(u"127.0.0.1"_s, 0).isOk();
    }
    QString url() const { return m_isListening ? u"http://127.0.0.1:%1/"_s.arg(m_server.port()) : QString(); }

private:
    static QByteArray header(const http::Headers &headers, const QByteArray &name)
    {
        for (const http::Header &header : headers) {
            if (header.name.compare(name, Qt::CaseInsensitive) == 0)
                return header.value;
        }
        return {};
    }
    void pass(const QJsonObject &task)
    {
        const QUrl url(task[u"task_result_callback_url"].toString(), QUrl::StrictMode);
        const http::Headers headers{{"Authorization", "Bearer " + task[u"access_token"].toString().toLatin1()},
                                    {"Content-Type", "application/vnd.api+json"}};
        const QByteArray body =
            R"({"data":{"type":"task-results","attributes":{"status":"passed","message":"All is well"}}})";
        m_sender.send(url, http::writeRequest("PATCH", url, headers, body), std::chrono::seconds(10), &m_context,
                      [](const base::Result<http::Response> &) {});
    }

    base::SystemClock m_clock;
    http::RawSender m_sender{m_clock};
    QObject m_context;
    http::Server m_server;
    bool m_isListening = false;
};

} // namespace

/// `trigger` tests an integration in continuous integration, with checks and a report.
class tst_CliPipeline : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void triesAllStages();
    void triesTheGivenStages();
    void tellsWhatItSkips();
    void findsAnUncheckedSignature();
    void strictRulesWantTheFirstAnswerRight();
    void findsReserializedJson_data();
    void findsReserializedJson();
    void aFailedStageFailsAll();
    void nothingFollowsTheLastLine_data();
    void nothingFollowsTheLastLine();
    void waitsUntilSomebodyListens();
    void tellsWhyTheCommandDidNotDo_data();
    void tellsWhyTheCommandDidNotDo();
    void takesNoOtherProgramForTheCommand();
    void endsTheCommandWhenInterrupted();
    void refuses_data();
    void refuses();

private:
    QStringList trigger(const QStringList &more) const
    {
        return QStringList{u"trigger"_s,
                           u"--url"_s,
                           m_url,
                           u"--hmac-key-file"_s,
                           m_key,
                           u"--junit"_s,
                           m_folder.path(u"out.xml"_s),
                           u"--linger"_s,
                           u"20ms"_s}
        + more;
    }
    /// The command of an integration that passes.
    QStringList integration(const QStringList &more = {u"--reject-bad-signatures"_s, u"--reply"_s, u"passed"_s}) const
    {
        return QStringList{u"--"_s,
                           qEnvironmentVariable("RUNLATCH_BIN") + u"/runlatch-cli"_s,
                           u"inspect"_s,
                           u"--listen"_s,
                           u"127.0.0.1:%1"_s.arg(m_port),
                           u"--hmac-key-file"_s,
                           m_key,
                           u"--after"_s,
                           u"0ms"_s}
        + more;
    }
    /// "name", or "name: message" of a failure, an error or a skipped one, of each test case.
    QStringList cases() const;
    QString suite() const; ///< "name", or "name, n skipped"

    CliFolder m_folder;
    QString m_key;
    QString m_url;
    int m_port = 0;
};

void tst_CliPipeline::init()
{
    QFile::remove(m_folder.path(u"out.xml"_s));
    m_key = m_folder.write(u"key"_s, "secret123\n");
    m_port = support::freePort();
    m_url = u"http://127.0.0.1:%1/runtask"_s.arg(m_port);
}

QStringList tst_CliPipeline::cases() const
{
    QFile file(m_folder.path(u"out.xml"_s));
    if (!file.open(QIODevice::ReadOnly))
        return {u"there is no report"_s};
    QStringList all;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "testcase"_L1)
            all.append(xml.attributes().value(u"name"_s).toString());
        else if (xml.attributes().hasAttribute(u"message"_s))
            all.last() += u": "_s + xml.attributes().value(u"message"_s).toString();
    }
    return xml.hasError() ? QStringList{xml.errorString()} : all;
}

void tst_CliPipeline::triesAllStages()
{
    const QStringList stages{u"pre_plan"_s,   u"post_plan"_s,          u"pre_apply"_s,
                             u"post_apply"_s, u"body-style-escaped"_s, u"wrong-key"_s,
                             u"unsigned"_s,   u"empty-signature"_s,    u"verification"_s};
    Program program(trigger(QStringList{u"--all-stages"_s, u"--strict"_s} + integration()));
    QCOMPARE(program.exitStatus(), 0);
    const QList<QJsonObject> events = program.allEvents();
    QCOMPARE(valuesOf(events, u"stage"_s, u"name"_s), stages);
    QCOMPARE(valuesOf(events, u"check"_s, u"id"_s), stages);
    QCOMPARE(valuesOf(events, u"check"_s, u"outcome"_s), QStringList(9, u"passed"_s));
    QCOMPARE(events.constLast()[u"event"].toString(), u"summary"_s);
    QCOMPARE(events.constLast()[u"passed"].toInt(), 9);
    QCOMPARE(cases(), stages);
    QTcpServer server;
    // The port is free, so the command is gone.
    QVERIFY(server.listen(QHostAddress::LocalHost, static_cast<quint16>(m_port)));
}

QString tst_CliPipeline::suite() const
{
    QFile file(m_folder.path(u"out.xml"_s));
    QXmlStreamReader xml(&file);
    if (!file.open(QIODevice::ReadOnly) || !xml.readNextStartElement() || !xml.readNextStartElement())
        return u"there is no report"_s;
    const QString skipped = xml.attributes().value(u"skipped"_s).toString();
    const QString name = xml.attributes().value(u"name"_s).toString();
    return skipped == "0"_L1 ? name : u"%1, %2 skipped"_s.arg(name, skipped);
}

/// Whatever their order is, they are sent as a run has them, and each once.
void tst_CliPipeline::triesTheGivenStages()
{
    const QStringList stages{u"pre_plan"_s, u"pre_apply"_s};
    Program program(trigger(QStringList{u"--stages"_s, u"pre_apply,pre_plan,pre_apply"_s, u"--junit-name"_s, u"Mine"_s}
                            + integration()));
    QCOMPARE(program.exitStatus(), 0);
    const QList<QJsonObject> events = program.allEvents();
    QCOMPARE(valuesOf(events, u"stage"_s, u"name"_s), stages);
    QCOMPARE(valuesOf(events, u"check"_s, u"outcome"_s), QStringList(2, u"passed"_s));
    QCOMPARE(cases(), stages);
    QCOMPARE(suite(), u"Mine"_s);
}

/// What is skipped is in events and report, with its reason, and counts neither as passed nor as failed.
void tst_CliPipeline::tellsWhatItSkips()
{
    SignedIntegration integration;
    integration.right.works = false; // the first run task is answered, and never called back
    m_url = integration.url();
    Program program(trigger({u"--strict"_s, u"--deadline"_s, u"50ms"_s}));
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000); // waits here, because the integration lives in this thread
    QCOMPARE(program.exitStatus(), 2);
    const QList<QJsonObject> events = program.allEvents();
    QCOMPARE(valuesOf(events, u"check"_s, u"outcome"_s), QStringList(1, u"errored"_s) + QStringList(4, u"skipped"_s));
    QCOMPARE(events.constLast()[u"skipped"].toInt(), 4);
    QCOMPARE(cases().size(), 5);
    QVERIFY2(cases()[4].startsWith("empty-signature: Not tried"_L1), qPrintable(cases()[4]));
    QCOMPARE(suite(), m_url.mid(7) + u", 4 skipped"_s);
}

void tst_CliPipeline::findsAnUncheckedSignature()
{
    Program program(trigger(QStringList{u"--strict"_s} + integration({u"--reply"_s, u"passed"_s})));
    QCOMPARE(program.exitStatus(), 1);
    const QStringList found = cases();
    QCOMPARE(found.size(), 5);
    QCOMPARE(found[0], u"post_plan"_s);
    QCOMPARE(found[1], u"body-style-escaped"_s);
    QVERIFY2(found[2].startsWith("wrong-key: "_L1) && found[2].contains(u"signature is not checked"_s),
             qPrintable(found[2]));
    QVERIFY2(found[3].startsWith("unsigned: "_L1) && found[3].contains(u"must be refused"_s), qPrintable(found[3]));
    QVERIFY2(found[4].startsWith("empty-signature: "_L1) && found[4].contains(u"must be refused"_s),
             qPrintable(found[4]));
}

/// Any other answer than 200 makes the service send again, which strict rules do not let pass.
void tst_CliPipeline::strictRulesWantTheFirstAnswerRight()
{
    for (const bool isStrict : {false, true}) {
        SignedIntegration integration;
        integration.unready = 1;
        m_url = integration.url();
        Program program(trigger(isStrict ? QStringList{u"--strict"_s} : QStringList()));
        QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(),
                                 30'000); // waits here, because the integration lives in this thread
        QCOMPARE(program.exitStatus(), isStrict ? 1 : 0);
        const QString why = valuesOf(program.allEvents(), u"result"_s, u"why"_s).value(0);
        QCOMPARE(why,
                 u"passed as expected: the final callback said passed"_s
                     + (isStrict ? u"; not clean: a delivery was answered 503; only 200 is accepted"_s : QString()));
    }
}

void tst_CliPipeline::findsReserializedJson_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("exitStatus");
    QTest::newRow("all stages") << QStringList{u"--all-stages"_s} << 0;
    QTest::newRow("strict") << QStringList{u"--strict"_s} << 1;
}

void tst_CliPipeline::findsReserializedJson()
{
    QFETCH(QStringList, options);
    QFETCH(int, exitStatus);
    OneStyleIntegration integration;
    m_url = integration.url();
    Program program(trigger(options));
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000); // waits here, because the integration lives in this thread
    QCOMPARE(program.exitStatus(), exitStatus);
    const QList<QJsonObject> events = program.allEvents();
    const QString warning = valuesOf(events, u"warning"_s, u"message"_s).join(u'\n');
    QVERIFY2(warning.contains(u"verifies re-serialized JSON, not the bytes that arrived"_s), qPrintable(warning));
    const QString found = cases().filter(u"body-style-escaped"_s).join(u' ');
    QCOMPARE(found.contains(u"re-serialized"_s), exitStatus == 1);
}

void tst_CliPipeline::aFailedStageFailsAll()
{
    Program program(trigger(QStringList{u"--all-stages"_s}
                            + integration({u"--reject-bad-signatures"_s, u"--reply"_s, u"failed"_s})));
    QCOMPARE(program.exitStatus(), 1);
    const QList<QJsonObject> events = program.allEvents();
    QCOMPARE(valuesOf(events, u"check"_s, u"outcome"_s),
             QStringList(5, u"failed"_s) + QStringList(4, u"passed"_s)); // the checks go on after a failure
    for (const QString &why : valuesOf(events, u"check"_s, u"why"_s).mid(0, 5))
        QVERIFY2(why.contains(u"failed"_s), qPrintable(why));
    Program expected(trigger(QStringList{u"--all-stages"_s, u"--expect"_s, u"failed"_s}
                             + integration({u"--reject-bad-signatures"_s, u"--reply"_s, u"failed"_s})));
    QCOMPARE(expected.exitStatus(), 0);
}

void tst_CliPipeline::nothingFollowsTheLastLine_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("last");
    QTest::newRow("one run task") << QStringList() << u"result"_s;
    QTest::newRow("all stages") << QStringList{u"--all-stages"_s} << u"summary"_s;
}

/// What the command wrote is told before, where something failed.
void tst_CliPipeline::nothingFollowsTheLastLine()
{
    QFETCH(QStringList, options);
    Program program(trigger(options + integration({u"--reply"_s, u"failed"_s})));
    QCOMPARE(program.exitStatus(), 1);
    const QList<QJsonObject> events = program.allEvents();
    QTEST(events.constLast()[u"event"].toString(), "last");
    QCOMPARE(events.at(events.size() - 2)[u"event"].toString(), u"command-output"_s);
}

void tst_CliPipeline::waitsUntilSomebodyListens()
{
    Program late(trigger({u"--wait-ready"_s, u"200ms"_s}));
    const QJsonObject error = late.next(u"error"_s);
    QVERIFY2(error[u"message"].toString().contains(u":%1"_s.arg(m_port)), qPrintable(error[u"message"].toString()));
    QCOMPARE(late.exitStatus(), 2);
    QVERIFY(cases().join(u' ').startsWith("post_plan: "_L1));

    Program program(trigger({u"--wait-ready"_s, u"20s"_s}));
    Program inspect(integration().mid(2));
    QCOMPARE(program.exitStatus(), 0);
    QCOMPARE(cases(), QStringList{u"post_plan"_s});
}

void tst_CliPipeline::tellsWhyTheCommandDidNotDo_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QString>("why");
    QTest::addColumn<QStringList>("output");
    QTest::newRow("ended") << QStringList{u"sh"_s, u"-c"_s, u"echo no such module; echo secret123; exit 3"_s}
                           << u"exit code 3"_s << QStringList{u"no such module"_s, u"*********"_s};
    QTest::newRow("not there") << QStringList{u"/nowhere/node"_s} << u"/nowhere/node"_s << QStringList();
    QTest::newRow("does not listen") << QStringList{u"sh"_s, u"-c"_s, u"echo starting; exec sleep 300"_s}
                                     << u"Nobody listened"_s << QStringList{u"starting"_s};
}

void tst_CliPipeline::tellsWhyTheCommandDidNotDo()
{
    QFETCH(QStringList, command);
    QFETCH(QString, why);
    QFETCH(QStringList, output);
    Program program(trigger(QStringList{u"--all-stages"_s, u"--wait-ready"_s, u"1s"_s, u"--"_s} + command));
    QCOMPARE(program.exitStatus(), 2);
    const QList<QJsonObject> events = program.allEvents();
    const QString message = valuesOf(events, u"error"_s, u"message"_s).join(u'\n');
    QVERIFY2(message.contains(why), qPrintable(message));
    QStringList shown;
    for (const QJsonObject &event : events)
        shown += event[u"event"] == "command-output"_L1 ? event[u"lines"].toVariant().toStringList() : QStringList();
    QCOMPARE(shown, output);
    QCOMPARE(cases().size(), 9);
    for (const QString &one : cases())
        QVERIFY2(one.contains(why), qPrintable(one));
}

void tst_CliPipeline::takesNoOtherProgramForTheCommand()
{
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    m_url = u"http://127.0.0.1:%1/"_s.arg(other.serverPort());
    Program program(
        trigger({u"--"_s, u"sh"_s, u"-c"_s, u"echo started >%1; sleep 300"_s.arg(m_folder.path(u"mark"_s))}));
    QCOMPARE(program.exitStatus(), 2);
    QVERIFY(program.next(u"error"_s)[u"message"].toString().contains(u"listens at"_s));
    QVERIFY(!QFile::exists(m_folder.path(u"mark"_s)));
}

void tst_CliPipeline::endsTheCommandWhenInterrupted()
{
    Program program(trigger(QStringList{u"--all-stages"_s} + integration({u"--reply"_s, u"none"_s})));
    QVERIFY(!program.next(u"accepted"_s).isEmpty());
    program.signal(SIGTERM);
    QVERIFY(!program.next(u"interrupted"_s).isEmpty());
    QCOMPARE(program.exitStatus(), 128 + SIGTERM);
    QCOMPARE(cases().size(), 9);
    for (const QString &one : cases())
        QVERIFY2(one.contains(u": "_s), qPrintable(one)); // no case is green
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost, static_cast<quint16>(m_port)));
}

void tst_CliPipeline::refuses_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("named");
    QTest::newRow("a stage of all") << QStringList{u"--all-stages"_s, u"--stage"_s, u"pre_plan"_s} << "--stage"_ba;
    QTest::newRow("verification") << QStringList{u"--all-stages"_s, u"--verification"_s} << "--verification"_ba;
    QTest::newRow("a refusal of all") << QStringList{u"--all-stages"_s, u"--expect"_s, u"refused"_s} << "--expect"_ba;
    QTest::newRow("no stage") << QStringList{u"--stages"_s, u"pre_plan,plan"_s} << "--stages takes"_ba;
    QTest::newRow("no stages") << QStringList{u"--stages"_s, QString()} << "--stages takes"_ba;
    QTest::newRow("stages of all") << QStringList{u"--stages"_s, u"pre_plan"_s, u"--all-stages"_s} << "--stages"_ba;
    QTest::newRow("stages and one") << QStringList{u"--stages"_s, u"pre_plan"_s, u"--stage"_s, u"pre_plan"_s}
                                    << "--stage cannot"_ba;
    QTest::newRow("stages and another in the payload")
        << QStringList{u"--stages"_s, u"pre_plan"_s, u"--set"_s, u"stage=post_plan"_s} << "--set stage"_ba;
    QTest::newRow("stages that it has not")
        << QStringList{u"--stages"_s, u"pre_plan,pre_apply"_s, u"--speculative"_s} << "only plans"_ba;
    QTest::newRow("at once, and once") << QStringList{u"--parallel"_s, u"2"_s} << "--repeat"_ba;
    QTest::newRow("never") << QStringList{u"--repeat"_s, u"0"_s} << "--repeat"_ba;
    QTest::newRow("too many at once") << QStringList{u"--repeat"_s, u"5"_s, u"--parallel"_s, u"1001"_s}
                                      << "--parallel"_ba;
    QTest::newRow("stages, again and again")
        << QStringList{u"--repeat"_s, u"5"_s, u"--stages"_s, u"pre_plan"_s} << "--stages cannot"_ba;
    QTest::newRow("time") << QStringList{u"--wait-ready"_s, u"soon"_s} << "--wait-ready"_ba;
    QTest::newRow("a command without dashes") << QStringList{u"node"_s, u"index.js"_s} << "--"_ba;
    QTest::newRow("words before the dashes") << QStringList{u"node"_s, u"--"_s, u"index.js"_s} << "--"_ba;
}

void tst_CliPipeline::refuses()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, named);
    Program program(trigger(options));
    const QByteArray refusal = program.refusal();
    QVERIFY2(refusal.contains(named), refusal.constData());
    QVERIFY2(cases().constFirst().startsWith("trigger: "_L1), qPrintable(cases().constFirst()));
}

RUNLATCH_TEST(tst_CliPipeline)
#include "tst_clipipeline.moc"
