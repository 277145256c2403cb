// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/receiver.h"

#include "inspector/receiverworker.h"
#include "receiverfixture.h"
#include "support/fakeclock.h"
#include "support/fulldisk.h"
#include "support/suite.h"
#include "support/testidentity.h"

#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::inspector {

/// A request is on disk before it is answered, whatever it contains, and is reported in batches.
class tst_Receiver : public QObject, protected ReceiverFixture
{
    Q_OBJECT

private:
    int m_batches = 0;
    QByteArray m_pin;

    QUrl start(const ReceiverOptions &options = {})
    {
        const auto url = tryToStart(options);
        return url ? *url : QUrl();
    }
    int send(const QUrl &url, const QByteArray &body, const QByteArray &signature = {},
             const QByteArray &method = "POST")
    {
        const auto response = exchange(url, body, signature, method);
        return response ? response->status : 0;
    }
    base::Result<http::Response> exchange(const QUrl &url, const QByteArray &body, const QByteArray &signature = {},
                                          const QByteArray &method = "POST")
    {
        http::Headers headers{{"Content-Type", "application/json"}};
        if (!signature.isNull())
            headers.append(http::Header{"X-TFC-Task-Signature", signature});
        http::RawSender sender(m_store->clock());
        return support::answerOf<http::Response>([&](QObject *context, const auto &done) {
            sender.send(url, http::writeRequest(method, url, headers, body), 20s, context, done,
                        {.pinnedCertificate = m_pin});
        });
    }
    /// Asks for a port that another program has, which is refused.
    void startWhereAnotherListens()
    {
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::LocalHost));
        ReceiverOptions options;
        options.listener().port = other.serverPort();
        const auto url = tryToStart(options);
        QVERIFY(!url);
        QCOMPARE(url.error().rule, u"listen.in-use"_s);
    }

