// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/server.h"

#include "support/fakeclock.h"
#include "support/suite.h"

#include <QTcpSocket>
#include <QTest>

#include <memory>
#include <vector>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// A burst of connections waits until a busy server accepts it.
class tst_Backlog : public QObject
{
    Q_OBJECT
private slots:
    void manyConnectBeforeTheFirstIsAccepted();

private:
    support::FakeClock m_clock;
};

/// Waiting for a connection does not run the event loop, so the server accepts none meanwhile.
void tst_Backlog::manyConnectBeforeTheFirstIsAccepted()
{
    constexpr int burst = 100; // more than Qt's own backlog, fewer than the least of the systems
    http::Server server(m_clock, {}, [](const http::Request &, const http::Responder &responder) {
        responder.respond({200, {}, {}, {}});
    });
    QVERIFY(server.listen(u"127.0.0.1"_s, 0).isOk());
    std::vector<std::unique_ptr<QTcpSocket>> clients;
    for (int i = 0; i < burst; ++i) {
        clients.push_back(std::make_unique<QTcpSocket>());
        clients.back()->connectToHost(QHostAddress(QHostAddress::LocalHost), server.port());
        QVERIFY2(clients.back()->waitForConnected(10'000), QByteArray::number(i).constData());
        clients.back()->write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    }
    QCOMPARE(server.connectionCount(), 0);
    for (const auto &client : clients)
        QTRY_VERIFY(client->bytesAvailable() > 0);
    QCOMPARE(server.connectionCount(), burst);
}

RUNLATCH_TEST(tst_Backlog)
#include "tst_backlog.moc"
