// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/listeners.h"

#include "base/rules.h"
#include "receiverfixture.h"
#include "support/freeport.h"
#include "support/suite.h"
#include "support/testidentity.h"

#include <QTcpServer>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::inspector {

/// Listeners start, move and stop together; one that fails is named and stops no other.
class tst_Listeners : public QObject, protected ReceiverFixture
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(open()); }
    void cleanup() { close(); }
    void allEndpointsAreAtAllListeners();
    void oneThatFailsStopsNoOther();
    void stopsAllOfThem();
    void tellsWhyNoneListens();
    void goesBackToAllItsPorts();
    void returnsToItsLastPort();
    void takesAnotherPortIfTheLastIsTaken();
    void staysAtThePortInUse();
    void doesNotLeaveAPortThatWasNamed();
    void hasABoundedNumber();

private:
    static ListenerAddress at(quint16 port, quint16 lastPort = 0, const QString &host = u"127.0.0.1"_s)
    {
        return {.host = host, .port = port, .lastPort = lastPort};
    }
    base::Result<QUrl> start(const QList<ListenerAddress> &listeners)
    {
        ReceiverOptions options;
        options.listeners = listeners;
        return tryToStart(options);
    }
    int portOf(const base::Result<QUrl> &url) const { return url ? url->port() : 0; }
    int ask(const QUrl &url, const QByteArray &pin = {})
    {
        http::RawSender sender(m_store->clock());
        const auto response = support::answerOf<http::Response>([&](QObject *context, const auto &done) {
            sender.send(url, http::writeRequest("POST", url, {}, "{}"), 20s, context, done, {.pinnedCertificate = pin});
        });
        return response ? response->status : 0;
    }
};

void tst_Listeners::allEndpointsAreAtAllListeners()
{
    ReceiverOptions options;
    options.endpoints = {{.path = u"/a"_s}, {.path = u"/b"_s, .answer = {.status = 202}}};
    options.listeners.append(at(0));
    options.listeners.last().identity = support::testIdentity(u"self-signed"_s);
    options.listeners.append(at(0));
    options.listeners.last().publicUrl = QUrl(u"https://tunnel.example/in"_s);
    QVERIFY(tryToStart(options).isOk());
    const QList<ListenerPlace> places = m_receiver->places();
    QCOMPARE(places.size(), 3);
    const QByteArray pin = support::fingerprintOf(options.listeners.at(1).identity);
    QCOMPARE(places.at(1).ownUrl().scheme(), u"https"_s);
    QCOMPARE(ask(places.at(0).url(options.endpoints.at(0))), 200);
    QCOMPARE(ask(places.at(0).url(options.endpoints.at(1))), 202);
    QCOMPARE(ask(places.at(1).url(options.endpoints.at(1)), pin), 202);
    QCOMPARE(places.at(2).url(options.endpoints.at(1)), QUrl(u"https://tunnel.example/in/b"_s));
    QTRY_COMPARE(m_captured.size(), 3);
}

void tst_Listeners::oneThatFailsStopsNoOther()
{
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost, support::freePort()));
    const auto url = start({at(other.serverPort()), at(0), at(0, 0, u"192.0.2.1"_s)}); // an address of nobody
    QVERIFY(url.isOk());
    const QList<ListenerPlace> places = m_receiver->places();
    QCOMPARE(places.size(), 3);
    QVERIFY(!places.at(0).isListening() && places.at(1).isListening() && !places.at(2).isListening());
    QCOMPARE(places.at(0).error->rule, base::Rules::ListenInUse);
    QCOMPARE(places.at(0).error->subject, u"127.0.0.1:%1"_s.arg(other.serverPort()));
    QVERIFY(places.at(0).error->facts.value(1).toInt() > 0);
    QCOMPARE(places.at(2).error->rule, base::Rules::ListenAddress);
    QCOMPARE(url->port(), int(places.at(1).port));
    QCOMPARE(ask(*url), 200);
    other.close();
    QVERIFY(start({places.at(0).address, places.at(1).address}).isOk()); // the first has its port now
    QCOMPARE(m_receiver->places().at(0).port, places.at(0).address.port);
    QCOMPARE(m_receiver->places().at(1).port, places.at(1).port);
}

void tst_Listeners::stopsAllOfThem()
{
    QVERIFY(start({at(0), at(0)}).isOk());
    const QList<ListenerPlace> places = m_receiver->places();
    QVERIFY(support::answerOf<std::monostate>(
        [this](QObject *context, const auto &done) { m_receiver->stop(context, done); }));
    QVERIFY(!m_receiver->isListening() && m_receiver->url().isEmpty());
    for (const ListenerPlace &place : places) {
        QTcpServer next;
        QVERIFY(next.listen(QHostAddress::LocalHost, place.port));
    }
    QVERIFY(support::answerOf<std::monostate>(
        [this](QObject *context, const auto &done) { m_receiver->stop(context, done); }));
}

void tst_Listeners::tellsWhyNoneListens()
{
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    const auto url = start({at(other.serverPort()), at(0, 0, u"192.0.2.1"_s)});
    QVERIFY(!url);
    QCOMPARE(url.error().rule, base::Rules::ListenInUse);
    QVERIFY(url.error().facts.value(1).toInt() > 0);
    QVERIFY(!m_receiver->isListening());
}

void tst_Listeners::goesBackToAllItsPorts()
{
    QVERIFY(start({at(0), at(0)}).isOk());
    const QList<ListenerPlace> before = m_receiver->places();
    QVERIFY(!start({at(before.at(0).port, 0, u"192.0.2.1"_s), at(before.at(1).port, 0, u"192.0.2.1"_s)}));
    const QList<ListenerPlace> after = m_receiver->places();
    QCOMPARE(after.size(), 2);
    for (int number = 0; number < 2; ++number) {
        QCOMPARE(after.at(number).port, before.at(number).port);
        QCOMPARE(after.at(number).address.port, quint16(0)); // as it was asked for
        QCOMPARE(ask(after.at(number).url({})), 200);
    }
}

void tst_Listeners::returnsToItsLastPort()
{
    const quint16 last = support::freePort();
    QCOMPARE(portOf(start({at(0, last)})), int(last));
}

void tst_Listeners::takesAnotherPortIfTheLastIsTaken()
{
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    const int port = portOf(start({at(0, other.serverPort())}));
    QVERIFY(port > 0 && port != other.serverPort());
    QVERIFY(!m_receiver->places().first().error);
}

/// A listener that moves to other options stays at its port, whatever port it had before.
void tst_Listeners::staysAtThePortInUse()
{
    const int port = portOf(start({at(0)}));
    QVERIFY(port > 0);
    QCOMPARE(portOf(start({at(0, support::freePort()), at(0)})), port);
}

/// The user named this port, so no other will do.
void tst_Listeners::doesNotLeaveAPortThatWasNamed()
{
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    const auto url = start({at(other.serverPort(), support::freePort())});
    QVERIFY(!url);
    QCOMPARE(url.error().rule, base::Rules::ListenInUse);
    QVERIFY(!m_receiver->isListening());
}

void tst_Listeners::hasABoundedNumber()
{
    QCOMPARE(start({}).error().rule, base::Rules::ListenCount);
    QCOMPARE(start(QList<ListenerAddress>(MaxListeners + 1)).error().rule, base::Rules::ListenCount);
    QVERIFY(start(QList<ListenerAddress>(MaxListeners)).isOk());
}

RUNLATCH_TEST(tst_Listeners)

} // namespace runlatch::inspector

#include "tst_listeners.moc"
