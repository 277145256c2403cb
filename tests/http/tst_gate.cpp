// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "http/gate.h"

#include "http/server.h"
#include "support/fakeclock.h"
#include "support/suite.h"

#include <QSignalSpy>
#include <QTcpSocket>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;

namespace {

const QByteArray Answer =
    "HTTP/1.1 403 Forbidden\r\nX-Why: a page\r\nContent-Length: 5\r\nConnection: close\r\n\r\nleave";

QByteArray post(const QByteArray &target, const QByteArray &headers, const QByteArray &body = {})
{
    return "POST " + target + " HTTP/1.1\r\nHost: a\r\n" + headers + "\r\n" + body;
}

} // namespace

/// A gate refuses a request at its head, before the body is read.
class tst_Gate : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void answersAtTheHead();
    void judgesBeforeTheSize();
    void judgesRequestsWithoutABody();
    void seesTheHead();
    void readsNothingOfTheBody();
    void invitesNoBodyBeforeItAgreed();
    void judgesEachRequestOfAConnection();
    void judgesOnlyWhatKeepsTheRules();
    void answersHeadWithoutABody();
    void tellsActivity();
    void tellsAnnouncedBodies_data();
    void tellsAnnouncedBodies();

private:
    void visit(const QByteArray &bytes);
    bool isLeft() const { return m_socket->state() == QAbstractSocket::UnconnectedState; }

    support::FakeClock m_clock;
    QList<http::Request> m_seen; ///< at the gate
    QList<http::Request> m_requests;
    std::unique_ptr<http::Server> m_server;
    std::unique_ptr<QTcpSocket> m_socket;
    QByteArray m_received;
};

void tst_Gate::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_seen.clear();
    m_requests.clear();
    m_received.clear();
    http::Limits limits;
    limits.bodyBytes = 64 * 1024 * 1024;
    m_server = std::make_unique<http::Server>(m_clock, limits,
                                              [this](const http::Request &request, const http::Responder &responder) {
                                                  m_requests.append(request);
                                                  responder.respond({200, {}, request.target, {}});
                                              });
    m_server->setGate([this](const http::Request &head) -> std::optional<http::Rejection> {
        m_seen.append(head);
        if (head.path() != "/closed")
            return {};
        return http::Rejection{base::Rules::RequestWebPage, {403, {{"X-Why", "a page"}}, "leave", {}}};
    });
    QVERIFY(m_server->listen(u"127.0.0.1"_s, 0).isOk());
}

void tst_Gate::visit(const QByteArray &bytes)
{
    m_socket = std::make_unique<QTcpSocket>();
    connect(m_socket.get(), &QTcpSocket::readyRead, this, [this] { m_received += m_socket->readAll(); });
    m_socket->connectToHost(m_server->host(), m_server->port());
    m_socket->write(bytes);
}

void tst_Gate::answersAtTheHead()
{
    QSignalSpy refused(m_server.get(), &http::Server::refused);
    const QByteArray head = post("/closed", "Content-Length: 60000000\r\n");
    visit(head);
    QTRY_COMPARE(m_received, Answer);
    QTRY_VERIFY(isLeft());
    QCOMPARE(m_requests.size(), 0);
    QCOMPARE(refused.size(), 1);
    const auto refusal = refused.at(0).at(0).value<http::Refusal>();
    QCOMPARE(refusal.rule, u"request.web-page"_s);
    QCOMPARE(refusal.status, 403);
    QCOMPARE(refusal.peer, u"127.0.0.1"_s);
    QCOMPARE(refusal.head, head);
}

/// A body that is announced too large must not bring its bytes past the gate.
void tst_Gate::judgesBeforeTheSize()
{
    QSignalSpy refused(m_server.get(), &http::Server::refused);
    const QByteArray tooLarge = "Origin: https://page.example\r\nContent-Length: 90000000\r\n";
    visit(post("/closed", tooLarge, "hello"));
    QTRY_VERIFY(isLeft());
    QCOMPARE(m_received, Answer);
    QCOMPARE(refused.size(), 1);
    const auto refusal = refused.at(0).at(0).value<http::Refusal>();
    QCOMPARE(refusal.rule, base::Rules::RequestWebPage);
    QVERIFY(!refusal.body);
    QCOMPARE(m_seen.size(), 1);
    QCOMPARE(m_seen.constFirst().method, "POST");
    QCOMPARE(m_seen.constFirst().target, "/closed");
    m_received.clear();
    visit(post("/open", tooLarge, "hello"));
    QTRY_VERIFY(m_received.startsWith("HTTP/1.1 413 "));
    QCOMPARE(m_seen.size(), 2);
}

void tst_Gate::judgesRequestsWithoutABody()
{
    visit("GET /closed HTTP/1.1\r\nHost: a\r\n\r\n");
    QTRY_COMPARE(m_received, Answer);
    QTRY_VERIFY(isLeft());
    QCOMPARE(m_requests.size(), 0);
}

