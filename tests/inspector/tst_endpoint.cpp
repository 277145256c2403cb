// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/endpoint.h"

#include "base/rules.h"
#include "inspector/receiverworker.h"
#include "receiverfixture.h"
#include "support/fakeclock.h"
#include "support/fulldisk.h"
#include "support/suite.h"

#include <QRegularExpression>
#include <QTcpSocket>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

Q_DECLARE_METATYPE(runlatch::inspector::EndpointAnswer::End)
Q_DECLARE_METATYPE(runlatch::inspector::Endpoint)

namespace runlatch::inspector {

/// Each endpoint has its keys and its answer, which comes after the request is on disk and serves no stranger.
class tst_Endpoint : public QObject, protected ReceiverFixture
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(open()); }
    void cleanup() { close(); }
    void eachHasItsKeysAndItsAnswer();
    void pathsAreComparedWhole_data();
    void pathsAreComparedWhole();
    void anyKeyMayMatchAtAnUnknownPath();
    void answersByteForByte();
    void endsWithoutAWholeAnswer_data();
    void endsWithoutAWholeAnswer();
    void resets();
    void theTestOfTheServiceIsAnsweredPlainly();
    void theTestMayBeAnsweredAsTheOthers();
    void promisesNothingThatIsNotOnDisk();
    void isOnDiskBeforeTheDelay();
    void waitsForNoMoreThanItsShare();
    void waitsAlthoughManyAskedAndLeft();
    void aDelayDoesNotHoldTheEnd();
    void aDelayDoesNotHoldAMove();
    void unusableOnesAreRefused_data();
    void unusableOnesAreRefused();
    void offersAPathThatNobodyGuesses();

private:
    static Endpoint endpoint(const QString &path, const EndpointAnswer &answer = {})
    {
        return {.path = path, .answer = answer};
    }
    static QByteArray post(const QByteArray &path, const QByteArray &body = "{}", const QByteArray &headers = {})
    {
        return "POST " + path + " HTTP/1.1\r\nHost: localhost\r\n" + headers
            + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
    }
    bool start(const QList<Endpoint> &endpoints)
    {
        ReceiverOptions options;
        options.endpoints = endpoints;
        const auto url = tryToStart(options);
        m_port = url ? static_cast<quint16>(url->port()) : quint16(0);
        return url.isOk();
    }
    std::unique_ptr<QTcpSocket> sent(const QByteArray &bytes) const
    {
        auto socket = std::make_unique<QTcpSocket>();
        socket->connectToHost(u"127.0.0.1"_s, m_port);
        socket->write(bytes);
        return socket;
    }
    /// Everything that comes until the other side ends the connection.
    static QByteArray read(QTcpSocket &socket)
    {
        QByteArray answer = socket.readAll();
        while (socket.waitForReadyRead(15000))
            answer += socket.readAll();
        return answer;
    }
    QByteArray ask(const QByteArray &path, const QByteArray &body = "{}", const QByteArray &headers = {}) const
    {
        return read(*sent(post(path, body, headers + "Connection: close\r\n")));
    }

    quint16 m_port = 0;
};

void tst_Endpoint::eachHasItsKeysAndItsAnswer()
{
    Endpoint first = endpoint(u"/first"_s);
    first.keys = {Key};
    Endpoint second = endpoint(u"/second"_s, {.status = 202});
    second.keys = {"other"};
    second.rejectBadSignatures = true;
    QVERIFY(start({first, second}));
    const QByteArray body = vectorBody(u"post_plan.json"_s);
    const QByteArray headers = "X-TFC-Task-Signature: " + protocol::sign(Key, body) + "\r\n";
    const QByteArray other = "X-TFC-Task-Signature: " + protocol::sign("other", body) + "\r\n";
    QVERIFY(ask("/first", body, headers).startsWith("HTTP/1.1 200 "));
    QVERIFY(ask("/second", body, headers).startsWith("HTTP/1.1 401 "));
    QVERIFY(ask("/second", body, other).startsWith("HTTP/1.1 202 "));
    QVERIFY(ask("/third", body, headers).startsWith("HTTP/1.1 404 "));
    QTRY_COMPARE(m_captured.size(), 4);
    QCOMPARE(m_captured.at(0).verdict, protocol::Verdict::Valid);
    QCOMPARE(m_captured.at(1).verdict, protocol::Verdict::Invalid);
    QCOMPARE(m_captured.at(2).verdict, protocol::Verdict::Valid);
    QCOMPARE(m_captured.at(2).endpoint, u"/second"_s);
    QCOMPARE(m_captured.at(3).refusalRule, u"request.path"_s);
    QVERIFY(m_captured.at(3).stored);
}

