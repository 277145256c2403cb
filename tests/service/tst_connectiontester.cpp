// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "fixture.h"

#include "base/systemclock.h"
#include "http/server.h"
#include "service/connectiontester.h"
#include "support/suite.h"
#include "support/testidentity.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using runlatch::support::Script;

namespace runlatch::service {

namespace {

const Script Document = answer(200, R"({"tfe.v2":"/found/v2/"})", "application/json");
const Script Ping = Script::answer(support::httpAnswer(204));
const Script Nothing = answer(404, NotFoundJson); // no account and no organization: the check ends

/// A tester before a server that plays a script, and everything that it reports.
struct TesterFixture
{
    explicit TesterFixture(const QList<Script> &scripts)
        : server(scripts)
    {
        QObject::connect(&tester, &ConnectionTester::reported, &tester,
                         [this](const ConnectionReport &report) { reports.append(report); });
        QObject::connect(&tester, &ConnectionTester::failed, &tester,
                         [this](const base::Error &error) { errors.append(error); });
        QObject::connect(&tester, &ConnectionTester::runningChanged, &tester,
                         [this](bool running) { isRunning = running; });
    }

    ConnectionTester::Subject typed() const { return {.address = server.url().toString(), .token = "secret"}; }
    ConnectionTester::Subject known() const
    {
        return {.address = server.url().toString(), .base = server.url(u"/api/v2"_s), .token = "secret"};
    }
    bool hasReported(int count) const
    {
        return support::waitFor([&] { return reports.size() == count; }) && !isRunning;
    }
    QList<QByteArray> requests() const
    {
        QList<QByteArray> lines;
        for (int connection = 0; connection < server.count(); ++connection)
            lines.append(server.requestLine(connection).replace(" HTTP/1.1", ""));
        return lines;
    }