void tst_Gate::seesTheHead()
{
    visit(post("/open?a=b", "X-One: 1\r\nContent-Length: 5\r\n", "hello"));
    QTRY_COMPARE(m_requests.size(), 1);
    QCOMPARE(m_seen.size(), 1);
    const http::Request &head = m_seen.constFirst();
    QCOMPARE(head.method, "POST");
    QCOMPARE(head.target, "/open?a=b");
    QCOMPARE(head.head, m_requests.constFirst().head);
    QCOMPARE(head.headers, m_requests.constFirst().headers);
    QCOMPARE(head.peer, u"127.0.0.1"_s);
    QVERIFY(head.peerIsLoopback);
    QCOMPARE(head.body, QByteArray());
    QCOMPARE(m_requests.constFirst().body, "hello");
}

/// The answer reaches a client that sends its whole body first, and the body is not kept.
void tst_Gate::readsNothingOfTheBody()
{
    const QByteArray body(30 * 1024 * 1024, 'x');
    visit(post("/closed", "Content-Length: " + QByteArray::number(body.size()) + "\r\n", body));
    QTRY_VERIFY_WITH_TIMEOUT(m_received == Answer && isLeft(), 20'000);
    QCOMPARE(m_requests.size(), 0);
    QTRY_COMPARE(m_server->connectionCount(), 0);
}

void tst_Gate::invitesNoBodyBeforeItAgreed()
{
    const QByteArray expects = "Content-Length: 2\r\nExpect: 100-continue\r\n";
    visit(post("/closed", expects));
    QTRY_VERIFY(isLeft());
    QCOMPARE(m_received, Answer);
    m_received.clear();
    visit(post("/open", expects));
    QTRY_COMPARE(m_received, "HTTP/1.1 100 Continue\r\n\r\n");
    QCOMPARE(m_seen.size(), 2);
    m_socket->write("{}");
    QTRY_COMPARE(m_requests.size(), 1);
}

void tst_Gate::judgesEachRequestOfAConnection()
{
    visit("GET /1 HTTP/1.1\r\nHost: a\r\n\r\n" + post("/closed", "Content-Length: 5\r\n", "hello")
          + "GET /2 HTTP/1.1\r\nHost: a\r\n\r\n");
    QTRY_VERIFY(isLeft());
    QCOMPARE(m_received, "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n/1" + Answer);
    QCOMPARE(m_requests.size(), 1);
    QCOMPARE(m_seen.size(), 2);
}

void tst_Gate::judgesOnlyWhatKeepsTheRules()
{
    visit("GET /closed HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n");
    QTRY_VERIFY(m_received.startsWith("HTTP/1.1 400 "));
    QCOMPARE(m_seen.size(), 0);
}

void tst_Gate::answersHeadWithoutABody()
{
    visit("HEAD /closed HTTP/1.1\r\nHost: a\r\n\r\n");
    QTRY_VERIFY(isLeft());
    QCOMPARE(m_received, Answer.chopped(5));
}

void tst_Gate::tellsActivity()
{
    QList<http::ExchangeRecord> records;
    connect(m_server.get(), &http::Server::exchanged, this,
            [&records](const http::ExchangeRecord &record) { records.append(record); });
    visit(post("/closed?token=abcdefgh", "Content-Length: 5\r\nAuthorization: Bearer abcdefgh\r\n"));
    QTRY_COMPARE(records.size(), 1);
    const http::ExchangeRecord &record = records.constFirst();
    QCOMPARE(record.method, "POST");
    QCOMPARE(record.path, u"/closed?token=[redacted]"_s);
    QCOMPARE(record.status, 403);
    QVERIFY(record.failed);
    QCOMPARE(record.error.rule, u"request.web-page"_s);
    QCOMPARE(record.responseBody, "leave");
    QCOMPARE(http::headerValue(record.requestHeaders, "Authorization"), "Bearer [redacted]");
}

void tst_Gate::tellsAnnouncedBodies_data()
{
    QTest::addColumn<http::Headers>("headers");
    QTest::addColumn<bool>("isAnnounced");
    QTest::newRow("none") << http::Headers{{"Host", "a"}} << false;
    QTest::newRow("length 0") << http::Headers{{"Content-Length", "00"}} << false;
    QTest::newRow("length") << http::Headers{{"content-length", "010"}} << true;
    QTest::newRow("chunked") << http::Headers{{"Transfer-Encoding", "chunked"}} << true;
}

void tst_Gate::tellsAnnouncedBodies()
{
    QFETCH(const http::Headers, headers);
    http::Request head;
    head.headers = headers;
    QTEST(http::announcesBody(head), "isAnnounced");
}

RUNLATCH_TEST(tst_Gate)
#include "tst_gate.moc"
