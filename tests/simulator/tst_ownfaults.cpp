// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "integrator.h"
#include "simulation.h"
#include "support/suite.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::simulator;
using runlatch::protocol::TaskState;

/// A run task meets its own faults, in their order, and its requests are told as its own.
class tst_OwnFaults : public QObject
{
    Q_OBJECT
private slots:
    void callbacksMeetTheirFaultsInOrder();
    void anotherRunTaskMeetsNone();
    void aFaultOfAllHasItsPlaceAndCount();
    void plansAndLinksMeetTheirs();
    void theSecondHostHasTheLinks();
    void theSecondHostTellsWhatItDid();
    void aRepeatedDeliveryIsItsOwn();
    void aLostAnswerIsDeliveredAgain();
    void tellsItsSecret();
    void mayAnswerWithADocument();
};

namespace {

constexpr const char *Running = R"({"data":{"type":"task-results","attributes":{"status":"running"}}})";

Fault status(int number)
{
    return {.kind = FaultKind::Status, .number = number};
}

RunTaskOptions optionsFor(const Integrator &integrator)
{
    RunTaskOptions options;
    options.target = integrator.url();
    options.retries = 0;
    return options;
}

http::Response callBack(Simulation &simulation, const Integrator &integrator, const QByteArray &sent = Running)
{
    return simulation.send("PATCH", integrator.callback(),
                           {Simulation::bearer(integrator.token()), Simulation::jsonApi()}, sent);
}

QString pathOfPlan(const Integrator &integrator)
{
    return QUrl(integrator.text("plan_json_api_url")).path();
}

} // namespace

void tst_OwnFaults::callbacksMeetTheirFaultsInOrder()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    RunTaskOptions options = optionsFor(integrator);
    options.faults.callback = {status(503), status(404)};
    simulation.startRunTask(options);
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    QCOMPARE(callBack(simulation, integrator).status, 503);
    QCOMPARE(simulation.runTask.events.constLast().fault, u"status=503"_s);
    QVERIFY(simulation.runTask.events.constLast().isInstead);
    QCOMPARE(callBack(simulation, integrator).status, 404);
    QCOMPARE(callBack(simulation, integrator).status, 200);
    QCOMPARE(simulation.runTask.state, TaskState::Running);
    QCOMPARE(simulation.served.constLast().runTask, simulation.runTask.id);
}

void tst_OwnFaults::anotherRunTaskMeetsNone()
{
    Simulation simulation;
    Integrator first(simulation.clock);
    RunTaskOptions options = optionsFor(first);
    options.faults.callback = {status(503)};
    simulation.startRunTask(options);
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    Integrator second(simulation.clock);
    simulation.startRunTask(optionsFor(second));
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    QCOMPARE(callBack(simulation, second).status, 200);
    QCOMPARE(callBack(simulation, first).status, 503);
}

/// The faults of the whole simulator count over its run tasks.
void tst_OwnFaults::aFaultOfAllHasItsPlaceAndCount()
{
    ServiceOptions service;
    service.faults = {*readFault(u"callback:status=503#2"_s)};
    Simulation simulation(service);
    Integrator first(simulation.clock);
    simulation.startRunTask(optionsFor(first));
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    Integrator second(simulation.clock);
    simulation.startRunTask(optionsFor(second));
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    QCOMPARE(simulation.send("GET", pathOfPlan(first), {Simulation::bearer(first.token())}).status, 307);
    QCOMPARE(callBack(simulation, first).status, 503);
    QCOMPARE(callBack(simulation, second).status, 503);
    QCOMPARE(callBack(simulation, first).status, 200);
}

void tst_OwnFaults::plansAndLinksMeetTheirs()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    RunTaskOptions options = optionsFor(integrator);
    options.faults.plan = {status(204)};
    options.faults.object = {status(404)};
    simulation.startRunTask(options);
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    const http::Headers token{Simulation::bearer(integrator.token())};
    QCOMPARE(simulation.send("GET", pathOfPlan(integrator), token).status, 204);
    const http::Response led = simulation.send("GET", pathOfPlan(integrator), token);
    QCOMPARE(led.status, 307);
    const QString link = QString::fromLatin1(http::headerValue(led.headers, "Location"));
    QCOMPARE(simulation.send("GET", link, {}).status, 404);
    QCOMPARE(simulation.send("GET", link, {}).status, 200);
    QCOMPARE(simulation.served.constLast().what, u"object"_s);
    QCOMPARE(simulation.served.constLast().runTask, simulation.runTask.id);
}

