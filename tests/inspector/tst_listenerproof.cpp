// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/listenerproof.h"

#include "base/rules.h"
#include "receiverfixture.h"
#include "support/fakeclock.h"
#include "support/scriptedserver.h"
#include "support/suite.h"
#include "support/testidentity.h"

#include <QDeadlineTimer>
#include <QSignalSpy>
#include <QTcpSocket>
#include <QThread>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::inspector {

/// A listener proves itself by a request that leaves no trace, and no other request can pass for one.
class tst_ListenerProof : public QObject, protected ReceiverFixture
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(open()); }
    void cleanup() { close(); }
    void leavesNoTrace();
    void tellsWhoDoesNotAnswer();
    void tellsOfAnotherProgramAtItsPort();
    void provesNothingWhereNothingListens();
    void forgedOnesAreRecorded_data();
    void forgedOnesAreRecorded();
    void aQuestionCountsOnce();
    void oldQuestionsAreForgotten();

private:
    base::Done prove(base::Clock &clock)
    {
        return support::answerOf<std::monostate>(
            [&](QObject *context, const auto &done) { ListenerProof::start(*m_receiver, clock, context, done); });
    }
    static http::Request request(const QByteArray &question, const QString &peer = u"127.0.0.1"_s)
    {
        http::Request request{.method = "GET", .target = "/", .head = {}, .headers = {}, .body = {}, .peer = peer};
        request.headers.append(http::Header{"runlatch-self-check", question});
        request.peerIsLoopback = peer == "127.0.0.1"_L1;
        return request;
    }
};

void tst_ListenerProof::leavesNoTrace()
{
    QSignalSpy exchanged(m_receiver.get(), &Receiver::exchanged);
    ReceiverOptions options;
    options.listeners.append(ListenerAddress{.identity = support::testIdentity(u"self-signed"_s)});
    options.listeners.append(ListenerAddress{.host = u"::1"_s});
    options.listeners.append(ListenerAddress{.host = u"0.0.0.0"_s});
    options.listeners.append(ListenerAddress{.host = u"192.0.2.1"_s}); // an address of nobody: known to have failed
    const auto url = tryToStart(options);
    QVERIFY(url.isOk());
    const auto proved = prove(m_store->clock());
    QVERIFY2(proved.isOk(), proved ? "" : qPrintable(proved.error().rule.name()));
    QVERIFY(postTo(*url).isOk());
    QTRY_COMPARE(exchanged.count(), 1); // that of the request behind the proofs
    QTRY_COMPARE(m_captured.size(), 1);
    QCOMPARE(m_captured.first().endpoint, u"/runtask"_s);
    QCOMPARE(m_store->rows().size(), 1);
}

/// The only connection is taken by a request that waits for its answer.
void tst_ListenerProof::tellsWhoDoesNotAnswer()
{
    ReceiverOptions options;
    options.limits.connections = 1;
    options.endpoint().answer.delay = 10min;
    const auto url = tryToStart(options);
    QVERIFY(url.isOk());
    QTcpSocket visitor;
    visitor.connectToHost(u"127.0.0.1"_s, static_cast<quint16>(url->port()));
    visitor.write("POST /runtask HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n");
    QTRY_COMPARE(m_store->rows().size(), 1);
    support::FakeClock clock;
    std::optional<base::Done> proved;
    ListenerProof::start(*m_receiver, clock, this, [&proved](const base::Done &done) { proved = done; });
    QTRY_VERIFY(clock.waiting() > 0);
    clock.advance(ListenerProof::Limit);
    QTRY_VERIFY(proved);
    QVERIFY(!*proved);
    QCOMPARE(proved->error().kind, base::ErrorKind::Timeout);
    QCOMPARE(proved->error().subject, u"127.0.0.1:%1"_s.arg(url->port()));
}

/// Another program takes the port before the proof asks there, and answers anything with 200.
void tst_ListenerProof::tellsOfAnotherProgramAtItsPort()
{
    const auto url = tryToStart({});
    QVERIFY(url.isOk());
    std::optional<base::Done> proved;
    ListenerProof::start(*m_receiver, m_store->clock(), this, [&proved](const base::Done &done) { proved = done; });
    m_receiver->stop(this, [](const base::Done &) {});
    support::ScriptedServer other(support::Script::answer(support::httpAnswer(200, "{}")));
    other.close();
    const QDeadlineTimer patience(10s); // no event is handled meanwhile, so the proof has not asked yet
    while (!other.listen(QHostAddress::LocalHost, static_cast<quint16>(url->port())) && !patience.hasExpired())
        QThread::yieldCurrentThread();
    QTRY_VERIFY(proved);
    QCOMPARE(other.requests("GET"), 1);
    QVERIFY(!*proved);
    QCOMPARE(proved->error().rule, base::Rules::ListenUnproved);
}

