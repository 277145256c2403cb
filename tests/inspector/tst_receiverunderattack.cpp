// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

// Others are still answered, and memory and disk stay within their bounds, whatever a stranger sends to the listener.

#include "base/rules.h"
#include "http/refusal.h"
#include "inspector/receiverworker.h"
#include "receiverfixture.h"
#include "store/sqlite/database.h"
#include "support/freeport.h"
#include "support/fulldisk.h"
#include "support/suite.h"

#include <QTcpSocket>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::inspector {

/// Floods, web pages, strange hosts and slow disks stop nobody else, and the memory for them is bounded.
class tst_ReceiverUnderAttack : public QObject, protected ReceiverFixture
{
    Q_OBJECT

private:
    QUrl m_url;

    QUrl start(const ReceiverOptions &options = {})
    {
        const auto url = tryToStart(options);
        return m_url = url ? *url : QUrl();
    }
    void stop()
    {
        QVERIFY(support::answerOf<std::monostate>(
            [&](QObject *context, const auto &done) { m_receiver->stop(context, done); }));
    }
    std::unique_ptr<QTcpSocket> connected() const
    {
        auto socket = std::make_unique<QTcpSocket>();
        socket->connectToHost(m_url.host(), static_cast<quint16>(m_url.port()));
        return socket;
    }
    std::unique_ptr<QTcpSocket> sent(const QByteArray &headers, const QByteArray &body = "{}") const
    {
        auto socket = connected();
        socket->write("POST /runtask HTTP/1.1\r\n" + headers + "Content-Length: " + QByteArray::number(body.size())
                      + "\r\n\r\n" + body);
        return socket;
    }
    static int statusOf(QTcpSocket &socket)
    {
        QByteArray answer; // the receiver has a thread of its own, so this one may wait
        while (!answer.contains("\r\n\r\n") && socket.waitForReadyRead(15000))
            answer += socket.readAll();
        return answer.mid(9, 3).toInt();
    }
    /// Sums up the rows that stand for several requests.
    int refused() const
    {
        int count = 0;
        for (const store::CaptureRow &row : m_captured)
            count += row.refusalRule == "refusals.more"_L1 ? row.refusals : 1;
        return count;
    }

private slots:
    void init() { QVERIFY(open()); }
    void cleanup() { close(); }

    /// A body that repeats itself holds nobody up. A search that takes the product of both lengths would need half a
    /// minute for it.
    void aPeriodicBodyHoldsNobodyUp()
    {
        start();
        const QByteArray body =
            "{\"access_token\":\"b" + QByteArray(60000, 'a') + "\",\"x\":\"" + QByteArray(7000000, 'a') + "\"}";
        const auto attack = sent("Host: localhost\r\n", body);
        const auto other = sent("Host: localhost\r\n");
        QCOMPARE(statusOf(*other), 200);
        QCOMPARE(statusOf(*attack), 200);
        m_receiver.reset(); // the end waits no longer than for that
    }

    void aFloodOfRefusalsIsSummedUp()
    {
        start();
        constexpr int Flood = 3000;
        const QByteArray head =
            "POST /runtask HTTP/1.1\r\nHost: a\r\nX: " + QByteArray(4000, 'x') + "\r\nHost: b\r\n\r\n";
        for (int sentOnes = 0; sentOnes < Flood; sentOnes += 40) {
            std::vector<std::unique_ptr<QTcpSocket>> sockets;
            for (int i = 0; i < 40; ++i) { // as many connections as may wait to be accepted
                sockets.push_back(connected());
                sockets.back()->write(head);
            }
            for (const auto &socket : sockets)
                QCOMPARE(statusOf(*socket), 400);
        }
        stop();
        QTRY_COMPARE(refused(), Flood);
        QVERIFY2(m_captured.size() < Flood / 2, QByteArray::number(m_captured.size()).constData());
        // On a slow machine a refusal of its own may come behind the sum.
        const auto sum = std::find_if(m_captured.cbegin(), m_captured.cend(), [](const auto &row) {
            return row.refusalRule == base::Rules::RefusalsMore.name();
        });
        QVERIFY(sum != m_captured.cend() && sum->stored);
        QVERIFY(m_store->load(m_captured.first().id)->head.size() <= http::MaxRefusedHeadBytes);
    }