void tst_Endpoint::pathsAreComparedWhole_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("itself") << QByteArray("/a b/ü") << false; // not acceptable HTTP
    QTest::newRow("encoded") << QByteArray("/a%20b/%C3%BC") << true;
    QTest::newRow("encoded more than needed") << QByteArray("/%61%20b/%c3%bc") << true;
    QTest::newRow("with a query") << QByteArray("/a%20b/%C3%BC?x=1") << true;
    QTest::newRow("longer") << QByteArray("/a%20b/%C3%BC/") << false;
    QTest::newRow("shorter") << QByteArray("/a%20b/") << false;
    QTest::newRow("other case") << QByteArray("/A%20b/%C3%BC") << false;
    QTest::newRow("with dots") << QByteArray("/x/../a%20b/%C3%BC") << false;
    QTest::newRow("with a NUL") << QByteArray("/a%20b/%C3%BC%00") << false;
    QTest::newRow("empty") << QByteArray("/") << false;
}

void tst_Endpoint::pathsAreComparedWhole()
{
    QFETCH(const QByteArray, target);
    QFETCH(const bool, isFound);
    QVERIFY(start({endpoint(u"/a b/ü"_s, {.status = 202})}));
    const QByteArray answer = ask(target);
    QVERIFY2(answer.startsWith("HTTP/1.1 202 ") == isFound, answer.constData());
    QTRY_COMPARE(m_captured.size(), 1);
    QCOMPARE(m_captured.first().refusalRule.isEmpty(), isFound);
}

/// A body of 8 MB would otherwise be hashed once for each of hundreds of keys.
void tst_Endpoint::anyKeyMayMatchAtAnUnknownPath()
{
    ReceiverOptions options;
    options.endpoints.clear();
    for (int number = 0; number < MaxEndpoints; ++number) {
        Endpoint one = endpoint(u"/%1"_s.arg(number));
        one.keys = {QByteArray::number(number), "shared"};
        options.endpoints.append(one);
    }
    QCOMPARE(options.keysFor("/63"), (QList<QByteArray>{"63", "shared"}));
    QCOMPARE(options.keysFor("/none"), (QList<QByteArray>{"0", "shared", "1", "2", "3", "4", "5", "6"}));
    options.endpoints.first().keys = {Key};
    QVERIFY(start(options.endpoints));
    const QByteArray body = vectorBody(u"ping.json"_s);
    ask("/none", body, "X-TFC-Task-Signature: " + protocol::sign(Key, body) + "\r\n");
    QTRY_COMPARE(m_captured.size(), 1);
    QCOMPARE(m_captured.first().verdict, protocol::Verdict::Valid);
}

void tst_Endpoint::answersByteForByte()
{
    const QByteArray body = QByteArray("\0\xff\r\n\r\nHTTP/1.1 200 OK", 21);
    const EndpointAnswer answer{
        .status = 429, .headers = {{"Retry-AFTER", "30"}, {"x", ""}, {"x", "\tä"}}, .body = body};
    QVERIFY(start({endpoint(u"/busy"_s, answer)}));
    const QByteArray expected = "HTTP/1.1 429 Too Many Requests\r\nRetry-AFTER: 30\r\nx: \r\nx: \tä\r\nContent-Length: "
        + QByteArray::number(body.size()) + "\r\n\r\n" + body;
    const auto socket = sent(post("/busy") + post("/busy")); // two at once, on one connection
    QByteArray received;
    while (received.size() < 2 * expected.size() && socket->waitForReadyRead(15000))
        received += socket->readAll();
    QCOMPARE(received, expected + expected);
    QTRY_COMPARE(m_captured.size(), 2);
    QCOMPARE(m_captured.first().answered, 429);
}

void tst_Endpoint::endsWithoutAWholeAnswer_data()
{
    using End = EndpointAnswer::End;
    QTest::addColumn<End>("end");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("received");
    QTest::addColumn<int>("answered");
    QTest::newRow("closed") << End::Close << QByteArray("0123") << QByteArray() << 0;
    QTest::newRow("half a body") << End::Half << QByteArray("0123")
                                 << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n01") << 200;
    QTest::newRow("half a head") << End::Half << QByteArray() << QByteArray("HTTP/1.1 200 OK\r\nC") << 0;
}

