// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/service.h"

#include "base/systemclock.h"
#include "http/exchangerelay.h"
#include "http/ownaddresses.h"
#include "http/requester.h"
#include "http/url.h"
#include "integrator.h"
#include "support/answer.h"
#include "support/suite.h"

#include <QSignalSpy>
#include <QTcpSocket>
#include <QTest>
#include <QThread>

#include <optional>

using namespace Qt::StringLiterals;
using namespace runlatch;
using simulator::Service;
using simulator::ServiceAddress;

/// The facade answers in the caller's thread while its engine works in another one.
class tst_Service : public QObject
{
    Q_OBJECT

private slots:
    void servesFromItsOwnThread();
    void sendsRunTasks();
    void tellsWhereItIsReached();
    void tellsWhyItCannotListen();
    void stopsAndStartsAgain();
    void servesWhileAnEarlierStopIsFinished();
    void isStoppedWhereTheStopCameLast();
    void answersOnlyTheLiving();
    void endsWhileBusy();
    void queuesSoMuchForAThreadThatDoesNotListen();

private:
    static base::Result<ServiceAddress> tryToStart(Service &service, const simulator::ServiceOptions &options)
    {
        return support::answerOf<ServiceAddress>(
            [&](QObject *asker, const auto &done) { service.start(options, asker, done); });
    }
    static ServiceAddress start(Service &service, const simulator::ServiceOptions &options = {})
    {
        const auto address = tryToStart(service, options);
        return address ? *address : ServiceAddress();
    }

    base::SystemClock m_clock;
};

void tst_Service::servesFromItsOwnThread()
{
    Service service(m_clock);
    QSignalSpy served(&service, &Service::served);
    QVERIFY(!service.isServing());
    const ServiceAddress address = start(service);
    QVERIFY(service.isServing());
    QCOMPARE(service.address().url, address.url);
    QCOMPARE(address.url.path(), u"/api/v2"_s);
    http::Requester client;
    http::Outgoing outgoing;
    outgoing.url =
        http::url(address.url, {u"organizations"_s, u"acme"_s, u"workspaces"_s}, {{u"page[size]"_s, u"5"_s}});
    outgoing.headers = {{"Authorization", "Bearer " + address.token}};
    const auto answer = support::answerOf<http::Response>(
        [&](QObject *asker, const auto &done) { client.send(outgoing, asker, done); });
    QVERIFY(answer);
    QCOMPARE(answer->status, 200);
    QTRY_COMPARE(served.size(), 1);
    const auto request = served.first().first().value<simulator::Served>();
    QCOMPARE(request.method, "GET");
    QCOMPARE(request.path, u"/api/v2/organizations/acme/workspaces?page%5Bsize%5D=5"_s);
    QCOMPARE(request.status, 200);
}

/// A listener at every address reports one that clients can use, because they cannot use "0.0.0.0".
void tst_Service::tellsWhereItIsReached()
{
    Service service(m_clock);
    simulator::ServiceOptions options;
    options.host = u"0.0.0.0"_s;
    const ServiceAddress address = start(service, options);
    QVERIFY(address.port > 0);
    QCOMPARE(address.url, QUrl(u"http://127.0.0.1:%1/api/v2"_s.arg(address.port)));
    QCOMPARE(address.addresses, http::otherAddresses(options.host));
    options.publicUrl = QUrl(u"http://host.docker.internal:1"_s);
    options.port = address.port;
    const ServiceAddress again = start(service, options); // takes the same port again
    QCOMPARE(again.port, address.port);
    QCOMPARE(again.url, QUrl(u"http://host.docker.internal:1/api/v2"_s));
    options.serviceName = "T F\r\nC";
    QCOMPARE(tryToStart(service, options).error().rule, u"simulator.service-name"_s);
    QVERIFY(!service.isServing());
}

void tst_Service::sendsRunTasks()
{
    Service service(m_clock);
    start(service);
    simulator::Integrator integrator(m_clock);
    QStringList told; // ids of changes, and the id that was answered
    connect(&service, &Service::runTaskChanged, this, [&told, this](const simulator::RunTask &runTask) {
        QCOMPARE(QThread::currentThread(), thread());
        told.append(runTask.id);
    });
    simulator::RunTaskOptions options;
    options.target = integrator.url();
    service.startRunTask(options, this,
                         [&told](const base::Result<QString> &id) { told.append(id ? "id "_L1 + *id : QString()); });
    QTRY_COMPARE(told.size(), 3);          // the id, the attempt, and the answer 200
    QCOMPARE(told[0], "id "_L1 + told[1]); // the id is known before anything happens
    QCOMPARE(told[2], told[1]);
    QVERIFY(told[1].startsWith("taskrs-"_L1));
}

