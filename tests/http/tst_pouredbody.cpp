// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "http/requester.h"
#include "support/answer.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;
using support::httpAnswer;
using support::Script;
using support::ScriptedServer;

/// A body that is taken piece by piece arrives whole, and is nowhere else.
class tst_PouredBody : public QObject
{
    Q_OBJECT
private slots:
    void arrivesWhole();
    void otherAnswersAreKept();
    void aTakerEndsIt();
    void hasALimitOfItsOwn_data();
    void hasALimitOfItsOwn();

private:
    base::Result<http::Response> ask(const QUrl &url, qint64 limit = 10'000'000)
    {
        m_poured.clear();
        http::Outgoing outgoing;
        outgoing.url = url;
        outgoing.bodyLimit = 1000;
        outgoing.sinkLimit = limit;
        outgoing.sink = [this](const QByteArray &piece) {
            m_poured += piece;
            return m_fault;
        };
        return support::answerOf<http::Response>(
            [&](QObject *context, const auto &done) { m_http.send(outgoing, context, done); });
    }

    http::Requester m_http;
    QByteArray m_poured;
    base::Rule m_fault;
};

void tst_PouredBody::arrivesWhole()
{
    const QByteArray body(3'000'000, 'x');
    ScriptedServer server(Script::answer(httpAnswer(200, body)));
    const auto answer = ask(server.url());
    QVERIFY(answer);
    QVERIFY(answer->body.isEmpty());
    QCOMPARE(m_poured, body);
}

void tst_PouredBody::otherAnswersAreKept()
{
    ScriptedServer server(Script::answer(httpAnswer(404, "not here")));
    const auto answer = ask(server.url());
    QCOMPARE(answer->body, "not here");
    QVERIFY(m_poured.isEmpty());
}

void tst_PouredBody::aTakerEndsIt()
{
    ScriptedServer server(Script::answer(httpAnswer(200, QByteArray(3'000'000, 'x'))));
    m_fault = base::Rules::StoreFull;
    const auto answer = ask(server.url());
    m_fault = {};
    QCOMPARE(answer.error().kind, base::ErrorKind::Storage);
    QCOMPARE(answer.error().rule, base::Rules::StoreFull);
    QVERIFY(m_poured.size() < 3'000'000);
}

void tst_PouredBody::hasALimitOfItsOwn_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::newRow("announced") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 2001\r\n\r\n");
    QTest::newRow("not announced") << QByteArray("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n");
}

void tst_PouredBody::hasALimitOfItsOwn()
{
    QFETCH(const QByteArray, head);
    ScriptedServer server(Script::answer(head + QByteArray(2001, 'x')));
    QVERIFY(ask(server.url(), 2001));
    QCOMPARE(ask(server.url(), 2000).error().rule, base::Rules::HttpTooLarge);
}

RUNLATCH_TEST(tst_PouredBody)

#include "tst_pouredbody.moc"
