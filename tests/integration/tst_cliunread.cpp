// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "brokenintegration.h"
#include "clitrial.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using Step = IntegrationStep;

namespace {

/// Passes each run task at once, and the first one again when its stage has ended.
class LateIntegration final : public QObject
{
public:
    LateIntegration()
    {
        if (!m_server.listen(u"127.0.0.1"_s, 0))
            qFatal("the integration does not listen");
    }
    QString url() const { return u"http://127.0.0.1:%1/"_s.arg(m_server.port()); }

private:
    void receive(const http::Request &request, const http::Responder &responder)
    {
        responder.respond({.status = 200, .headers = {}, .body = {}});
        const QJsonObject task = QJsonDocument::fromJson(request.body).object();
        if (task[u"access_token"_s] == u"test-token"_s)
            return;
        pass(task);
        if (++m_deliveries == 1)
            m_clock.callAfter(std::chrono::milliseconds(500), this, [this, task] { pass(task); });
    }
    void pass(const QJsonObject &task)
    {
        const QUrl url(task[u"task_result_callback_url"_s].toString());
        const http::Headers headers{{"Authorization", "Bearer " + task[u"access_token"_s].toString().toLatin1()},
                                    {"Content-Type", "application/vnd.api+json"}};
        m_sender.send(url, http::writeRequest("PATCH", url, headers, Step::calls("passed").body),
                      std::chrono::seconds(10), this, [](const base::Result<http::Response> &) {});
    }

    base::SystemClock m_clock;
    http::RawSender m_sender{m_clock};
    http::Server m_server{m_clock, {}, [this](const http::Request &request, const http::Responder &responder) {
                              receive(request, responder);
                          }};
    int m_deliveries = 0;
};

} // namespace

/// `trigger` tells what did not reach its judge, and what an answer lacks or has too much.
class tst_CliUnread : public QObject
{
    Q_OBJECT
private slots:
    void tellsWhatCouldNotBeRead_data();
    void tellsWhatCouldNotBeRead();
    void pointsOutAResultInTheAnswer();
    void warnsOfAnAnswerThatIsNotQuiteHttp();
    void theLimitOfAnAnswerIsNamed();
    void aFaultOfOursIsNamed();
    void aRefusedFinalEndsIt();
    void aRefusedFinalMayBeMended();
    void aLateCallbackIsOfItsOwnStage();
};

void tst_CliUnread::tellsWhatCouldNotBeRead_data()
{
    QTest::addColumn<QByteArray>("spoiled");
    QTest::addColumn<QByteArray>("spoils");
    QTest::addColumn<QString>("event");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("why");
    QTest::newRow("a folded header") << "Content-Type: "_ba
                                     << "Content-Type:\r\n "_ba << u"callback"_s << u"http.folded-line"_s
                                     << u"the last one was answered 400: A header line is folded"_s;
    QTest::newRow("a line feed alone") << "\r\nContent-Type"_ba
                                       << "\nContent-Type"_ba << u"callback"_s << u"http.bare-line-feed"_s
                                       << u"the last one was answered 400: A line of the header ends with LF"_s;
    QTest::newRow("too large")
        << "Content-Length: "_ba
        << "Content-Length: 9999999"_ba << u"callback"_s << u"http.body-too-large"_s
        << u"the last one was answered 413: The request's body is larger than the limit of 64 MB. Send less"_s;
    QTest::newRow("TLS") << "all"_ba
                         << "\x16\x03\x01\x02"_ba << u"request"_s << u"http.request-line"_s
                         << u"a request arrived that could not be read: The request does not begin with"_s;
}

void tst_CliUnread::tellsWhatCouldNotBeRead()
{
    QFETCH(QByteArray, spoiled);
    QFETCH(QByteArray, spoils);
    QFETCH(QString, event);
    QFETCH(QString, why);
    Step step = Step::calls("passed");
    step.spoiled = spoiled;
    step.spoils = spoils;
    BrokenIntegration integration({Step::answers(200), step});
    Program program(triggerArguments(integration.url(), {u"--deadline"_s, u"1s"_s, u"--strict"_s}));
    const QList<QJsonObject> events = runToEnd(program);
    const QList<QJsonObject> found = eventsNamed(events, event);
    QCOMPARE(found.size(), 1);
    QTEST(found.first()[u"rule"].toString(), "rule");
    QVERIFY(found.first()[event == "callback"_L1 ? u"http"_s : u"status"_s].toInt() >= 400);
    const QString said = events.value(events.size() - 1)[u"why"].toString();
    QVERIFY2(said.contains(why), qPrintable(said));
    QVERIFY2(!said.contains(u"not clean"_s), qPrintable(said)); // the cause is named already
    QCOMPARE(program.exitStatus(), 2);
}

void tst_CliUnread::pointsOutAResultInTheAnswer()
{
    BrokenIntegration integration({Step::answers(200, R"({"status":"passed","message":"playbook done"})")});
    Program program(triggerArguments(integration.url(), {u"--deadline"_s, u"200ms"_s}));
    const QList<QJsonObject> events = runToEnd(program);
    const QList<QJsonObject> warnings = eventsNamed(events, u"warning"_s);
    QCOMPARE(warnings.size(), 1);
    QCOMPARE(warnings.first()[u"rule"].toString(), u"answer.result"_s);
    QVERIFY(events.value(events.size() - 1)[u"why"].toString().contains(u"the answer contains a result"_s));
}