    void aWebPageIsRefusedAndRecorded_data()
    {
        QTest::addColumn<QByteArray>("headers");
        QTest::addColumn<int>("status");
        QTest::newRow("origin") << QByteArray("Host: localhost\r\nOrigin: https://evil.example\r\n") << 403;
        QTest::newRow("null origin") << QByteArray("Host: localhost\r\nOrigin: null\r\n") << 403;
        QTest::newRow("cross-site") << QByteArray("Host: localhost\r\nSec-Fetch-Site: cross-site\r\n") << 403;
        QTest::newRow("same origin") << QByteArray("Host: localhost\r\nSec-Fetch-Site: same-origin\r\n") << 403;
        QTest::newRow("typed") << QByteArray("Host: localhost\r\nSec-Fetch-Site: none\r\n") << 200;
        QTest::newRow("program") << QByteArray("Host: localhost\r\n") << 200;
    }
    void aWebPageIsRefusedAndRecorded()
    {
        QFETCH(QByteArray, headers);
        QFETCH(int, status);
        start();
        QCOMPARE(statusOf(*sent("Content-Type: text/plain\r\n" + headers)), status);
        QTRY_COMPARE(m_captured.size(), 1);
        QCOMPARE(m_captured.first().answered, status);
        QCOMPARE(m_captured.first().refusalRule, status == 403 ? u"request.web-page"_s : QString());
        QVERIFY(m_captured.first().stored);
    }

    /// The size that a web page announces does not bring its bytes into the store.
    void aWebPageStaysOutWhateverItsSize()
    {
        start();
        const auto socket = connected();
        socket->write("POST /runtask HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\n"
                      "Content-Length: 9000000\r\n\r\n{\"a\":1");
        QCOMPARE(statusOf(*socket), 403);
        QTRY_COMPARE(m_captured.size(), 1);
        QCOMPARE(m_captured.first().refusalRule, u"request.web-page"_s);
        QCOMPARE(m_captured.first().bytes, 0);
        QCOMPARE(m_store->load(m_captured.first().id)->body, QByteArray());
    }

    void anotherHostIsMarked_data()
    {
        QTest::addColumn<QByteArray>("host");
        QTest::addColumn<bool>("isKnown");
        QTest::newRow("loopback") << QByteArray("127.0.0.1:1") << true;
        QTest::newRow("container") << QByteArray("host.docker.internal") << true;
        QTest::newRow("tunnel") << QByteArray("tunnel.example") << true;
        QTest::newRow("rebound") << QByteArray("evil.example") << false;
    }
    void anotherHostIsMarked()
    {
        QFETCH(QByteArray, host);
        QFETCH(bool, isKnown);
        ReceiverOptions options;
        options.listener().publicUrl = QUrl(u"https://tunnel.example"_s);
        options.listener().port = support::freePort();
        start(options);
        m_url = QUrl(u"http://127.0.0.1:%1/runtask"_s.arg(options.listener().port));
        QCOMPARE(statusOf(*sent("Host: " + host + "\r\n")), 200);
        QTRY_COMPARE(m_captured.size(), 1);
        QCOMPARE(m_captured.first().knownHost, isKnown);
        QCOMPARE(m_store->rows().first().knownHost, isKnown);
    }

