// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "integrator.h"
#include "simulation.h"
#include "support/suite.h"

#include <QTcpSocket>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace runlatch;
using simulator::Integrator;
using simulator::RunTaskEvent;
using simulator::Simulation;

/// A callback that is refused as HTTP, or breaks off, is an event of its run task although nobody can read it.
class tst_UnreadCallbacks : public QObject
{
    Q_OBJECT

private slots:
    void isAnEventOfItsRunTask_data();
    void isAnEventOfItsRunTask();
    void whatNamesNoAddressMayBeACallback();
    void ofSeveralRunTasksNobodyKnowsWhose();
    void whatTheGateRefusesIsToldOnce();
    void isToldWhereItsBodyNeverComes();
    void isSeenWhereTheGateLetsNothingIn_data();
    void isSeenWhereTheGateLetsNothingIn();
    void theRestOfACallbackIsNoOtherRequest_data();
    void theRestOfACallbackIsNoOtherRequest();

private:
    struct Trial
    {
        explicit Trial(std::chrono::milliseconds limit = std::chrono::minutes(10))
        {
            simulator::RunTaskOptions options;
            options.target = integrator.url();
            options.limits.idle = limit;
            simulation.startRunTask(options);
        }
        bool isDelivered() const { return !integrator.requests.isEmpty(); }
        /// The callback as it should be sent.
        QByteArray callback(const QByteArray &message = "m") const
        {
            const QUrl url = simulation.address.url.resolved(QUrl(integrator.callback()));
            return http::writeRequest("PATCH", url, {Simulation::bearer(integrator.token()), Simulation::jsonApi()},
                                      R"({"data":{"type":"task-results","attributes":{"status":"passed","message":")"
                                          + message + R"("}}})");
        }
        /// Sends the bytes and closes.
        void send(const QByteArray &bytes) const
        {
            QTcpSocket socket;
            bool isConnected = false; // for a moment: the server may close at once
            QObject::connect(&socket, &QTcpSocket::connected, &socket, [&isConnected] { isConnected = true; });
            socket.connectToHost(simulation.address.url.host(), static_cast<quint16>(simulation.address.url.port()));
            socket.write(bytes);
            QVERIFY(support::waitFor([&isConnected] { return isConnected; }));
            socket.disconnectFromHost();
            QVERIFY(support::waitFor([&socket] { return socket.state() == QAbstractSocket::UnconnectedState; }));
        }
        /// The last event of that type; nullopt if there is none.
        std::optional<RunTaskEvent> last(RunTaskEvent::Type type) const
        {
            const auto &events = simulation.runTask.events;
            const auto found = std::find_if(events.rbegin(), events.rend(),
                                            [type](const RunTaskEvent &event) { return event.type == type; });
            return found == events.rend() ? std::nullopt : std::optional(*found);
        }

        Simulation simulation;
        Integrator integrator{simulation.clock};
    };
};

void tst_UnreadCallbacks::isAnEventOfItsRunTask_data()
{
    QTest::addColumn<QByteArray>("line"); // of the head, and what is sent instead
    QTest::addColumn<QByteArray>("instead");
    QTest::addColumn<qsizetype>("chopped"); // from the end
    QTest::addColumn<QString>("rule");
    QTest::addColumn<int>("http");
    QTest::newRow("folded") << "Content-Type: "_ba
                            << "Content-Type:\r\n "_ba << qsizetype(0) << u"http.folded-line"_s << 400;
    QTest::newRow("a line feed alone") << "\r\nContent-Type"_ba
                                       << "\nContent-Type"_ba << qsizetype(0) << u"http.bare-line-feed"_s << 400;
    QTest::newRow("a line feed behind the token")
        << "\r\nContent-Type"_ba
        << "\n\r\nContent-Type"_ba << qsizetype(0) << u"bearer.line-break"_s << 400;
    QTest::newRow("too large") << "Content-Length: "_ba
                               << "Content-Length: 9999999"_ba << qsizetype(0) << u"http.body-too-large"_s << 413;
    QTest::newRow("broken off in the body") << ""_ba
                                            << ""_ba << qsizetype(10) << u"http.request-cut"_s << 0;
    QTest::newRow("broken off in the head") << ""_ba
                                            << ""_ba << qsizetype(90) << u"http.request-cut"_s << 0;
}

