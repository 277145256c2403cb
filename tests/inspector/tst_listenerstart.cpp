// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/listenerstart.h"

#include "base/rules.h"
#include "fixture.h"
#include "support/suite.h"

#include <QTcpServer>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

/// A listener returns to its port when it may choose, and takes another one when that port is lost.
class tst_ListenerStart : public QObject
{
    Q_OBJECT

private:
    base::Result<QUrl> start(quint16 port, quint16 lastPort)
    {
        ReceiverOptions options;
        options.port = port;
        return await<QUrl>([&](QObject *context, const auto &done) {
            ListenerStart::start(*m_receiver, options, lastPort, context, done);
        });
    }
    int portOf(const base::Result<QUrl> &url) const { return url ? url->port() : 0; }
    static quint16 freePort()
    {
        QTcpServer server;
        return server.listen(QHostAddress::LocalHost) ? server.serverPort() : quint16(0);
    }

    std::unique_ptr<StoreFixture> m_store;
    std::unique_ptr<Receiver> m_receiver;

private slots:
    void init()
    {
        m_store = std::make_unique<StoreFixture>();
        QVERIFY(m_store->isOpen());
        m_receiver = std::make_unique<Receiver>(**m_store, m_store->clock());
    }
    void cleanup()
    {
        m_receiver.reset();
        m_store.reset();
    }

    void returnsToItsLastPort()
    {
        const quint16 last = freePort();
        QCOMPARE(portOf(start(0, last)), int(last));
    }

    void takesAnotherPortIfTheLastIsTaken()
    {
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::LocalHost));
        const int port = portOf(start(0, other.serverPort()));
        QVERIFY(port > 0 && port != other.serverPort());
    }

    /// A listener that moves to other options stays at its port, whatever port it had before.
    void staysAtThePortInUse()
    {
        const int port = portOf(start(0, 0));
        QVERIFY(port > 0);
        QCOMPARE(portOf(start(0, freePort())), port);
    }

    /// The user named this port, so no other will do.
    void doesNotLeaveAPortThatWasNamed()
    {
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::LocalHost));
        const auto url = start(other.serverPort(), freePort());
        QVERIFY(!url);
        QCOMPARE(url.error().rule, base::Rules::ListenInUse);
        QVERIFY(!m_receiver->isListening());
    }

    void saysWhyNoPortWillDo()
    {
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::LocalHost));
        ReceiverOptions options;
        options.host = u"no host"_s;
        const auto url = await<QUrl>([&](QObject *context, const auto &done) {
            ListenerStart::start(*m_receiver, options, other.serverPort(), context, done);
        });
        QVERIFY(!url);
        QVERIFY(url.error().kind != base::ErrorKind::Timeout);
    }
};

RUNLATCH_TEST(tst_ListenerStart)

} // namespace runlatch::inspector

#include "tst_listenerstart.moc"