void tst_OwnFaults::theSecondHostHasTheLinks()
{
    ServiceOptions service;
    service.hasSecondHost = true;
    Simulation simulation(service);
    Integrator integrator(simulation.clock);
    simulation.startRunTask(optionsFor(integrator));
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    const http::Headers token{Simulation::bearer(integrator.token())};
    const http::Response led = simulation.send("GET", pathOfPlan(integrator), token);
    QUrl link(QString::fromLatin1(http::headerValue(led.headers, "Location")));
    QCOMPARE(link.host(), u"localhost"_s);
    QVERIFY(link.port() != simulation.address.port);
    link.setHost(u"127.0.0.1"_s); // the listener's own; a machine may look for localhost elsewhere first
    QCOMPARE(simulation.send("GET", link.toString(), {}).status, 200);
    QVERIFY(!simulation.served.constLast().showsToken);
    QCOMPARE(simulation.send("GET", link.toString(), token).status, 200);
    QVERIFY(simulation.served.constLast().showsToken);
    link.setPath(u"/api/v2/ping"_s);
    QCOMPARE(simulation.send("GET", link.toString(), token).status, 404);
}

void tst_OwnFaults::theSecondHostTellsWhatItDid()
{
    ServiceOptions service;
    service.hasSecondHost = true;
    Simulation simulation(service);
    Integrator integrator(simulation.clock);
    RunTaskOptions options = optionsFor(integrator);
    options.faults.object = {{.kind = FaultKind::Reset}, {.kind = FaultKind::BrokenJson}, status(403)};
    simulation.startRunTask(options);
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    const http::Response led = simulation.send("GET", pathOfPlan(integrator), {Simulation::bearer(integrator.token())});
    QUrl link(QString::fromLatin1(http::headerValue(led.headers, "Location")));
    link.setHost(u"127.0.0.1"_s);
    QCOMPARE(simulation.send("GET", link.toString(), {}).status, 0);
    QCOMPARE(simulation.served.constLast().status, 0); // nobody got an answer
    QCOMPARE(simulation.served.constLast().fault, u"reset"_s);
    QVERIFY(simulation.send("GET", link.toString(), {}).body.endsWith("<broken"));
    QCOMPARE(simulation.served.constLast().fault, u"broken-json"_s);
    QCOMPARE(simulation.send("GET", link.toString(), {}).status, 403);
    QVERIFY(simulation.served.constLast().rule.isEmpty()); // a fault answered
    link.setQuery(u"code=none"_s);
    QCOMPARE(simulation.send("GET", link.toString(), {}).status, 404);
    QCOMPARE(simulation.served.constLast().rule, base::Rules::RequestAddress);
}

void tst_OwnFaults::aRepeatedDeliveryIsItsOwn()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    RunTaskOptions options = optionsFor(integrator);
    options.faults.delivery = {{.kind = FaultKind::Repeated}};
    simulation.startRunTask(options);
    QTRY_COMPARE(integrator.requests.size(), 2);
    QCOMPARE(integrator.requests.at(0).body, integrator.requests.at(1).body);
}

void tst_OwnFaults::aLostAnswerIsDeliveredAgain()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    RunTaskOptions options = optionsFor(integrator);
    options.losesAnswer = true;
    simulation.startRunTask(options);
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    QCOMPARE(integrator.requests.size(), 2);
    QCOMPARE(integrator.requests.at(0).body, integrator.requests.at(1).body);
    QCOMPARE(simulation.runTask.events.at(1).type, RunTaskEvent::Type::NoAnswer);
}

void tst_OwnFaults::tellsItsSecret()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    simulation.startRunTask(optionsFor(integrator));
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    callBack(simulation, integrator);
    QVERIFY(!simulation.runTask.showsSecret);
    callBack(simulation, integrator,
             R"({"data":{"type":"task-results","attributes":{"status":"running","message":")" + integrator.token()
                 + R"("}}})");
    QVERIFY(simulation.runTask.showsSecret);
    QCOMPARE(simulation.runTask.result.message, QString(integrator.token().size(), u'*')); // it goes no further
    const auto &findings = simulation.runTask.events.constLast().findings.list;
    QVERIFY(std::ranges::any_of(findings, [](const lint::LintFinding &finding) {
        return finding.rule == base::Rules::CallbackSecret && finding.severity == lint::LintSeverity::Warning;
    }));
}

void tst_OwnFaults::mayAnswerWithADocument()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    RunTaskOptions options = optionsFor(integrator);
    simulation.startRunTask(options);
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    QCOMPARE(callBack(simulation, integrator).body, QByteArray());
    options.answersDocument = true;
    Integrator other(simulation.clock);
    options.target = other.url();
    simulation.startRunTask(options);
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    const http::Response answer = callBack(simulation, other);
    QCOMPARE(answer.status, 200);
    const QJsonObject data = Simulation::object(answer.body)[u"data"].toObject();
    QCOMPARE(data[u"id"].toString(), simulation.runTask.id);
    QCOMPARE(data[u"attributes"][u"status"].toString(), u"running"_s);
}

RUNLATCH_TEST(tst_OwnFaults)
#include "tst_ownfaults.moc"