    /// A request is answered 503 if the store takes too long. Another program locks the file, which has the effect of a
    /// slow disk.
    void aStoreThatTakesTooLongIsAnswered503()
    {
        ReceiverOptions options;
        options.storeWait = 100ms;
        start(options);
        const QByteArray body = vectorBody(u"post_plan.json"_s);
        store::Database holder((**m_store).file());
        QVERIFY(holder.open(store::Database::Access::ReadWrite));
        QVERIFY(holder.execute(u"BEGIN IMMEDIATE"_s));
        QCOMPARE(statusOf(*sent("Host: localhost\r\n", body)), 503);
        // The connection is free again for other requests.
        QCOMPARE(statusOf(*sent("Host: localhost\r\n", body)), 503);
        QVERIFY(holder.execute(u"ROLLBACK"_s));
        QTRY_COMPARE(m_captured.size(), 2);
        for (const store::CaptureRow &row : std::as_const(m_captured)) {
            QVERIFY(row.stored);
            QCOMPARE(row.answered, 503);
            QVERIFY(!row.deadline.isValid());
        }
        start(); // with the usual patience: the disk may be slow enough for the short one
        QCOMPARE(statusOf(*sent("Host: localhost\r\n", body)), 200);
        QTRY_COMPARE(m_captured.size(), 3);
        QCOMPARE(m_captured.last().delivery, 3); // the retry counts as another delivery of the same run task
        QVERIFY(m_captured.last().deadline.isValid());
        const auto rows = m_store->rows();
        QCOMPARE(rows.last().answered, 503);
        QVERIFY(!rows.last().deadline.isValid());
    }

    /// A thread that does not listen gets a bounded number of rows. It is like the thread of a window that hangs, or of
    /// a program whose output nobody reads.
    void aThreadThatDoesNotListenIsToldABoundedNumber()
    {
        constexpr int Connections = 32;
        constexpr int Requests = ReceiverWorker::MaxUnheard / Connections + 20; // requests on each connection
        start();
        std::vector<std::unique_ptr<QTcpSocket>> sockets;
        for (int i = 0; i < Connections; ++i) {
            sockets.push_back(sent("Host: localhost\r\n"));
            for (int more = 1; more < Requests; ++more)
                sockets.back()->write("POST /runtask HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}");
            QVERIFY(sockets.back()->waitForBytesWritten(15000));
        }
        int accepted = 0;
        int refusedOnes = 0;
        for (const auto &socket : sockets) { // waits for the sockets alone, so that this thread hears of no row
            QByteArray answers;
            while (answers.count("HTTP/1.1 ") < Requests && socket->waitForReadyRead(15000))
                answers += socket->readAll();
            accepted += static_cast<int>(answers.count("HTTP/1.1 200 "));
            refusedOnes += static_cast<int>(answers.count("HTTP/1.1 503 "));
        }
        QCOMPARE(m_captured.size(), 0);
        QCOMPARE(accepted, ReceiverWorker::MaxUnheard);
        QCOMPARE(refusedOnes, Connections * Requests - ReceiverWorker::MaxUnheard);
        QTRY_COMPARE(m_captured.size(), accepted);
        QCOMPARE(statusOf(*sent("Host: localhost\r\n")), 200); // the receiver goes on
        stop();
        QTRY_COMPARE(refused(), accepted + refusedOnes + 1);
        QCOMPARE(m_captured.size(), accepted + 2);
    }

    void whatIsToldFromMemoryHasNoSecret()
    {
        if (!support::FullDisk::IsPossible)
            QSKIP("This system has no limit for the size of a file.");
        start();
        const support::FullDisk full;
        const QByteArray message = QByteArray(190, 'm') + " a-token-of-this-request";
        const QByteArray body = "{\"access_token\":\"a-token-of-this-request\",\"run_message\":\"" + message + "\"}";
        QCOMPARE(statusOf(*sent("Host: localhost\r\n", body)), 503);
        QTRY_COMPARE(m_captured.size(), 1);
        QVERIFY(!m_captured.first().stored);
        QVERIFY2(!m_captured.first().runMessage.contains("a-tok"_L1), qPrintable(m_captured.first().runMessage));
    }
};

RUNLATCH_TEST(tst_ReceiverUnderAttack)

} // namespace runlatch::inspector

#include "tst_receiverunderattack.moc"