void tst_ListenerProof::provesNothingWhereNothingListens()
{
    QVERIFY(prove(m_store->clock()).isOk());
}

void tst_ListenerProof::forgedOnesAreRecorded_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<int>("status");
    const QByteArray rest = " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ";
    QTest::newRow("no question") << "GET /" + rest + "0\r\n\r\n" << 404;
    QTest::newRow("guessed") << "GET /" + rest + "0\r\nRunlatch-Self-Check: 00112233445566778899aabbccddeeff\r\n\r\n"
                             << 404;
    QTest::newRow("empty") << "GET /" + rest + "0\r\nRunlatch-Self-Check:\r\n\r\n" << 404;
    QTest::newRow("run task") << "POST /runtask" + rest + "2\r\nRunlatch-Self-Check: QUESTION\r\n\r\n{}" << 200;
    QTest::newRow("body") << "GET /" + rest + "2\r\nRunlatch-Self-Check: QUESTION\r\n\r\n{}" << 404;
    QTest::newRow("query") << "GET /?a" + rest + "0\r\nRunlatch-Self-Check: QUESTION\r\n\r\n" << 404;
    QTest::newRow("second header") << "GET /" + rest
            + "0\r\nRunlatch-Self-Check: x\r\nRunlatch-Self-Check: QUESTION\r\n\r\n"
                                   << 404;
    QTest::newRow("web page") << "GET /" + rest
            + "0\r\nOrigin: https://evil.example\r\nRunlatch-Self-Check: QUESTION\r\n\r\n"
                              << 403;
}

/// Even whoever knows a question hides nothing with it that could be a run task.
void tst_ListenerProof::forgedOnesAreRecorded()
{
    QFETCH(const QByteArray, request);
    QFETCH(const int, status);
    const auto url = tryToStart({});
    QVERIFY(url.isOk());
    const SelfCheckTokens tokens = SelfCheckTokens::make();
    QVERIFY(support::answerOf<std::monostate>(
        [&](QObject *context, const auto &done) { m_receiver->expect(tokens, context, done); }));
    QTcpSocket socket;
    socket.connectToHost(u"127.0.0.1"_s, static_cast<quint16>(url->port()));
    socket.write(QByteArray(request).replace("QUESTION", tokens.question));
    QByteArray answer;
    while (socket.waitForReadyRead(15000))
        answer += socket.readAll();
    QCOMPARE(answer.mid(9, 3).toInt(), status);
    QVERIFY(!answer.contains(tokens.answer));
    QTRY_COMPARE(m_captured.size(), 1);
    QVERIFY(m_captured.first().stored);
}

void tst_ListenerProof::aQuestionCountsOnce()
{
    SelfChecks checks;
    const SelfCheckTokens tokens = SelfCheckTokens::make();
    QCOMPARE(tokens.question.size(), 32);
    QVERIFY(tokens.question != tokens.answer);
    checks.expect(tokens);
    QVERIFY(!checks.take(request(tokens.answer)));
    QVERIFY(!checks.take(request(tokens.question, u"192.0.2.7"_s))); // from another machine
    QCOMPARE(checks.take(request(tokens.question)), std::optional(tokens.answer));
    QVERIFY(!checks.take(request(tokens.question)));
    http::ExchangeRecord record;
    QVERIFY(!checks.forget(record));
    record.requestHeaders = request(tokens.question).headers;
    QVERIFY(checks.forget(record));
    QVERIFY(!checks.forget(record));
}

void tst_ListenerProof::oldQuestionsAreForgotten()
{
    SelfChecks checks;
    const SelfCheckTokens first = SelfCheckTokens::make();
    checks.expect(first);
    SelfCheckTokens last;
    for (int number = 0; number < SelfChecks::MaxExpected; ++number) {
        last = SelfCheckTokens::make();
        checks.expect(last);
    }
    QVERIFY(!checks.take(request(first.question)));
    QVERIFY(checks.take(request(last.question)).has_value());
}

RUNLATCH_TEST(tst_ListenerProof)

} // namespace runlatch::inspector

#include "tst_listenerproof.moc"
