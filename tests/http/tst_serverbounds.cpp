// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "serverfixture.h"
#include "support/suite.h"

#include <QSignalSpy>

#include <vector>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace std::chrono_literals;
using http::PlainAnswer;
using http::PlainGet;
using http::PlainVisitor;

/// The server bounds how many connections it has and how long they take, and those that have a request stay.
class tst_ServerBounds : public QObject, protected http::ServerFixture
{
    Q_OBJECT
private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void cutsTheLongestWaiting();
    void cutsTheFirstOfThoseThatWaitEquallyLong();
    void cutsNoneThatHasARequest();
    void takesLittleBehindARequest();
    void keepsTimesOnSockets();
    void manyStalledConnectionsDoNotStarveOthers();
};

void tst_ServerBounds::cutsTheLongestWaiting()
{
    http::Limits limits;
    limits.connections = 3;
    const auto server = serve(limits);
    QSignalSpy refused(server.get(), &http::Server::refused);
    std::vector<std::unique_ptr<PlainVisitor>> visitors;
    for (int i = 0; i < 3; ++i) {
        visitors.push_back(std::make_unique<PlainVisitor>(*server));
        visitors.back()->send(PlainGet.left(10));
        QTRY_COMPARE(server->connectionCount(), i + 1);
        m_clock.advance(1s);
    }
    visitors.at(0)->send(PlainGet.mid(10)); // the first visitor has now waited for the shortest time
    QTRY_COMPARE(visitors.at(0)->received(), PlainAnswer);
    PlainVisitor fresh(*server);
    fresh.send(PlainGet);
    QTRY_COMPARE(fresh.received(), PlainAnswer);
    QTRY_VERIFY(visitors.at(1)->isClosed());
    QVERIFY(visitors.at(0)->isOpen());
    QVERIFY(visitors.at(2)->isOpen());
    QCOMPARE(server->connectionCount(), 3);
    QCOMPARE(refused.at(0).at(0).value<http::Refusal>().rule, u"http.crowded"_s);
}

/// Those who come in the same moment push each other out in their order, so that the newest has the longest time.
void tst_ServerBounds::cutsTheFirstOfThoseThatWaitEquallyLong()
{
    http::Limits limits;
    limits.connections = 3;
    const auto server = serve(limits);
    std::vector<std::unique_ptr<PlainVisitor>> visitors;
    for (int i = 0; i < 3; ++i) {
        visitors.push_back(std::make_unique<PlainVisitor>(*server));
        QTRY_COMPARE(server->connectionCount(), i + 1);
    }
    PlainVisitor fresh(*server);
    fresh.send(PlainGet);
    QTRY_COMPARE(fresh.received(), PlainAnswer);
    QTRY_VERIFY(visitors.at(0)->isClosed());
    QVERIFY(visitors.at(1)->isOpen());
    QVERIFY(visitors.at(2)->isOpen());
    QCOMPARE(server->connectionCount(), 3);
}

void tst_ServerBounds::cutsNoneThatHasARequest()
{
    http::Limits limits;
    limits.connections = 2;
    m_answersAtOnce = false;
    const auto server = serve(limits);
    PlainVisitor first(*server);
    PlainVisitor second(*server);
    first.send(PlainGet);
    second.send(PlainGet);
    QTRY_COMPARE(m_responders.size(), 2);
    PlainVisitor third(*server);
    third.send(PlainGet);
    QTRY_VERIFY(third.isOpen());
    QCOMPARE(server->connectionCount(), 2);
    m_responders.at(1).respond({200, {}, "/a", {}});
    QTRY_COMPARE(m_responders.size(), 3); // a connection could be cut now
    m_responders.at(0).respond({200, {}, "/a", {}});
    QTRY_COMPARE(first.received(), PlainAnswer);
    QTRY_COMPARE(second.received(), PlainAnswer); // the connection was cut after its answer had left
}

/// The bytes behind a request may be more of its body, and are kept with it: a head and a read of them.
void tst_ServerBounds::takesLittleBehindARequest()
{
    const http::Limits limits;
    m_answersAtOnce = false;
    const auto server = serve(limits);
    PlainVisitor visitor(*server);
    visitor.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}" + QByteArray(4'000'000, '}'));
    QTRY_COMPARE(m_requests.size(), 1);
    QCOMPARE(m_requests.constFirst().body, "{}");
    QVERIFY(m_requests.constFirst().surplus.startsWith('}'));
    QVERIFY(m_requests.constFirst().surplus.size() <= limits.headerBytes + http::Limits::ReadSize);
}

void tst_ServerBounds::keepsTimesOnSockets()
{
    const auto server = serve();
    QSignalSpy refused(server.get(), &http::Server::refused);
    PlainVisitor slow(*server);
    PlainVisitor idle(*server);
    slow.send(PlainGet.left(5));
    QTRY_COMPARE(server->connectionCount(), 2);
    PlainVisitor mark(*server); // answered, so the bytes of the slow visitor have arrived too
    mark.send(PlainGet);
    QTRY_COMPARE(mark.received(), PlainAnswer);
    m_clock.advance(10s);
    QTRY_VERIFY(slow.received().startsWith("HTTP/1.1 408 "));
    QTRY_VERIFY(slow.isClosed());
    QCOMPARE(refused.at(0).at(0).value<http::Refusal>().rule, u"http.header-timeout"_s);
    QVERIFY(idle.isOpen());
    m_clock.advance(5s);
    QTRY_VERIFY(idle.isClosed());
    QVERIFY(idle.received().isEmpty());
}

void tst_ServerBounds::manyStalledConnectionsDoNotStarveOthers()
{
    const auto server = serve();
    std::vector<std::unique_ptr<PlainVisitor>> stalled;
    for (int i = 0; i < 300; ++i) {
        stalled.push_back(std::make_unique<PlainVisitor>(*server));
        stalled.back()->send(PlainGet.left(10));
    }
    for (int i = 0; i < 10; ++i) {
        PlainVisitor honest(*server);
        honest.send(PlainGet);
        QTRY_COMPARE(honest.received(), PlainAnswer);
        QVERIFY(server->connectionCount() <= 256);
    }
}

RUNLATCH_TEST(tst_ServerBounds)
#include "tst_serverbounds.moc"