void tst_Endpoint::endsWithoutAWholeAnswer()
{
    QFETCH(const EndpointAnswer::End, end);
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, received);
    QFETCH(const int, answered);
    QVERIFY(start({endpoint(u"/odd"_s, {.body = body, .end = end})}));
    const QByteArray answer = read(*sent(post("/odd", vectorBody(u"post_plan.json"_s))));
    if (answered == 0 && !received.isEmpty())
        QVERIFY2(answer.startsWith(received) && !answer.contains("\r\n\r\n"), answer.constData());
    else
        QCOMPARE(answer, received);
    QTRY_COMPARE(m_captured.size(), 1);
    QCOMPARE(m_captured.first().answered, answered);
    QCOMPARE(m_captured.first().deadline.isValid(), answered == 200); // the service's clock starts with a 200
    QVERIFY(m_captured.first().stored);
}

void tst_Endpoint::resets()
{
    QVERIFY(start({endpoint(u"/odd"_s, {.end = EndpointAnswer::End::Reset})}));
    const auto socket = sent(post("/odd"));
    QCOMPARE(read(*socket), QByteArray());
    QTRY_COMPARE(m_captured.size(), 1);
    QCOMPARE(m_captured.first().answered, 0);
    QVERIFY(start({endpoint(u"/odd"_s)})); // the listener goes on
    QVERIFY(ask("/odd").startsWith("HTTP/1.1 200 "));
}

/// A run task can be set up although its endpoint refuses requests.
void tst_Endpoint::theTestOfTheServiceIsAnsweredPlainly()
{
    const EndpointAnswer bad{.status = 500, .body = "no", .delay = 10min, .end = EndpointAnswer::End::Reset};
    QVERIFY(start({endpoint(u"/odd"_s, bad)}));
    QVERIFY(ask("/odd", vectorBody(u"ping.json"_s)).startsWith("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n"));
    QTRY_COMPARE(m_captured.size(), 1);
    QVERIFY(m_captured.first().verification);
    QVERIFY(!m_captured.first().deadline.isValid());
}

void tst_Endpoint::theTestMayBeAnsweredAsTheOthers()
{
    Endpoint one = endpoint(u"/odd"_s, {.status = 418, .headers = {{"X", "1"}}, .body = "tea"});
    one.answerVerification.reset();
    QVERIFY(start({one}));
    const QByteArray answer = ask("/odd", vectorBody(u"ping.json"_s));
    QVERIFY2(answer.startsWith("HTTP/1.1 418 ") && answer.endsWith("tea"), answer.constData());
}

/// A sender that is answered by no status repeats its request only if it hears of the trouble.
void tst_Endpoint::promisesNothingThatIsNotOnDisk()
{
    if (!support::FullDisk::IsPossible)
        QSKIP("This system has no limit for the size of a file.");
    QVERIFY(start({endpoint(u"/odd"_s, {.end = EndpointAnswer::End::Reset}),
                   endpoint(u"/slow"_s, {.status = 202, .body = "later", .delay = 10min})}));
    const support::FullDisk full;
    QVERIFY(ask("/odd").startsWith("HTTP/1.1 503 "));
    QVERIFY(ask("/slow").startsWith("HTTP/1.1 503 ")); // at once
    QTRY_COMPARE(m_captured.size(), 2);
    QCOMPARE(m_captured.last().answered, 503);
}

