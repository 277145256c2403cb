// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/systemclock.h"
#include "clitrial.h"
#include "http/rawsender.h"
#include "http/server.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

#include <utility>

using namespace Qt::StringLiterals;
using namespace runlatch;

namespace {

/// An integration that answers when so many deliveries wait for it, and then calls back for each of them.
class PatientIntegration final
{
public:
    explicit PatientIntegration(qsizetype together)
        : m_together(together)
        , m_server(m_clock, {}, [this](const http::Request &request, const http::Responder &responder) {
            m_waiting.append({QJsonDocument::fromJson(request.body).object(), responder});
            if (m_waiting.size() == m_together)
                answer();
        })
    {
        if (!m_server.listen(u"127.0.0.1"_s, 0))
            qFatal("the integration does not listen");
    }
    QString url() const { return u"http://127.0.0.1:%1/runtask"_s.arg(m_server.port()); }
    qsizetype waiting() const { return m_waiting.size(); }

    int failing = 0;     ///< each so many fails; 0: none
    bool strays = false; ///< it asks for something without a token before it calls back

private:
    struct Waiting
    {
        QJsonObject payload;
        http::Responder responder;
    };

    void answer()
    {
        for (const Waiting &one : std::exchange(m_waiting, {})) {
            one.responder.respond({.status = 200, .headers = {}, .body = {}});
            ++m_answered;
            call(one.payload, failing > 0 && m_answered % failing == 0 ? "failed" : "passed");
        }
    }
    void call(const QJsonObject &payload, const QByteArray &status)
    {
        const QUrl url(payload[u"task_result_callback_url"].toString(), QUrl::StrictMode);
        const http::Headers headers{{"Authorization", "Bearer " + payload[u"access_token"].toString().toLatin1()},
                                    {"Content-Type", "application/vnd.api+json"}};
        const QByteArray body =
            R"({"data":{"type":"task-results","attributes":{"status":")" + status + R"(","message":"Well"}}})";
        const auto call = [this, url, message = http::writeRequest("PATCH", url, headers, body)] {
            m_sender.send(url, message, std::chrono::seconds(10), &m_context,
                          [](const base::Result<http::Response> &) {});
        };
        const QUrl stray = url.resolved(QUrl(u"/api/v2/organizations"_s));
        if (!strays)
            return call();
        m_sender.send(stray, http::writeRequest("GET", stray, {}, {}), std::chrono::seconds(10), &m_context,
                      [call](const base::Result<http::Response> &) { call(); });
    }

    const qsizetype m_together;
    int m_answered = 0;
    QList<Waiting> m_waiting;
    base::SystemClock m_clock;
    http::RawSender m_sender{m_clock};
    QObject m_context;
    http::Server m_server;
};

} // namespace

/// `trigger --repeat` sends one run task many times, several at once, and tells how long they took.
class tst_CliRepeat : public QObject
{
    Q_OBJECT
private slots:
    void sendsThemAtOnce();
    void tellsWhichFailed();
    void whatBelongsToNoneIsAFailureIfStrict();
    void whatIsInterruptedIsNotGreen();

private:
    QStringList cases() const; ///< "name", or "name errored", of each test case of the report

    CliFolder m_folder;
};

QStringList tst_CliRepeat::cases() const
{
    QFile file(m_folder.path(u"out.xml"_s));
    if (!file.open(QIODevice::ReadOnly))
        return {u"there is no report"_s};
    QStringList names;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "testcase"_L1)
            names.append(xml.attributes().value(u"name"_s).toString());
        else if (xml.name() == "error"_L1)
            names.last() += u" errored"_s;
    }
    return names;
}

