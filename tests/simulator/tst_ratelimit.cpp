// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/ratelimit.h"

#include "integrator.h"
#include "simulation.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using simulator::Integrator;
using simulator::RateLimit;
using simulator::ServiceOptions;
using simulator::Simulation;

/// The bucket refuses what is above the rate, and a client receives its state in headers over real sockets.
class tst_RateLimit : public QObject
{
    Q_OBJECT

private slots:
    void takesASecondsWorthAtOnce();
    void fillsWithTime();
    void knowsSoManyStrangers();
    void isEnforced();
    void isOfEachUserOrAddress();
    void countsWhatIsRefusedAtItsHead();
    void leavesRunTasksAlone();
    void drawsNoFaults();

private:
    static http::Response organizations(Simulation &simulation)
    {
        return simulation.send("GET", u"/api/v2/organizations"_s);
    }
    static QByteArray value(const http::Response &response, const char *name)
    {
        return http::headerValue(response.headers, name);
    }
};

void tst_RateLimit::takesASecondsWorthAtOnce()
{
    support::FakeClock clock;
    RateLimit limit(clock, 3);
    for (const int remaining : {2, 1, 0}) {
        const RateLimit::State state = limit.take("a");
        QVERIFY(state.isAllowed);
        QCOMPARE(state.remaining, remaining);
        QCOMPARE(state.reset > 0ms, remaining == 0);
    }
    const RateLimit::State state = limit.take("a");
    QVERIFY(!state.isAllowed);
    QCOMPARE(state.remaining, 0);
    QCOMPARE(state.reset, 334ms);
    QCOMPARE(limit.look("a").remaining, 0);
    QCOMPARE(limit.look("b").remaining, 3);
    QCOMPARE(limit.take("b").remaining, 2);
}

/// The bucket fills with time: a client that waits as told is let in, and asking too early costs nothing.
void tst_RateLimit::fillsWithTime()
{
    support::FakeClock clock;
    RateLimit limit(clock, 30);
    for (int count = 0; count < 30; ++count)
        QVERIFY(limit.take("a").isAllowed);
    const auto wait = limit.take("a").reset;
    QCOMPARE(wait, 34ms);
    for (int count = 0; count < 100; ++count)
        QVERIFY(!limit.take("a").isAllowed);
    clock.advance(wait);
    QVERIFY(limit.take("a").isAllowed);
    QVERIFY(!limit.take("a").isAllowed);
    int taken = 0;
    for (int time = 0; time < 10'000; ++time) {
        clock.advance(1ms);
        taken += limit.take("a").isAllowed ? 1 : 0;
    }
    QVERIFY2(taken >= 299 && taken <= 300, qPrintable(QString::number(taken)));
    clock.advance(1h);
    QCOMPARE(limit.look("a").remaining, 30);
}

void tst_RateLimit::knowsSoManyStrangers()
{
    support::FakeClock clock;
    RateLimit limit(clock, 1);
    for (int count = 0; count < RateLimit::MaxKnown; ++count)
        QVERIFY(limit.take(QByteArray::number(count)).isAllowed);
    QVERIFY(limit.take("new").isAllowed);
    QVERIFY(!limit.take("newer").isAllowed); // further clients share one bucket
    QVERIFY(!limit.take("7").isAllowed);
    clock.advance(1s);
    QVERIFY(limit.take("newer").isAllowed); // the full buckets of the others are forgotten
    QVERIFY(limit.take("newest").isAllowed);
    QVERIFY(!limit.take("newest").isAllowed);
}