    support::ScriptedServer server;
    support::EagerClock clock;
    http::Requester http;
    ConnectionTester tester{http, clock};
    QList<ConnectionReport> reports;
    QList<base::Error> errors;
    bool isRunning = false;
    QSignalSpy found{&tester, &ConnectionTester::baseFound};
    QSignalSpy outdated{&tester, &ConnectionTester::outdated};
};

} // namespace

/// A typed connection is discovered and checked, one at a time.
class tst_ConnectionTester : public QObject
{
    Q_OBJECT
private slots:
    void discoversAndChecks();
    void asksAKnownBaseAtOnce();
    void testsAgainWithoutDiscovery();
    void checksNothingThatWasNotFound();
    void discoversAlone();
    void triesATokenAlone();
    void saysWhyTheCheckFailed();
    void stopsSilently();
    void theNewerReplacesTheRunning();
    void tellsTheCertificateThatWasRefused();
};

void tst_ConnectionTester::discoversAndChecks()
{
    TesterFixture fixture({Document, Ping, Nothing});
    fixture.tester.start(fixture.typed());
    QVERIFY(fixture.isRunning);
    QVERIFY(fixture.hasReported(1));
    QCOMPARE(fixture.found.size(), 1);
    QCOMPARE(fixture.found.first().first().toUrl(), fixture.server.url(u"/found/v2"_s));
    QCOMPARE(fixture.tester.url(), fixture.server.url(u"/found/v2"_s));
    QCOMPARE(fixture.outdated.size(), 1);
    QCOMPARE(
        fixture.requests().first(3),
        (QList<QByteArray>{"GET /.well-known/terraform.json", "GET /found/v2/ping", "GET /found/v2/account/details"}));
    QCOMPARE(fixture.server.header(0, "Authorization"), QByteArray());
    QCOMPARE(fixture.server.header(1, "Authorization"), "Bearer secret");
    QVERIFY(fixture.errors.isEmpty());
}

void tst_ConnectionTester::asksAKnownBaseAtOnce()
{
    TesterFixture fixture({Ping, Nothing});
    fixture.tester.start(fixture.known());
    QVERIFY(fixture.hasReported(1));
    QCOMPARE(fixture.requests().first(), "GET /api/v2/ping");
    QVERIFY(fixture.found.isEmpty());
}

void tst_ConnectionTester::testsAgainWithoutDiscovery()
{
    TesterFixture fixture({Document, Ping, Nothing});
    fixture.tester.start(fixture.typed());
    QVERIFY(fixture.hasReported(1));
    const auto before = fixture.requests().size();
    fixture.tester.startAgain();
    QVERIFY(fixture.isRunning);
    QTRY_VERIFY(!fixture.isRunning);
    QCOMPARE(fixture.requests().at(before), "GET /found/v2/ping");
    QCOMPARE(fixture.server.header(static_cast<int>(before), "Authorization"), "Bearer secret");
    QCOMPARE(fixture.outdated.size(), 2);
}

void tst_ConnectionTester::checksNothingThatWasNotFound()
{
    TesterFixture fixture({answer(200, R"({"tfe.v2":"https://other.example/api/v2/"})", "application/json")});
    fixture.tester.start(fixture.typed());
    QTRY_COMPARE(fixture.errors.size(), 1);
    QCOMPARE(fixture.errors.first().rule, u"discovery.other-host"_s);
    QVERIFY(!fixture.isRunning && fixture.found.isEmpty());
    QCOMPARE(fixture.requests(), QList<QByteArray>{"GET /.well-known/terraform.json"});
    QCOMPARE(fixture.tester.url(), fixture.server.url(u"/api/v2"_s)); // as the address says
}

void tst_ConnectionTester::discoversAlone()
{
    TesterFixture fixture({Document, Ping});
    Caught<QUrl> caught;
    fixture.tester.discover(fixture.typed(), caught.callback());
    QTRY_COMPARE(caught.count, 1);
    QCOMPARE(caught.value(), fixture.server.url(u"/found/v2"_s));
    QCOMPARE(fixture.found.size(), 1);
    QVERIFY(!fixture.isRunning);
    QCOMPARE(fixture.requests().size(), 1);
}

void tst_ConnectionTester::triesATokenAlone()
{
    TesterFixture fixture({answer(401, NotFoundJson), answer(200, R"({"data":{"attributes":{"username":"ada"}}})")});
    QList<base::Result<Account>> owners;
    const auto note = [&owners](const base::Result<Account> &owner) { owners.append(owner); };
    fixture.tester.tryToken(fixture.known(), note);
    QVERIFY(fixture.isRunning);
    QTRY_COMPARE(owners.size(), 1);
    QCOMPARE(owners.at(0).error().kind, base::ErrorKind::Unauthorized);
    QVERIFY(!fixture.isRunning && fixture.errors.isEmpty() && fixture.reports.isEmpty());
    fixture.tester.tryToken(fixture.known(), note);
    QTRY_COMPARE(owners.size(), 2);
    QCOMPARE(owners.at(1)->name, u"ada"_s);
    QCOMPARE(fixture.requests(), QList<QByteArray>(2, "GET /api/v2/account/details"));
    fixture.tester.tryToken(fixture.known(), note);
    fixture.tester.stop();
    QVERIFY(!fixture.isRunning);
    QCOMPARE(fixture.outdated.size(), 4); // nothing is told of what was stopped
    QCOMPARE(owners.size(), 2);
}

void tst_ConnectionTester::saysWhyTheCheckFailed()
{
    TesterFixture fixture({answer(401, R"({"errors":[{"status":"401"}]})")});
    fixture.tester.start(fixture.known());
    QTRY_COMPARE(fixture.errors.size(), 1);
    QCOMPARE(fixture.errors.first().kind, base::ErrorKind::Unauthorized);
    QVERIFY(!fixture.isRunning && fixture.reports.isEmpty());
}

void tst_ConnectionTester::stopsSilently()
{
    TesterFixture fixture({Script::hang()});
    Caught<QUrl> caught;
    fixture.tester.discover(fixture.typed(), caught.callback());
    QTRY_COMPARE(fixture.server.requests("GET"), 1);
    fixture.tester.stop();
    QVERIFY(!fixture.isRunning);
    QCOMPARE(fixture.outdated.size(), 2);
    QTRY_VERIFY(fixture.server.wasLeft(0));
    QCOMPARE(caught.count, 0);
    QVERIFY(fixture.errors.isEmpty());
}

void tst_ConnectionTester::theNewerReplacesTheRunning()
{
    TesterFixture fixture({Script::hang(), Ping, Nothing});
    fixture.tester.start(fixture.known());
    QTRY_COMPARE(fixture.server.requests("GET"), 1);
    fixture.tester.start(fixture.known());
    QVERIFY(fixture.hasReported(1));
    QTRY_VERIFY(fixture.server.wasLeft(0));
    QCOMPARE(fixture.reports.size(), 1);
    QVERIFY(fixture.errors.isEmpty());
}

void tst_ConnectionTester::tellsTheCertificateThatWasRefused()
{
    const http::ServerIdentity identity = support::testIdentity(u"self-signed"_s);
    base::SystemClock serverClock; // the server's limits of time are real
    http::Server server(serverClock, http::Limits(), [](const http::Request &, const http::Responder &responder) {
        responder.respond({404, {{"Content-Type", "application/vnd.api+json"}}, NotFoundJson});
    });
    server.setIdentity(identity);
    QVERIFY(server.listen(u"127.0.0.1"_s, 0));
    TesterFixture fixture({Script::hang()});
    ConnectionTester::Subject subject{.address = u"https://127.0.0.1:%1"_s.arg(server.port())};
    fixture.tester.start(subject);
    QTRY_COMPARE(fixture.errors.size(), 1);
    QCOMPARE(fixture.errors.first().kind, base::ErrorKind::Tls);
    QVERIFY(fixture.tester.refusedCertificate());
    QCOMPARE(fixture.tester.refusedCertificate()->sha256, support::fingerprintOf(identity));
    subject.pinnedCertificate = support::fingerprintOf(identity);
    fixture.tester.start(subject);
    QVERIFY(fixture.hasReported(1));
}

RUNLATCH_TEST(tst_ConnectionTester)

} // namespace runlatch::service

#include "tst_connectiontester.moc"