/// The integration waits for a hundred, so that a sender of one after another would never end.
void tst_CliRepeat::sendsThemAtOnce()
{
    PatientIntegration integration(100);
    Program program(triggerArguments(integration.url(), {u"--repeat"_s, u"200"_s, u"--parallel"_s, u"100"_s}));
    const QList<QJsonObject> events = runToEnd(program);
    QCOMPARE(program.exitStatus(), 0);
    const QStringList results = valuesOf(events, u"run-task"_s, u"task_result"_s);
    QCOMPARE(results.size(), 200);
    QCOMPARE(QSet<QString>(results.begin(), results.end()).size(), 200);
    QCOMPARE(events.size(), 201); // one line each
    const QJsonObject summary = events.constLast();
    QCOMPARE(summary[u"event"].toString(), u"summary"_s);
    QCOMPARE(summary[u"passed"].toInt(), 200);
    QCOMPARE(summary[u"slowest"].toArray().size(), 5);
    QVERIFY(results.contains(summary[u"slowest"][0][u"task_result"].toString()));
    for (const QString &times : {u"answer_ms"_s, u"completion_ms"_s})
        QVERIFY2(summary[times][u"p50"].toInt() <= summary[times][u"max"].toInt(), qPrintable(times));
    QCOMPARE(summary[u"completion_ms"][u"max"], summary[u"slowest"][0][u"completion_ms"]);
}

void tst_CliRepeat::tellsWhichFailed()
{
    PatientIntegration integration(1);
    integration.failing = 5;
    Program program(
        triggerArguments(integration.url(),
                         {u"--repeat"_s, u"10"_s, u"--parallel"_s, u"1"_s, u"--junit"_s, m_folder.path(u"out.xml"_s)}));
    const QList<QJsonObject> events = runToEnd(program);
    QCOMPARE(program.exitStatus(), 1);
    QStringList expected(10, u"passed"_s);
    expected[4] = expected[9] = u"failed"_s;
    QCOMPARE(valuesOf(events, u"run-task"_s, u"outcome"_s), expected);
    QVERIFY(valuesOf(events, u"run-task"_s, u"why"_s)[4].contains(u"failed"_s));
    QCOMPARE(events.constLast()[u"failed"].toInt(), 2);
    QCOMPARE(cases().size(), 10);
    QCOMPARE(cases().constFirst(), u"post_plan-01"_s);
    QCOMPARE(cases().constLast(), u"post_plan-10"_s);
}

void tst_CliRepeat::whatBelongsToNoneIsAFailureIfStrict()
{
    PatientIntegration integration(1);
    integration.strays = true;
    Program program(triggerArguments(
        integration.url(), {u"--repeat"_s, u"2"_s, u"--strict"_s, u"--junit"_s, m_folder.path(u"out.xml"_s)}));
    const QList<QJsonObject> events = runToEnd(program);
    QCOMPARE(program.exitStatus(), 1);
    QCOMPARE(valuesOf(events, u"run-task"_s, u"outcome"_s), QStringList(2, u"passed"_s));
    QCOMPARE(valuesOf(events, u"request"_s, u"path"_s).size(), 2);
    QCOMPARE(events.constLast()[u"failed"].toInt(), 1);
    QCOMPARE(cases().constLast(), u"other-requests"_s);
}

void tst_CliRepeat::whatIsInterruptedIsNotGreen()
{
    PatientIntegration integration(3);
    Program program(
        triggerArguments(integration.url(),
                         {u"--repeat"_s, u"2"_s, u"--parallel"_s, u"2"_s, u"--junit"_s, m_folder.path(u"out.xml"_s)}));
    QVERIFY(support::waitFor([&] { return integration.waiting() == 2; }, 20'000));
    program.signal(SIGTERM);
    const QList<QJsonObject> events = runToEnd(program);
    QCOMPARE(program.exitStatus(), 128 + SIGTERM);
    QCOMPARE(valuesOf(events, u"interrupted"_s, u"event"_s).size(), 1);
    QCOMPARE(cases(), QStringList({u"post_plan-1 errored"_s, u"post_plan-2 errored"_s}));
}

RUNLATCH_TEST(tst_CliRepeat)
#include "tst_clirepeat.moc"