void tst_UnreadCallbacks::isAnEventOfItsRunTask()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArray, instead);
    QFETCH(const qsizetype, chopped);
    QFETCH(const int, http);
    Trial trial;
    QTRY_VERIFY(trial.isDelivered());
    QByteArray callback = trial.callback();
    QVERIFY(callback.contains(line));
    if (!line.isEmpty())
        callback.replace(callback.indexOf(line), line.size(), instead);
    trial.send(callback.chopped(chopped));
    QTRY_VERIFY(trial.last(RunTaskEvent::Type::Callback));
    const RunTaskEvent event = *trial.last(RunTaskEvent::Type::Callback);
    QTEST(event.error.rule.name(), "rule");
    QCOMPARE(event.http, http);
    QCOMPARE(event.state, protocol::TaskState::Awaiting); // it did nothing
    QVERIFY(trial.simulation.runTask.timeToCallback());
    const simulator::Served &served = trial.simulation.served.constLast();
    QTEST(served.rule.name(), "rule");
    QCOMPARE(served.what, u"callback"_s);
    QCOMPARE(served.runTask, trial.simulation.runTask.id);
    QVERIFY(!served.path.contains(u"code"_s));
}

void tst_UnreadCallbacks::whatNamesNoAddressMayBeACallback()
{
    Trial trial;
    QTRY_VERIFY(trial.isDelivered());
    trial.send("\x16\x03\x01\x02"); // TLS
    QTRY_VERIFY(trial.last(RunTaskEvent::Type::Stray));
    QCOMPARE(trial.last(RunTaskEvent::Type::Stray)->error.rule, base::Rules::HttpRequestLine);
    QVERIFY(!trial.simulation.runTask.timeToCallback()); // nobody knows that it was one
    QCOMPARE(trial.simulation.served.constLast().path, QString());
    QCOMPARE(trial.simulation.served.constLast().status, 400);
    trial.send("GET /elsewhere HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n");
    QTRY_COMPARE(trial.simulation.served.constLast().path, u"/elsewhere"_s);
    QCOMPARE(trial.last(RunTaskEvent::Type::Stray)->error.rule, base::Rules::HttpRequestLine); // not another one
}

void tst_UnreadCallbacks::ofSeveralRunTasksNobodyKnowsWhose()
{
    Trial trial;
    QTRY_VERIFY(trial.isDelivered());
    simulator::RunTaskOptions options;
    options.target = trial.integrator.url();
    trial.simulation.startRunTask(options);
    trial.send("\x16\x03\x01\x02");
    QTRY_COMPARE(trial.simulation.served.size(), 1);
    QVERIFY(!trial.last(RunTaskEvent::Type::Stray));
}

/// The gate tells its own refusals, of which the server tells again.
void tst_UnreadCallbacks::whatTheGateRefusesIsToldOnce()
{
    Trial trial;
    QTRY_VERIFY(trial.isDelivered());
    QByteArray callback = trial.callback();
    callback.replace("Bearer ", "Basic ");
    trial.send(callback);
    QTRY_VERIFY(trial.last(RunTaskEvent::Type::Callback));
    QCOMPARE(trial.last(RunTaskEvent::Type::Callback)->error.rule, base::Rules::BearerMalformed);
    const auto callbacks =
        std::count_if(trial.simulation.runTask.events.begin(), trial.simulation.runTask.events.end(),
                      [](const RunTaskEvent &event) { return event.type == RunTaskEvent::Type::Callback; });
    QCOMPARE(callbacks, 1);
    QCOMPARE(trial.simulation.served.size(), 1);
}

/// The sender of a Content-Length that is too large waits for an answer, and so does the service for the rest.
void tst_UnreadCallbacks::isToldWhereItsBodyNeverComes()
{
    Trial trial(std::chrono::minutes(1));
    QTRY_COMPARE(trial.simulation.runTask.http, 200);
    QTcpSocket socket;
    socket.connectToHost(trial.simulation.address.url.host(),
                         static_cast<quint16>(trial.simulation.address.url.port()));
    socket.write(trial.callback().chopped(3));
    QTRY_COMPARE(socket.bytesToWrite(), 0);
    const http::Header bearer = Simulation::bearer(trial.integrator.token());
    const QByteArray running = R"({"data":{"type":"task-results","attributes":{"status":"running"}}})";
    QCOMPARE(
        trial.simulation.send("PATCH", trial.integrator.callback(), {bearer, Simulation::jsonApi()}, running).status,
        200);
    QCOMPARE(trial.last(RunTaskEvent::Type::Callback)->status, u"running"_s);
    trial.send(trial.callback().replace("Host: ", "Origin: https://page.example\r\nHost: ")); // shut out
    QTRY_COMPARE(trial.last(RunTaskEvent::Type::Callback)->error.rule, base::Rules::RequestWebPage);
    trial.simulation.clock.advance(std::chrono::minutes(2));
    QTRY_VERIFY(trial.simulation.runTask.hasEnded());
    QCOMPARE(trial.simulation.runTask.state, protocol::TaskState::Errored);
    QCOMPARE(trial.last(RunTaskEvent::Type::Callback)->error.rule, base::Rules::CallbackUnfinished);
    QCOMPARE(trial.last(RunTaskEvent::Type::Callback)->http, 0);
}

