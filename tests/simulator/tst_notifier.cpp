// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/notifier.h"

#include "base/rules.h"
#include "lint/lint.h"
#include "protocol/notification.h"
#include "protocol/signature.h"
#include "simulation.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::simulator;
using support::httpAnswer;
using support::Script;
using support::ScriptedServer;

/// Each created change request is told to the address of notifications, signed as the service does it.
class tst_Notifier : public QObject
{
    Q_OBJECT

private slots:
    void tellsWhatWasCreated();
    void withoutAKeyThereIsNoSignature();
    void aRefusalIsTold_data();
    void aRefusalIsTold();
    void fewAreUnderWayAtOnce();
    void refusesWhatCannotBeCalled();
    void takesAnotherTargetWhileItServes();

private:
    static ServiceOptions to(const QUrl &url, int workspaces = 1)
    {
        return {.workspaces = workspaces, .changeRequests = 0, .notificationUrl = url, .notificationKey = "secret"};
    }
    /// Creates one in each workspace.
    static void create(Simulation &simulation)
    {
        const QByteArray body = R"({"data":{"type":"bulk_actions","attributes":{"action_type":"change_request",)"
                                R"("action_inputs":{"subject":"Pin","message":"**now**"},"query":{"type":)"
                                R"("workspaces","filter":[{"workspace_name":{"is_not":["x"]}}]}}}})";
        const http::Response answer =
            simulation.send("POST", u"/api/v2/organizations/acme/explorer/bulk-actions"_s,
                            {Simulation::bearer(simulation.address.token), Simulation::jsonApi()}, body);
        QCOMPARE(answer.status, 201);
    }
};

void tst_Notifier::tellsWhatWasCreated()
{
    ScriptedServer receiver(Script::answer(httpAnswer(200)));
    Simulation simulation(to(receiver.url(u"/hook"_s)));
    QSignalSpy notified(&simulation.engine, &Engine::notified);
    create(simulation);
    QTRY_COMPARE(notified.size(), 1);
    QCOMPARE(receiver.requestLine(0), "POST /hook HTTP/1.1");
    const QByteArray body = receiver.body(0);
    QCOMPARE(receiver.header(0, "X-TFE-Notification-Signature"), protocol::sign("secret", body));
    const auto kind = protocol::DeliveryKind::ChangeRequestNotification;
    QCOMPARE(protocol::kindOfBody(body), kind);
    QCOMPARE(lint::lintRequest(body, false, kind).count(), 0);
    const QJsonObject said = Simulation::object(body);
    QCOMPARE(said[u"change_request_subject"].toString(), u"Pin"_s);
    QCOMPARE(said[u"organization_name"].toString(), u"acme"_s);
    const auto told = notified.first().first().value<Notified>();
    QCOMPARE(told.http, 200);
    QVERIFY(told.isTaken());
    QVERIFY(said[u"change_request_url"].toString().endsWith(u"/change-requests/"_s + told.changeRequest));
    QCOMPARE(said[u"workspace_name"].toString(), told.workspace);
}

void tst_Notifier::withoutAKeyThereIsNoSignature()
{
    ScriptedServer receiver(Script::answer(httpAnswer(200)));
    ServiceOptions options = to(receiver.url());
    options.notificationKey.clear();
    Simulation simulation(options);
    create(simulation);
    QTRY_COMPARE(receiver.count(), 1);
    QVERIFY(receiver.header(0, "X-TFE-Notification-Signature").isNull());
}

void tst_Notifier::aRefusalIsTold_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<int>("http");
    QTest::newRow("refused") << Script::answer(httpAnswer(401)) << 401;
    QTest::newRow("no answer") << Script::cut() << 0;
}

/// It is not sent again.
void tst_Notifier::aRefusalIsTold()
{
    QFETCH(const Script, script);
    ScriptedServer receiver(script);
    Simulation simulation(to(receiver.url()));
    QSignalSpy notified(&simulation.engine, &Engine::notified);
    create(simulation);
    QTRY_COMPARE(notified.size(), 1);
    const auto told = notified.first().first().value<Notified>();
    QTEST(told.http, "http");
    QCOMPARE(told.error.kind == base::ErrorKind::Network, told.http == 0);
    QVERIFY(!told.isTaken());
    QCOMPARE(receiver.count(), 1);
}

void tst_Notifier::fewAreUnderWayAtOnce()
{
    constexpr int Created = 3 * Notifier::MaxUnderWay;
    ScriptedServer silent(Script::hang());
    Simulation waiting(to(silent.url(), Created));
    create(waiting);
    QTRY_COMPARE(silent.count(), Notifier::MaxUnderWay);
    ScriptedServer receiver(Script::answer(httpAnswer(200)));
    Simulation simulation(to(receiver.url(), Created));
    create(simulation);
    QTRY_COMPARE(receiver.count(), Created);
    QCOMPARE(silent.count(), Notifier::MaxUnderWay);
}

void tst_Notifier::refusesWhatCannotBeCalled()
{
    support::FakeClock clock;
    Engine engine(clock);
    for (const char *url : {"file:///etc/passwd", "http://me:pw@localhost/", "/hook"}) {
        const auto started = engine.start(to(QUrl(QString::fromLatin1(url))));
        QVERIFY(!started);
        QCOMPARE(started.error().rule, base::Rules::TargetUrl);
        QVERIFY(!started.error().subject.contains("pw"_L1));
    }
}

void tst_Notifier::takesAnotherTargetWhileItServes()
{
    ScriptedServer receiver(Script::answer(httpAnswer(200)));
    Simulation simulation(to({}));
    QSignalSpy notified(&simulation.engine, &Engine::notified);
    create(simulation); // nobody is told
    simulation.engine.setNotifications(receiver.url(u"/later"_s), "other");
    create(simulation);
    QTRY_COMPARE(notified.size(), 1);
    QCOMPARE(receiver.requestLine(0), "POST /later HTTP/1.1");
    QCOMPARE(receiver.header(0, "X-TFE-Notification-Signature"), protocol::sign("other", receiver.body(0)));
    simulation.engine.setNotifications(QUrl(u"ftp://127.0.0.1/"_s), {}); // is ignored
    create(simulation);
    QTRY_COMPARE(notified.size(), 2);
    simulation.engine.setNotifications({}, {});
    create(simulation);
    simulation.engine.setNotifications(receiver.url(u"/last"_s), {});
    create(simulation);
    QTRY_COMPARE(notified.size(), 3);
    QCOMPARE(receiver.requestLine(2), "POST /last HTTP/1.1");
    QVERIFY(receiver.header(2, "X-TFE-Notification-Signature").isNull());
}

RUNLATCH_TEST(tst_Notifier)
#include "tst_notifier.moc"