void tst_RateLimit::isEnforced()
{
    Simulation simulation(ServiceOptions{.rateLimit = 5});
    for (int left = 4; left >= 0; --left) {
        const http::Response response = organizations(simulation);
        QCOMPARE(response.status, 200);
        QCOMPARE(value(response, "X-RateLimit-Limit"), "5");
        QCOMPARE(value(response, "X-RateLimit-Remaining"), QByteArray::number(left));
        QCOMPARE(value(response, "X-RateLimit-Reset"), left > 0 ? "0.0" : "0.2");
    }
    const http::Response refused = organizations(simulation);
    QCOMPARE(refused.status, 429);
    QCOMPARE(value(refused, "X-RateLimit-Limit"), "5");
    QCOMPARE(value(refused, "X-RateLimit-Remaining"), "0");
    QCOMPARE(value(refused, "X-RateLimit-Reset"), "0.2");
    QVERIFY(refused.body.contains(R"("status":429)"));
    QCOMPARE(simulation.served.last().status, 429);
    simulation.clock.advance(200ms);
    QCOMPARE(organizations(simulation).status, 200);
    QCOMPARE(organizations(simulation).status, 429);
}

/// The limit is of each user or address. A wrong token belongs to no user: it counts for the address, as requests
/// without a token do.
void tst_RateLimit::isOfEachUserOrAddress()
{
    Simulation simulation(ServiceOptions{.rateLimit = 2});
    const QString path = u"/api/v2/organizations"_s;
    QCOMPARE(simulation.send("GET", path, {}).status, 401);
    QCOMPARE(simulation.send("GET", path, {Simulation::bearer("wrong")}).status, 401);
    QCOMPARE(simulation.send("GET", path, {Simulation::bearer("another")}).status, 429);
    QCOMPARE(simulation.send("GET", u"/.well-known/terraform.json"_s, {}).status, 429);
    QCOMPARE(organizations(simulation).status, 200);
    QCOMPARE(organizations(simulation).status, 200);
    QCOMPARE(organizations(simulation).status, 429);
}

void tst_RateLimit::countsWhatIsRefusedAtItsHead()
{
    Simulation simulation(ServiceOptions{.rateLimit = 1});
    const QString path = u"/api/v2/organizations"_s;
    QCOMPARE(simulation.send("POST", path, {}, "{}").status, 401);
    const http::Response refused = simulation.send("POST", path, {}, "{}");
    QCOMPARE(refused.status, 429);
    QCOMPARE(value(refused, "X-RateLimit-Reset"), "1.0");
    QVERIFY(!value(refused, "Date").isEmpty());
}

void tst_RateLimit::leavesRunTasksAlone()
{
    Simulation simulation(ServiceOptions{.rateLimit = 1});
    Integrator integrator(simulation.clock);
    simulator::RunTaskOptions options;
    options.target = integrator.url();
    simulation.startRunTask(options);
    QTRY_COMPARE(integrator.requests.size(), 1);
    const http::Headers token{Simulation::bearer(integrator.token())};
    const QByteArray running = R"({"data":{"type":"task-results","attributes":{"status":"running"}}})";
    for (int count = 0; count < 5; ++count) {
        const http::Response callback = simulation.send("PATCH", integrator.callback(), token, running);
        QCOMPARE(callback.status, 200);
        QCOMPARE(value(callback, "X-RateLimit-Remaining"), "1");
        QCOMPARE(simulation.send("PATCH", integrator.callback(), {}, running).status, 401); // refused by its head
        const QString plan = QUrl(integrator.text("plan_json_api_url")).path();
        QCOMPARE(simulation.send("GET", plan, token).status, 307);
    }
    QCOMPARE(organizations(simulation).status, 200);
}

/// A refused request draws no faults, so the requests with a fault do not depend on the client's speed.
void tst_RateLimit::drawsNoFaults()
{
    const QList<simulator::Fault> faults{{.kind = simulator::FaultKind::Status, .number = 503, .probability = 0.5}};
    const auto statuses = [&faults](int rate) {
        Simulation simulation(ServiceOptions{.faults = faults, .rateLimit = rate});
        QList<int> answered;
        while (answered.size() < 12) {
            const int status = organizations(simulation).status;
            if (status == 429)
                simulation.clock.advance(1s);
            else
                answered.append(status);
        }
        return answered;
    };
    const QList<int> unhurried = statuses(100);
    QVERIFY(unhurried.contains(200) && unhurried.contains(503));
    QCOMPARE(statuses(2), unhurried);
}

RUNLATCH_TEST(tst_RateLimit)
#include "tst_ratelimit.moc"
