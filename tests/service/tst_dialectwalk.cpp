// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "fixture.h"

#include "service/dialectwalk.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using runlatch::support::Script;

namespace runlatch::service {

namespace {

const QByteArray MuxPage = "404 page not found";

QList<DialectWalk::Try> dialects(const support::ScriptedServer &server, const QByteArray &method = "POST")
{
    QList<DialectWalk::Try> dialects;
    for (const int name : {10, 20, 30}) {
        http::Outgoing request;
        request.method = method;
        request.url = server.url(u"/%1"_s.arg(name));
        dialects.append({name, request});
    }
    return dialects;
}

/// Walks through them to the one answer.
base::Result<DialectWalk::Arrival> walk(const QList<DialectWalk::Try> &dialects)
{
    support::EagerClock clock;
    http::Requester http;
    PacedSender sender(http, clock);
    QObject scope;
    Caught<DialectWalk::Arrival> caught;
    DialectWalk::start(sender, dialects, &scope, caught.callback());
    (void)support::waitFor([&caught] { return caught.count > 0; });
    if (caught.count != 1)
        qFatal("no answer, or several");
    return *caught.answer;
}

} // namespace

/// Another dialect is tried only if nothing was carried out.
class tst_DialectWalk : public QObject
{
    Q_OBJECT
private slots:
    void goesOnOnlyWhereNothingWasDone_data();
    void goesOnOnlyWhereNothingWasDone();
    void tellsTheBestOfAllNotFound_data();
    void tellsTheBestOfAllNotFound();
    void neverRepeatsWhatMayHaveBeenDone_data();
    void neverRepeatsWhatMayHaveBeenDone();
    void endsWithItsScope();
};

void tst_DialectWalk::goesOnOnlyWhereNothingWasDone_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("dialect");
    for (const int status : {404, 405})
        QTest::addRow("%d", status) << status << 20;
    for (const int status : {200, 204, 302, 400, 401, 403, 409, 410, 422, 501, 505})
        QTest::addRow("%d", status) << status << 10;
}

void tst_DialectWalk::goesOnOnlyWhereNothingWasDone()
{
    QFETCH(int, status);
    QFETCH(int, dialect);
    support::ScriptedServer server({answer(status, {}), answer(200, "{}")});
    const auto arrival = walk(dialects(server));
    QVERIFY(arrival);
    QCOMPARE(arrival->dialect, dialect);
    QCOMPARE(arrival->url, server.url(u"/%1"_s.arg(dialect)));
    QCOMPARE(server.count(), dialect / 10);
}

void tst_DialectWalk::tellsTheBestOfAllNotFound_data()
{
    QTest::addColumn<QList<int>>("statuses");
    QTest::addColumn<QList<QByteArray>>("bodies");
    QTest::addColumn<int>("dialect");
    QTest::newRow("the first") << QList<int>{404, 404, 404} << QList<QByteArray>{{}, {}, {}} << 10;
    QTest::newRow("404 before 405") << QList<int>{405, 405, 404} << QList<QByteArray>{{}, {}, {}} << 30;
    QTest::newRow("405 alone") << QList<int>{405, 405, 405} << QList<QByteArray>{{}, {}, {}} << 10;
    QTest::newRow("in the service's words")
        << QList<int>{404, 404, 404} << QList<QByteArray>{MuxPage, NotFoundJson, MuxPage} << 20;
}

void tst_DialectWalk::tellsTheBestOfAllNotFound()
{
    QFETCH(QList<int>, statuses);
    QFETCH(QList<QByteArray>, bodies);
    QFETCH(int, dialect);
    QList<Script> scripts;
    for (qsizetype index = 0; index < 3; ++index)
        scripts.append(answer(statuses.at(index), bodies.at(index)));
    support::ScriptedServer server(scripts);
    const auto arrival = walk(dialects(server));
    QVERIFY(arrival);
    QCOMPARE(server.count(), 3);
    QCOMPARE(arrival->dialect, dialect);
    QCOMPARE(arrival->response.status, statuses.at(dialect / 10 - 1));
}

void tst_DialectWalk::neverRepeatsWhatMayHaveBeenDone_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<bool>("isReset");
    for (const char *method : {"POST", "PATCH"}) {
        QTest::addRow("%s, closed", method) << QByteArray(method) << false;
        QTest::addRow("%s, reset", method) << QByteArray(method) << true;
    }
}

void tst_DialectWalk::neverRepeatsWhatMayHaveBeenDone()
{
    QFETCH(QByteArray, method);
    QFETCH(bool, isReset);
    support::ScriptedServer server({isReset ? Script::reset() : Script::cut(), answer(200, "{}")});
    const auto arrival = walk(dialects(server, method));
    QVERIFY(!arrival);
    QCOMPARE(arrival.error().kind, base::ErrorKind::Network);
    QCOMPARE(server.requests(method), 1);
}

void tst_DialectWalk::endsWithItsScope()
{
    support::ScriptedServer server({answer(404, {}), Script::hang()});
    support::EagerClock clock;
    http::Requester http;
    PacedSender sender(http, clock);
    Caught<DialectWalk::Arrival> caught;
    {
        QObject scope;
        DialectWalk::start(sender, dialects(server), &scope, caught.callback());
        QTRY_VERIFY(!server.received(1).isEmpty()); // Qt keeps a connection on which no request has left yet
    }
    QTRY_VERIFY(server.wasLeft(1));
    QVERIFY(!caught.answer);
}

RUNLATCH_TEST(tst_DialectWalk)

} // namespace runlatch::service

#include "tst_dialectwalk.moc"
