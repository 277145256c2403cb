// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/portowner.h"

#include "base/systemclock.h"
#include "http/server.h"
#include "support/suite.h"

#include <QCoreApplication>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// A taken port names the process that has it, and the next port that is free.
class tst_PortOwner : public QObject
{
    Q_OBJECT
private slots:
    void findsTheProcess_data();
    void findsTheProcess();
    void aConnectionIsNoListener();
    void findsTheNextFreePort();
    void isToldWithTheError();
};

void tst_PortOwner::findsTheProcess_data()
{
    QTest::addColumn<QHostAddress>("listener");
    QTest::addColumn<QHostAddress>("wanted");
    QTest::addColumn<bool>("isFound");
    const QHostAddress loopback(u"127.0.0.1"_s);
    const QHostAddress other(u"127.0.0.2"_s);
    const QHostAddress loopback6(u"::1"_s);
    QTest::newRow("same address") << loopback << loopback << true;
    QTest::newRow("other address") << loopback << other << false;
    QTest::newRow("everywhere") << QHostAddress(QHostAddress::AnyIPv4) << loopback << true;
    QTest::newRow("wanted everywhere") << other << QHostAddress(QHostAddress::AnyIPv4) << true;
    QTest::newRow("IPv6") << loopback6 << loopback6 << true;
    QTest::newRow("both families") << QHostAddress(QHostAddress::Any) << loopback << true;
}

void tst_PortOwner::findsTheProcess()
{
#if !defined(Q_OS_LINUX)
    QSKIP("only Linux tells");
#endif
    QFETCH(const QHostAddress, listener);
    QFETCH(const QHostAddress, wanted);
    QFETCH(const bool, isFound);
    QTcpServer server;
    if (!server.listen(listener))
        QSKIP("this machine lacks the address");
    const auto owner = http::ownerOfPort(wanted, server.serverPort());
    QCOMPARE(owner.has_value(), isFound);
    if (isFound) {
        QCOMPARE(owner->pid, QCoreApplication::applicationPid());
        QVERIFY(!owner->name.isEmpty());
    }
    const quint16 port = server.serverPort();
    server.close();
    QVERIFY(!http::ownerOfPort(wanted, port));
}

void tst_PortOwner::aConnectionIsNoListener()
{
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    QTcpSocket socket;
    socket.connectToHost(server.serverAddress(), server.serverPort());
    QVERIFY(socket.waitForConnected());
    QVERIFY(!http::ownerOfPort(QHostAddress(u"127.0.0.1"_s), socket.localPort()));
}

void tst_PortOwner::findsTheNextFreePort()
{
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    const quint16 next = http::nextFreePort(QHostAddress::LocalHost, server.serverPort());
    QVERIFY(next != 0 && next != server.serverPort());
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost, next));
    QVERIFY(http::nextFreePort(QHostAddress::LocalHost, 65535) != 0); // none is above
    QCOMPARE(http::nextFreePort(QHostAddress(u"192.0.2.1"_s), 4711), quint16(0));
}

void tst_PortOwner::isToldWithTheError()
{
    QTcpServer taken;
    QVERIFY(taken.listen(QHostAddress::LocalHost));
    base::SystemClock clock;
    http::Server server(clock, {}, {});
    for (const QString &host : {u"127.0.0.1"_s, u"localhost"_s}) {
        const auto listening = server.listen(host, taken.serverPort());
        QVERIFY(!listening);
        QVERIFY(listening.error().facts.isEmpty()); // an attempt that another one follows costs nothing
        const base::Error error = http::withPortFacts(listening.error());
        QVERIFY(error.facts.value(1).toInt() > 0);
#if defined(Q_OS_LINUX)
        QVERIFY(error.facts.value(0).endsWith(u" (%1)"_s.arg(QCoreApplication::applicationPid())));
#endif
    }
    const auto wrong = server.listen(u"nowhere"_s, taken.serverPort());
    QVERIFY(!wrong && http::withPortFacts(wrong.error()).facts.isEmpty());
}

RUNLATCH_TEST(tst_PortOwner)
#include "tst_portowner.moc"
