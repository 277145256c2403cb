// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/systemclock.h"
#include "service/pacedsender.h"
#include "support/peakmemory.h"
#include "support/suite.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QThread>

#include <atomic>
#include <optional>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

namespace {

/// A service that answers every request with a beginning, and then repeats the same bytes forever, as fast as they are
/// read.
class EndlessService final : public QThread
{
    Q_OBJECT
public:
    EndlessService(const QByteArray &beginning, const QByteArray &repeated)
        : m_beginning(beginning)
        , m_repeated(repeated.repeated(int(64 * 1024 / repeated.size())))
    {
        start();
        while (m_port == 0)
            yieldCurrentThread();
    }
    ~EndlessService() override
    {
        requestInterruption();
        wait();
    }
    QUrl url() const { return QUrl(u"http://127.0.0.1:%1/a"_s.arg(m_port.load())); }

protected:
    void run() override
    {
        QTcpServer server;
        server.listen(QHostAddress::LocalHost);
        m_port = server.serverPort();
        while (!isInterruptionRequested()) {
            if (server.waitForNewConnection(50))
                answer(*server.nextPendingConnection());
        }
    }

private:
    void answer(QTcpSocket &socket) const
    {
        QByteArray request;
        while (!request.contains("\r\n\r\n") && socket.waitForReadyRead(1000))
            request += socket.readAll();
        socket.write(m_beginning);
        while (!isInterruptionRequested() && socket.state() == QAbstractSocket::ConnectedState) {
            if (socket.bytesToWrite() < m_repeated.size())
                socket.write(m_repeated);
            socket.waitForBytesWritten(50);
        }
        delete &socket;
    }

    const QByteArray m_beginning;
    const QByteArray m_repeated;
    std::atomic<quint16> m_port = 0;
};

} // namespace

/// An endless head takes no more memory and time than its limits.
class tst_EndlessHead : public QObject
{
    Q_OBJECT

private slots:
    void takesNeitherTimeNorMemory_data();
    void takesNeitherTimeNorMemory();
};

void tst_EndlessHead::takesNeitherTimeNorMemory_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("beginning");
    QTest::addColumn<QByteArray>("repeated");
    QTest::addColumn<QString>("rule");
    const QByteArray ok = "HTTP/1.1 200 OK\r\n";
    const QByteArray chunked = ok + "Transfer-Encoding: chunked\r\n\r\n";
    const QString head = u"http.head-timeout"_s;
    const auto row = [](const char *name, const QByteArray &beginning, const QByteArray &repeated, const QString &rule,
                        const QByteArray &method = "GET", const QByteArray &body = {}) {
        QTest::newRow(name) << method << body << beginning << repeated << rule;
    };
    row("a line", ok + "X-A: ", "a", head);
    row("a line of the answer to a POST", ok + "X-A: ", "a", head, "POST", "body");
    row("a line of the answer to a POST without a body", ok + "X-A: ", "a", head, "POST");
    row("lines", ok, "X-A: 0123456789\r\n", head);
    row("the first line", "HTTP/1.1 200 ", "a", head);
    row("a chunk's extension", chunked + "1;", "a", u"http.timeout"_s);
}

void tst_EndlessHead::takesNeitherTimeNorMemory()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, beginning);
    QFETCH(const QByteArray, repeated);
    QFETCH(const QString, rule);
    if (!support::startPeakAnew())
        QSKIP("only Linux tells how much memory was taken at most");
    const int before = support::peakMebibytes();
    base::SystemClock clock;
    http::Requester http;
    service::PacedSender sender(http, clock);
    EndlessService service(beginning, repeated);
    http::Outgoing outgoing;
    outgoing.method = method;
    outgoing.url = service.url();
    outgoing.body = body;
    outgoing.patience = std::chrono::seconds(1); // a tenth of the usual patience
    std::optional<base::Result<http::Response>> answer;
    sender.send(outgoing, this, [&answer](const auto &result) { answer.emplace(result); });
    QTRY_VERIFY_WITH_TIMEOUT(answer, 60'000);
    const int taken = support::peakMebibytes() - before;
    QVERIFY(!*answer);
    QCOMPARE(answer->error().kind, base::ErrorKind::Timeout);
    QCOMPARE(answer->error().rule, rule);
    QCOMPARE(answer->error().outcomeUnknown, method == "POST");
    QVERIFY2(taken < 12, qPrintable(u"%1 MiB in a second"_s.arg(taken)));
}

RUNLATCH_TEST(tst_EndlessHead)

} // namespace runlatch::integration

#include "tst_endlesshead.moc"