void tst_Endpoint::isOnDiskBeforeTheDelay()
{
    support::FakeClock clock;
    ReceiverWorker worker(**m_store, clock);
    ReceiverOptions options;
    options.endpoints = {endpoint(u"/slow"_s, {.status = 202, .delay = 30s})};
    m_port = worker.listen(options, false).places.first().port;
    const auto socket = sent(post("/slow"));
    QVERIFY(areOnDisk(1));
    QCOMPARE(m_store->rows().first().answered, 202);
    clock.advance(29'999ms);
    QCoreApplication::processEvents(); // an early answer would leave now
    QVERIFY(!socket->waitForReadyRead(0) && socket->bytesAvailable() == 0);
    clock.advance(1ms);
    QTRY_VERIFY(socket->bytesAvailable() > 0);
    QVERIFY(socket->readAll().startsWith("HTTP/1.1 202 "));
}

/// Delayed connections cannot be cut to make room for others, so strangers must not have all of them.
void tst_Endpoint::waitsForNoMoreThanItsShare()
{
    support::FakeClock clock;
    ReceiverWorker worker(**m_store, clock);
    ReceiverOptions options;
    options.endpoints = {endpoint(u"/slow"_s, {.delay = 30s})};
    m_port = worker.listen(options, false).places.first().port;
    std::vector<std::unique_ptr<QTcpSocket>> waiting;
    for (std::size_t number = 0; number < AnswerDelays::MaxWaiting; ++number) {
        waiting.push_back(sent(post("/slow")));
        QVERIFY(areOnDisk(qsizetype(number + 1)));
    }
    const auto more = sent(post("/slow"));
    QTRY_VERIFY(waiting.front()->bytesAvailable() > 0); // it has waited longest
    QVERIFY(areOnDisk(qsizetype(AnswerDelays::MaxWaiting + 1)));
    QVERIFY(
        std::all_of(waiting.begin() + 1, waiting.end(), [](const auto &one) { return one->bytesAvailable() == 0; }));
    QCOMPARE(more->bytesAvailable(), 0);
    clock.advance(30s);
    QTRY_VERIFY(waiting.back()->bytesAvailable() > 0);
    QTRY_VERIFY(more->bytesAvailable() > 0);
}

/// The places of those who asked and left do not answer the others at once.
void tst_Endpoint::waitsAlthoughManyAskedAndLeft()
{
    support::FakeClock clock;
    ReceiverWorker worker(**m_store, clock);
    ReceiverOptions options;
    options.endpoints = {endpoint(u"/slow"_s, {.delay = 30s})};
    m_port = worker.listen(options, false).places.first().port;
    for (std::size_t number = 0; number < AnswerDelays::MaxWaiting; ++number) {
        const auto leaving = sent(post("/slow"));
        QVERIFY(areOnDisk(qsizetype(number + 1)));
        leaving->abort();
    }
    const auto honest = sent(post("/slow"));
    QVERIFY(areOnDisk(qsizetype(AnswerDelays::MaxWaiting + 1)));
    clock.advance(29'999ms);
    QCoreApplication::processEvents(); // an early answer would leave now
    QVERIFY(!honest->waitForReadyRead(0) && honest->bytesAvailable() == 0);
    clock.advance(1ms);
    QTRY_VERIFY(honest->bytesAvailable() > 0);
}

void tst_Endpoint::aDelayDoesNotHoldTheEnd()
{
    QVERIFY(start({endpoint(u"/slow"_s, {.status = 202, .delay = 10min})}));
    const auto socket = sent(post("/slow"));
    QTRY_COMPARE(m_store->rows().size(), 1);
    QVERIFY(support::answerOf<std::monostate>(
        [this](QObject *context, const auto &done) { m_receiver->stop(context, done); }));
    QVERIFY(read(*socket).startsWith("HTTP/1.1 202 "));
}

void tst_Endpoint::aDelayDoesNotHoldAMove()
{
    QVERIFY(start({endpoint(u"/slow"_s, {.status = 202, .delay = 10min})}));
    const auto socket = sent(post("/slow"));
    QTRY_COMPARE(m_store->rows().size(), 1);
    QVERIFY(start({endpoint(u"/slow"_s)}));
    QVERIFY(read(*socket).startsWith("HTTP/1.1 202 "));
    const auto cut = sent(post("/slow", "{}").chopped(1)); // the end of the object waits for nobody either
    m_receiver.reset();
    QCOMPARE(read(*cut), QByteArray());
}

void tst_Endpoint::unusableOnesAreRefused_data()
{
    QTest::addColumn<Endpoint>("one");
    QTest::addColumn<QString>("rule");
    const auto with = [](const http::Header &header) { return endpoint(u"/a"_s, {.headers = {header}}); };
    const auto row = [](const char *name, const Endpoint &one, const QString &rule) {
        QTest::newRow(name) << one << rule;
    };
    row("usable", with({"X", QByteArray(8191, 'x')}), {});
    row("long name", {.name = QString(61, u'x')}, u"endpoint.name"_s);
    row("name of two lines", {.name = u"a\nb"_s}, u"endpoint.name"_s);
    row("name that turns the text", {.name = u"a\u202eb"_s}, u"endpoint.name"_s);
    row("name with a tag beyond the first plane", {.name = u"a\U000E0041b"_s}, u"endpoint.name"_s);
    row("path with a tag beyond the first plane", {.path = u"/a\U000E0041b"_s}, u"endpoint.path"_s);
    row("path with a joiner", {.path = u"/a\u200Db"_s}, u"endpoint.path"_s);
    row("name of the second plane", {.name = u"\U0001F600"_s}, {});
    row("long path", {.path = u'/' + QString(1000, u'x')}, u"endpoint.path"_s);
    row("path of two lines", {.path = u"/a\r\nb"_s}, u"endpoint.path"_s);
    row("too many keys", {.keys = QList<QByteArray>(9, "k")}, u"endpoint.keys"_s);
    row("empty key", {.keys = {QByteArray()}}, u"endpoint.keys"_s);
    row("low status", endpoint(u"/a"_s, {.status = 199}), u"endpoint.status"_s);
    row("high status", endpoint(u"/a"_s, {.status = 600}), u"endpoint.status"_s);
    row("status of the test", {.answerVerification = 100}, u"endpoint.status"_s);
    row("a second header in the value", with({"X", "1\r\nSet-Cookie: a"}), u"endpoint.header"_s);
    row("bare line feed", with({"X", "1\nY: 2"}), u"endpoint.header"_s);
    row("bare carriage return", with({"X", "1\rY: 2"}), u"endpoint.header"_s);
    row("NUL", with({"X", QByteArray("a\0b", 3)}), u"endpoint.header"_s);
    row("a second header in the name", with({"X: 1\r\nY", "2"}), u"endpoint.header"_s);
    row("no name", with({"", "2"}), u"endpoint.header"_s);
    row("blank in the name", with({"X ", "2"}), u"endpoint.header"_s);
    row("a second length", with({"content-LENGTH", "2"}), u"endpoint.header"_s);
    row("a coding", with({"Transfer-Encoding", "chunked"}), u"endpoint.header"_s);
    row("large header", with({"X", QByteArray(8192, 'x')}), u"endpoint.header"_s);
    row("many headers", endpoint(u"/a"_s, {.headers = http::Headers(33, {"X", "1"})}), u"endpoint.header"_s);
    row("large body", endpoint(u"/a"_s, {.body = QByteArray(1024 * 1024 + 1, 'x')}), u"endpoint.body"_s);
    row("long delay", endpoint(u"/a"_s, {.delay = 10min + 1ms}), u"endpoint.delay"_s);
    row("delay before now", endpoint(u"/a"_s, {.delay = -1ms}), u"endpoint.delay"_s);
}

void tst_Endpoint::unusableOnesAreRefused()
{
    QFETCH(const Endpoint, one);
    QFETCH(const QString, rule);
    ReceiverOptions options;
    options.endpoints = {one};
    const auto started = tryToStart(options);
    QCOMPARE(started ? QString() : started.error().rule.name(), rule);
    QCOMPARE(m_receiver->isListening(), rule.isEmpty());
    if (rule.isEmpty()) {
        options.endpoints = {one, one};
        QCOMPARE(tryToStart(options).error().rule, base::Rules::EndpointPathTwice);
        QVERIFY(m_receiver->isListening()); // at the endpoints of before
        options.endpoints = QList<Endpoint>(MaxEndpoints + 1, one);
        QCOMPARE(tryToStart(options).error().rule, base::Rules::EndpointCount);
        options.endpoints.clear();
        QCOMPARE(tryToStart(options).error().rule, base::Rules::EndpointCount);
    }
}

void tst_Endpoint::offersAPathThatNobodyGuesses()
{
    static const QRegularExpression form(u"\\A/runtask/[A-Za-z0-9_-]{22}\\z"_s); // 128 bits
    QSet<QString> paths;
    for (int number = 0; number < 100; ++number) {
        paths.insert(newEndpointPath());
        QVERIFY(form.match(newEndpointPath()).hasMatch());
    }
    QCOMPARE(paths.size(), 100);
}

RUNLATCH_TEST(tst_Endpoint)

} // namespace runlatch::inspector

#include "tst_endpoint.moc"