void tst_CliUnread::warnsOfAnAnswerThatIsNotQuiteHttp()
{
    support::ScriptedServer server(support::Script::answer("HTTP/1.1 200\nContent-Length: 0\n\n"));
    Program program(
        triggerArguments(server.url().toString(), {u"--expect"_s, u"errored"_s, u"--deadline"_s, u"200ms"_s}));
    const QList<QJsonObject> events = runToEnd(program);
    QCOMPARE(eventsNamed(events, u"attempt"_s).first()[u"http"].toInt(), 200);
    QStringList rules;
    for (const QJsonObject &warning : eventsNamed(events, u"warning"_s))
        rules += warning[u"rule"].toString();
    rules.sort();
    QCOMPARE(rules, (QStringList{u"answer.line-feeds"_s, u"answer.no-reason"_s}));
    QCOMPARE(program.exitStatus(), 0);
}

void tst_CliUnread::theLimitOfAnAnswerIsNamed()
{
    support::ScriptedServer server(support::Script::hang());
    Program program(
        triggerArguments(server.url().toString(), {u"--answer-timeout"_s, u"300ms"_s, u"--retries"_s, u"0"_s}));
    const QList<QJsonObject> events = runToEnd(program);
    const QString message = eventsNamed(events, u"attempt"_s).value(0)[u"message"].toString();
    QVERIFY2(message.contains(u"Answer first, then work"_s) && message.contains(u"300 ms; --answer-timeout"_s),
             qPrintable(message));
    QVERIFY(events.value(events.size() - 1)[u"why"].toString().contains(u"no answer within 300 ms"_s));
    QCOMPARE(program.exitStatus(), 2);
}

/// The callback came, and the simulator did not let it through: it is not "none arrived".
void tst_CliUnread::aFaultOfOursIsNamed()
{
    BrokenIntegration integration({Step::answers(200), Step::calls("passed")});
    Program program(
        triggerArguments(integration.url(), {u"--fault"_s, u"callback:status=503#1"_s, u"--deadline"_s, u"500ms"_s}));
    const QList<QJsonObject> events = runToEnd(program);
    QVERIFY(!events.isEmpty());
    const QString why = events.constLast()[u"why"].toString();
    QVERIFY2(why.contains(u"the last one met the fault callback:status=503"_s), qPrintable(why));
    QCOMPARE(program.exitStatus(), 2);
}

/// Nothing follows the refused final callback, so the deadline need not pass.
void tst_CliUnread::aRefusedFinalEndsIt()
{
    Step broken = Step::calls("passed", R"(,"url":7)");
    BrokenIntegration integration({Step::answers(200), broken});
    Program program(triggerArguments(integration.url(), {u"--deadline"_s, u"10min"_s}));
    const QList<QJsonObject> events = runToEnd(program);
    QVERIFY(!events.isEmpty());
    const QString why = events.constLast()[u"why"].toString();
    QVERIFY2(why.contains(u"the final callback was answered 422: Line 1"_s), qPrintable(why));
    QCOMPARE(program.exitStatus(), 1);
    BrokenIntegration waited({Step::answers(200), broken});
    Program patient(triggerArguments(waited.url(), {u"--deadline"_s, u"1s"_s, u"--no-fail-fast"_s}));
    QCOMPARE(runToEnd(patient).constLast()[u"status"].toString(), u"errored"_s);
    QCOMPARE(patient.exitStatus(), 2);
}

void tst_CliUnread::aRefusedFinalMayBeMended()
{
    BrokenIntegration integration({Step::answers(200), Step::calls("passed", R"(,"url":7)"), Step::calls("passed")});
    Program program(triggerArguments(integration.url(), {u"--linger"_s, u"3s"_s}));
    QCOMPARE(runToEnd(program).constLast()[u"status"].toString(), u"passed"_s);
    QCOMPARE(program.exitStatus(), 0);
}

void tst_CliUnread::aLateCallbackIsOfItsOwnStage()
{
    LateIntegration integration;
    Program program(triggerArguments(integration.url(), {u"--all-stages"_s, u"--strict"_s, u"--linger"_s, u"300ms"_s}));
    const QList<QJsonObject> events = runToEnd(program);
    QMap<QString, QString> outcomes; // the last one of each stage
    QMap<QString, QString> reasons;
    for (const QJsonObject &check : eventsNamed(events, u"check"_s)) {
        outcomes[check[u"id"].toString()] = check[u"outcome"].toString();
        reasons[check[u"id"].toString()] = check[u"why"].toString();
    }
    QCOMPARE(outcomes.value(u"pre_plan"_s), u"failed"_s);
    QVERIFY2(reasons.value(u"pre_plan"_s).contains(u"409"_s), qPrintable(reasons.value(u"pre_plan"_s)));
    for (const QString &stage : {u"post_plan"_s, u"pre_apply"_s, u"post_apply"_s})
        QVERIFY2(outcomes.value(stage) == "passed"_L1, qPrintable(reasons.value(stage)));
    const QList<QJsonObject> callbacks = eventsNamed(events, u"callback"_s);
    const auto late =
        std::ranges::find_if(callbacks, [](const QJsonObject &callback) { return callback[u"http"_s].toInt() == 409; });
    QVERIFY(late != callbacks.end());
    QCOMPARE((*late)[u"task_result"_s], callbacks.first()[u"task_result"_s]);
}

RUNLATCH_TEST(tst_CliUnread)
#include "tst_cliunread.moc"