private slots:
    void init()
    {
        QVERIFY(open());
        m_pin.clear();
        m_batches = 0;
        const auto countBatch = [this] {
            QVERIFY(QThread::currentThread() == thread());
            ++m_batches;
        };
        connect(m_receiver.get(), &Receiver::captured, m_receiver.get(), countBatch, Qt::DirectConnection);
    }
    void cleanup() { close(); }

    void speaksHttps()
    {
        ReceiverOptions options;
        options.listener().identity = support::testIdentity(u"self-signed"_s);
        options.endpoint().keys = {Key};
        const QUrl url = start(options);
        QCOMPARE(url.scheme(), u"https"_s);
        const QByteArray body = vectorBody(u"post_plan.json"_s);
        QCOMPARE(send(url, body, protocol::sign(Key, body)), 0); // no known issuer signed the certificate
        m_pin = support::fingerprintOf(options.listener().identity);
        QCOMPARE(send(url, body, protocol::sign(Key, body)), 200);
        QTRY_COMPARE(m_captured.size(), 1);
        QVERIFY(m_captured.first().stored);
        QCOMPARE(m_captured.first().tlsVersion, u"TLS 1.3"_s);
        QVERIFY(m_captured.first().tlsCipher.startsWith(u"TLS_"_s));
        QCOMPARE(m_captured.first().listener, url.authority());
        m_pin.clear();
        const QUrl plain = start({});
        QCOMPARE(plain.scheme(), u"http"_s);
        QCOMPARE(send(plain, body), 200);
        QTRY_COMPARE(m_captured.size(), 2);
        QVERIFY(m_captured.last().tlsVersion.isEmpty() && m_captured.last().tlsCipher.isEmpty());
        QCOMPARE(m_captured.last().listener, plain.authority());
    }
    void takesBodiesUpToTheChosenSize()
    {
        constexpr qint64 Megabyte = 1024 * 1024;
        ReceiverOptions options;
        QCOMPARE(options.largestBodyMegabytes(), 8);
        options.setLargestBody(1000);
        QCOMPARE(options.limits.bodyBytes, 64 * Megabyte);
        options.setLargestBody(9);
        const QUrl url = start(options);
        QCOMPARE(send(url, QByteArray(9 * Megabyte, ' ')), 200);
        QCOMPARE(send(url, QByteArray(9 * Megabyte + 1, ' ')), 413);
        QTRY_COMPARE(m_captured.size(), 2);
        QCOMPARE(m_captured.first().bytes, 9 * Megabyte);
        QCOMPARE(m_captured.last().refusalRule, base::Rules::HttpBodyTooLarge.name());
        QCOMPARE(m_captured.last().bodyLimit, 9 * Megabyte);
        QCOMPARE(send(start({}), QByteArray(8 * Megabyte + 1, ' ')), 413);
    }
    void tellsWhoSpokeNoTls()
    {
        ReceiverOptions options;
        options.listener().identity = support::testIdentity(u"self-signed"_s);
        QUrl url = start(options);
        url.setScheme(u"http"_s);
        QCOMPARE(send(url, "{}"), 0);
        QTRY_COMPARE(m_captured.size(), 1);
        QCOMPARE(m_captured.first().refusalRule, u"tls.no-agreement"_s);
        QCOMPARE(m_captured.first().listener, url.authority());
        QVERIFY(m_captured.first().tlsVersion.isEmpty());
        QCOMPARE(m_captured.first().answered, 0);
    }
    void tellsItsUrl()
    {
        const QUrl url = start();
        QCOMPARE(url.host(), u"127.0.0.1"_s);
        QVERIFY(url.port() > 0);
        QCOMPARE(url.path(), u"/runtask"_s);
        QVERIFY(m_receiver->isListening());
        ReceiverOptions options;
        options.listener().publicUrl = QUrl(u"https://tunnel.example/in/"_s);
        options.endpoint().path = u"hook"_s;
        QCOMPARE(start(options), QUrl(u"https://tunnel.example/in/hook"_s));
    }

    void isOnDiskBeforeTheAnswer()
    {
        const QByteArray body = vectorBody(u"post_plan.json"_s);
        ReceiverOptions options;
        options.endpoint().keys = {"another", Key};
        const QUrl url = start(options);
        QCOMPARE(send(url, body, protocol::sign(Key, body)), 200);
        const auto rows = m_store->rows(); // does not wait for `captured`, because the answer alone promises the row
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows.first().verdict, protocol::Verdict::Valid);
        const auto capture = m_store->load(rows.first().id);
        QVERIFY(capture.isOk());
        QCOMPARE(capture->body, body);
        QVERIFY(capture->head.startsWith("POST /runtask HTTP/1.1\r\n"));
        QTRY_COMPARE(m_captured.size(), 1);
        QCOMPARE(m_captured.first().id, rows.first().id);
        QVERIFY(m_captured.first().stored);
    }

    void answersWhateverTheVerdictAndTheBody()
    {
        ReceiverOptions options;
        options.endpoint().keys = {Key};
        const QUrl url = start(options);
        const QByteArray ping = vectorBody(u"ping.json"_s);
        QCOMPARE(send(url, ping, protocol::sign(Key, ping).toUpper()), 200);
        QCOMPARE(send(url, ping), 200);
        QCOMPARE(send(url, "{\"broken"), 200);
        QCOMPARE(send(url, ""), 200);
        QTRY_COMPARE(m_captured.size(), 4);
        QCOMPARE(m_captured.at(0).cause, u"digest.upper-case"_s);
        QCOMPARE(m_captured.at(1).verdict, protocol::Verdict::Unsigned);
        QVERIFY(m_captured.at(1).verification);
        QVERIFY(!m_captured.at(2).readable && !m_captured.at(3).readable);
        QCOMPARE(m_store->load(m_captured.at(2).id)->body, QByteArray("{\"broken"));
    }

    void recordsWhatItRefuses()
    {
        ReceiverOptions options;
        options.endpoint().keys = {Key};
        options.endpoint().rejectBadSignatures = true;
        const QUrl url = start(options);
        QCOMPARE(send(url.resolved(QUrl(u"/other"_s)), "{}"), 404);
        QCOMPARE(send(url, {}, {}, "GET"), 405);
        QCOMPARE(send(url, vectorBody(u"ping.json"_s), "00"), 401);
        QTRY_COMPARE(m_captured.size(), 3);
        const auto rows = m_store->rows();
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows.at(2).refusalRule, u"request.path"_s);
        QCOMPARE(rows.at(1).answered, 405);
        QCOMPARE(rows.at(0).answered, 401);
    }

    void recordsWhatWasNoHttp()
    {
        const QUrl url = start();
        QTcpSocket socket;
        socket.connectToHost(url.host(), static_cast<quint16>(url.port()));
        socket.write("POST /runtask HTTP/1.1\r\nHost: a\r\nHost: b\r\nContent-Length: 2\r\n\r\n{}");
        QTRY_COMPARE(m_captured.size(), 1);
        QCOMPARE(m_captured.first().refusalRule, u"http.two-hosts"_s);
        QCOMPARE(m_captured.first().answered, 400);
        QVERIFY(m_store->load(m_captured.first().id)->head.contains("Host: b"));
    }

    void tellsInBatches()
    {
        const QUrl url = start();
        http::RawSender sender(m_store->clock());
        QObject context;
        int accepted = 0;
        const QByteArray bytes = http::writeRequest("POST", url, {}, vectorBody(u"post_plan.json"_s));
        for (int i = 0; i < 100; ++i) {
            sender.send(url, bytes, 20s, &context, [&accepted](const base::Result<http::Response> &response) {
                accepted += response && response->status == 200 ? 1 : 0;
            });
        }
        QTRY_COMPARE_WITH_TIMEOUT(accepted, 100, 20000);
        QTRY_COMPARE(m_captured.size(), 100);
        QVERIFY2(m_batches < 50, QByteArray::number(m_batches).constData());
        for (qsizetype i = 1; i < m_captured.size(); ++i)
            QVERIFY(m_captured.at(i - 1).id < m_captured.at(i).id);
    }

    void answers503WhileTheDiskIsFullAndWritesLater()
    {
        if (!support::FullDisk::IsPossible)
            QSKIP("This system has no limit for the size of a file.");
        QSignalSpy failed(m_receiver.get(), &Receiver::storeFailed);
        QSignalSpy recovered(m_receiver.get(), &Receiver::storeRecovered);
        const QUrl url = start();
        {
            const support::FullDisk full;
            QCOMPARE(send(url, vectorBody(u"post_plan.json"_s)), 503);
            QCOMPARE(send(url, vectorBody(u"utf8.json"_s)), 503);
            QTRY_COMPARE(m_captured.size(), 2);
        }
        QVERIFY(!m_captured.first().stored);
        QVERIFY(!m_captured.first().deadline.isValid());
        QTRY_COMPARE_WITH_TIMEOUT(m_captured.size(), 4, 15000); // no request came, so the receiver tried by itself
        QCOMPARE(m_captured.at(2).uuid, m_captured.at(0).uuid);
        QVERIFY(m_captured.at(2).stored && m_captured.at(2).id > 0);
        QCOMPARE(m_captured.at(2).answered, 503);
        QCOMPARE(m_store->rows().size(), 2);
        QCOMPARE(failed.count(), 1);
        QCOMPARE(recovered.count(), 1);
        QCOMPARE(send(url, vectorBody(u"utf8.json"_s)), 200);
    }

    /// Its answer promises nothing that the store must hold.
    void whatWasChosenToFailFailsOnAFullDisk()
    {
        if (!support::FullDisk::IsPossible)
            QSKIP("This system has no limit for the size of a file.");
        ReceiverOptions options;
        options.endpoint().answer.status = 400;
        const QUrl url = start(options);
        const support::FullDisk full;
        QCOMPARE(send(url, vectorBody(u"post_plan.json"_s)), 400);
        QTRY_COMPARE(m_captured.size(), 1);
        QCOMPARE(m_captured.first().answered, 400);
    }

    void acceptsFromMemoryWhereTheUserChoseIt()
    {
        if (!support::FullDisk::IsPossible)
            QSKIP("This system has no limit for the size of a file.");
        ReceiverOptions options;
        options.acceptFromMemory = true;
        const QUrl url = start(options);
        {
            const support::FullDisk full;
            QCOMPARE(send(url, vectorBody(u"post_plan.json"_s)), 200);
            QCOMPARE(send(url, vectorBody(u"utf8.json"_s)), 200);
            QTRY_COMPARE(m_captured.size(), 2);
            QVERIFY(!m_captured.at(0).stored && !m_captured.at(1).stored);
            QVERIFY(m_captured.at(0).deadline.isValid());
        }
        QTRY_COMPARE_WITH_TIMEOUT(m_store->rows().size(), 2, 15000);
    }

    void namesThePortInUse()
    {
        startWhereAnotherListens();
        QVERIFY(!m_receiver->isListening());
    }

    void goesOnWhereItWasWhenItCannotMove()
    {
        const QUrl before = start();
        startWhereAnotherListens();
        QVERIFY(m_receiver->isListening());
        QCOMPARE(m_receiver->url(), before);
        QCOMPARE(send(before, "{}"), 200);
    }

    void goesBackToItsPortWhenItCannotHaveItOtherwise()
    {
        ReceiverOptions options;
        options.listener().port = static_cast<quint16>(start().port());
        ReceiverOptions elsewhere = options;
        elsewhere.listener().host = u"192.0.2.1"_s; // an address that no computer has: for documentation only
        QVERIFY(!tryToStart(elsewhere));
        QVERIFY(m_receiver->isListening());
        QCOMPARE(send(m_receiver->url(), "{}"), 200);
        options.endpoint().path = u"/other"_s;
        QCOMPARE(start(options).path(), u"/other"_s);
        QCOMPARE(send(m_receiver->url(), "{}"), 200);
    }

    void stopsAndStartsAgainAtTheSamePort()
    {
        ReceiverOptions options;
        options.listener().port = static_cast<quint16>(start().port());
        QCOMPARE(start(options).port(), options.listener().port); // the receiver moves without a stop
        QCOMPARE(send(m_receiver->url(), "{}"), 200);
        const auto stopped = support::answerOf<std::monostate>(
            [this](QObject *context, const auto &done) { m_receiver->stop(context, done); });
        QVERIFY(stopped.isOk());
        QVERIFY(!m_receiver->isListening());
        QCOMPARE(m_captured.size(), 1); // the row is reported before `done`
        QCOMPARE(start(options).port(), options.listener().port);
    }

    void tellsTwentyTimesASecondAtMost();
    void whatItDoesNotAcceptSaysSo_data();
    void whatItDoesNotAcceptSaysSo();
};