void tst_Service::tellsWhyItCannotListen()
{
    Service first(m_clock);
    simulator::ServiceOptions options;
    options.port = static_cast<quint16>(start(first).url.port());
    Service second(m_clock);
    QCOMPARE(tryToStart(second, options).error().rule, u"listen.in-use"_s);
    QVERIFY(!second.isServing());
}

void tst_Service::stopsAndStartsAgain()
{
    Service service(m_clock);
    const ServiceAddress before = start(service);
    bool isStopped = false;
    service.stop(this, [&isStopped](const base::Done &done) { isStopped = done.isOk(); });
    QVERIFY(!service.isServing());
    QTRY_VERIFY(isStopped);
    const ServiceAddress after = start(service);
    QVERIFY(service.isServing());
    QVERIFY(after.token != before.token && after.token.size() > 60);
}

/// A new start serves while an earlier stop is still finishing. A request with a delayed answer keeps that stop open.
void tst_Service::servesWhileAnEarlierStopIsFinished()
{
    Service service(m_clock);
    const ServiceAddress before = start(service);
    service.setFaults({{.kind = simulator::FaultKind::Latency, .time = std::chrono::seconds(1)}});
    QSignalSpy served(&service, &Service::served);
    QTcpSocket socket;
    socket.connectToHost(before.url.host(), static_cast<quint16>(before.url.port()));
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_COMPARE(served.size(), 1); // the answer to the request waits
    bool isStopped = false;
    service.stop(this, [&isStopped](const base::Done &) { isStopped = true; });
    std::optional<bool> wasStoppedBefore;
    service.start({}, this, [&](const base::Result<ServiceAddress> &started) {
        QVERIFY(started);
        wasStoppedBefore = isStopped;
    });
    QTRY_VERIFY(wasStoppedBefore);
    QVERIFY(!*wasStoppedBefore);
    QTRY_VERIFY(isStopped);
    QVERIFY(service.isServing());
    QVERIFY(service.address().token != before.token);
}

void tst_Service::isStoppedWhereTheStopCameLast()
{
    Service service(m_clock);
    QStringList told;
    service.start({}, this, [&told](const base::Result<ServiceAddress> &) { told.append(u"started"_s); });
    service.stop(this, [&told](const base::Done &) { told.append(u"stopped"_s); });
    QTRY_COMPARE(told.size(), 2);
    QVERIFY(!service.isServing());
}

void tst_Service::answersOnlyTheLiving()
{
    Service service(m_clock);
    bool isCalled = false;
    {
        QObject context;
        service.start({}, &context, [&isCalled](const base::Result<ServiceAddress> &) { isCalled = true; });
    }
    QTRY_VERIFY(service.isServing());
    QVERIFY(!isCalled);
}

void tst_Service::endsWhileBusy()
{
    simulator::Integrator integrator(m_clock, {0});
    {
        Service service(m_clock);
        start(service);
        simulator::RunTaskOptions options;
        options.target = integrator.url();
        service.startRunTask(options, this, [](const base::Result<QString> &) {});
        QTRY_COMPARE(integrator.requests.size(), 1);
    }
    Service unused(m_clock);
    unused.start({}, this, [](const base::Result<ServiceAddress> &) {}); // this service is gone before it answers
}

/// A thread that does not listen gets a bounded queue. This thread is busy while strangers send requests, and reports
/// about them must not fill its queue.
void tst_Service::queuesSoMuchForAThreadThatDoesNotListen()
{
    Service service(m_clock);
    QSignalSpy served(&service, &Service::served);
    QSignalSpy exchanged(&service, &Service::exchanged);
    const ServiceAddress address = start(service, {.rateLimit = 1'000'000});
    constexpr int Asked = 10'500;
    QTcpSocket socket;
    socket.connectToHost(address.url.host(), static_cast<quint16>(address.url.port()));
    QVERIFY(socket.waitForConnected());
    socket.write(QByteArray("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").repeated(Asked));
    QByteArray received;
    while (received.count("HTTP/1.1 404 ") < Asked && socket.waitForReadyRead(10'000)) // waits without an event loop
        received += socket.readAll();
    QCOMPARE(received.count("HTTP/1.1 404 "), Asked);
    QTRY_VERIFY(served.size() >= 10'000);
    QTRY_VERIFY(exchanged.size() >= http::ExchangeRelay::MaxWaiting);
    // The last request may be told after its answer, when this thread listens again.
    const qsizetype told = served.size() - 10'000;
    const qsizetype shown = exchanged.size() - http::ExchangeRelay::MaxWaiting;
    QVERIFY(told <= 1 && shown <= 1);
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_COMPARE(served.size(), 10'001 + told);
    QTRY_COMPARE(exchanged.size(), http::ExchangeRelay::MaxWaiting + 1 + shown);
}

RUNLATCH_TEST(tst_Service)
#include "tst_service.moc"