void tst_UnreadCallbacks::isSeenWhereTheGateLetsNothingIn_data()
{
    QTest::addColumn<QByteArray>("line"); // instead of the Host
    QTest::addColumn<base::Rule>("rule");
    QTest::addColumn<int>("http");
    QTest::newRow("another host") << "Host: gateway.example"_ba << base::Rules::RequestHost << 421;
    QTest::newRow("a web page") << "Origin: https://page.example\r\nHost: "_ba << base::Rules::RequestWebPage << 403;
}

void tst_UnreadCallbacks::isSeenWhereTheGateLetsNothingIn()
{
    QFETCH(const QByteArray, line);
    QFETCH(const base::Rule, rule);
    QFETCH(const int, http);
    Trial trial;
    QTRY_VERIFY(trial.isDelivered());
    QByteArray callback = trial.callback();
    const qsizetype host = callback.indexOf("Host: ");
    QVERIFY(host > 0);
    const qsizetype replaced = line.endsWith(": ") ? qsizetype(6) : callback.indexOf("\r\n", host) - host;
    trial.send(callback.replace(host, replaced, line));
    QTRY_VERIFY(trial.last(RunTaskEvent::Type::Callback));
    QCOMPARE(trial.last(RunTaskEvent::Type::Callback)->error.rule, rule);
    QCOMPARE(trial.last(RunTaskEvent::Type::Callback)->http, http);
    QCOMPARE(trial.last(RunTaskEvent::Type::Callback)->state, protocol::TaskState::Awaiting);
    QCOMPARE(trial.simulation.served.size(), 1);
    QCOMPARE(trial.simulation.served.constFirst().what, u"callback"_s);
}

void tst_UnreadCallbacks::theRestOfACallbackIsNoOtherRequest_data()
{
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<int>("missing"); // of the announced bytes; -1: no length at all
    QTest::addColumn<base::Rule>("rule");
    QTest::newRow("counts characters") << "\u00fc\u00fc\u00fc\u00fc"_ba << 4 << base::Rules::CallbackLength;
    QTest::newRow("too small") << "m"_ba << 4 << base::Rules::CallbackShortLength;
    QTest::newRow("none") << "m"_ba << -1 << base::Rules::CallbackNoLength;
}

/// A client that announces too little leaves the end of its text for what is read as the next request.
void tst_UnreadCallbacks::theRestOfACallbackIsNoOtherRequest()
{
    QFETCH(const QByteArray, message);
    QFETCH(const int, missing);
    QFETCH(const base::Rule, rule);
    Trial trial;
    QTRY_VERIFY(trial.isDelivered());
    QByteArray callback = trial.callback(message);
    const int bytes = http::headerValue(http::splitHeaders(callback), "Content-Length").toInt();
    const QByteArray announced = "Content-Length: " + QByteArray::number(bytes);
    QVERIFY(callback.contains(announced));
    callback.replace(announced,
                     missing < 0 ? "X-No: length" : "Content-Length: " + QByteArray::number(bytes - missing));
    callback.replace("Connection: close\r\n", "");
    trial.send(callback);
    QTRY_VERIFY(trial.last(RunTaskEvent::Type::Callback));
    QTRY_VERIFY(trial.simulation.served.size() == 2);
    QCOMPARE(trial.last(RunTaskEvent::Type::Callback)->findings.firstError()->rule, rule);
    QVERIFY(!trial.last(RunTaskEvent::Type::Stray));
    for (const simulator::Served &served : trial.simulation.served)
        QCOMPARE(served.what, u"callback"_s);
}

RUNLATCH_TEST(tst_UnreadCallbacks)
#include "tst_unreadcallbacks.moc"