/// Rows that come behind a batch wait for the next one.
void tst_Receiver::tellsTwentyTimesASecondAtMost()
{
    support::FakeClock clock;
    ReceiverWorker worker(**m_store, clock);
    QList<qsizetype> batches;
    connect(&worker, &ReceiverWorker::captured, this, [&batches](const auto &rows) { batches += rows.size(); });
    const QUrl url = worker.listen({}, false).places.first().url({});
    QCOMPARE(send(url, "{}"), 200);
    clock.advance(30ms);
    QCOMPARE(send(url, "{}"), 200);
    QVERIFY(batches.isEmpty());
    clock.advance(20ms);
    QCOMPARE(batches, QList<qsizetype>{2});
    QCOMPARE(send(url, "{}"), 200);
    clock.advance(49ms);
    QCOMPARE(batches, QList<qsizetype>{2});
    clock.advance(1ms);
    QCOMPARE(batches, (QList<qsizetype>{2, 1}));
}

void tst_Receiver::whatItDoesNotAcceptSaysSo_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("accepted") << 299 << QByteArray();
    QTest::newRow("sent elsewhere") << 300 << http::reasonPhrase(300) + '\n';
    QTest::newRow("refused") << 503 << QByteArray("Service Unavailable\n");
}

/// A person who tries the listener by hand reads the answer.
void tst_Receiver::whatItDoesNotAcceptSaysSo()
{
    QFETCH(const int, status);
    ReceiverOptions options;
    options.endpoint().answer.status = status;
    const auto response = exchange(start(options), vectorBody(u"post_plan.json"_s));
    QVERIFY(response);
    QCOMPARE(response->status, status);
    QTEST(response->body, "text");
}

RUNLATCH_TEST(tst_Receiver)

} // namespace runlatch::inspector

#include "tst_receiver.moc"
