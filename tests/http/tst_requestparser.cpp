// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/requestparser.h"

#include "support/hostilerequests.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;

using RequestState = http::RequestParser::State;

/// Requests are read byte by byte as in one piece, within limits, and no mutation is a crash.
class tst_RequestParser : public QObject
{
    Q_OBJECT
private slots:
    void reads_data();
    void reads();
    void keepsOrderCaseAndBytes();
    void splitsAnywhere_data();
    void splitsAnywhere();
    void goesByteByByte_data();
    void goesByteByByte();
    void readsManyInOnePiece();
    void saysWhetherItKeepsAlive_data();
    void saysWhetherItKeepsAlive();
    void wantsContinueOnce();
    void limitsAreInclusive();
    void emptyLinesCountAsBytesOfTheHead();
    void tellsWhatFollowsTheBody_data();
    void tellsWhatFollowsTheBody();
    void whatComesAfterTheEndIsNotKept();
    void mutationsNeverCrash();
};

namespace {

/// Everything that a parser shows after it was given some bytes.
struct Outcome
{
    RequestState state = RequestState::Empty;
    http::HeadFault fault;
    QByteArray requests;
    friend bool operator==(const Outcome &, const Outcome &) = default;
};

Outcome read(const QList<QByteArray> &pieces)
{
    http::RequestParser parser({});
    Outcome outcome;
    for (const QByteArray &piece : pieces) {
        RequestState state = parser.feed(piece);
        while (state == RequestState::Complete) {
            const http::Request request = parser.takeRequest();
            outcome.requests += request.head + '|' + request.method + '|' + request.target + '|' + request.body + '\n';
            state = parser.next();
        }
    }
    outcome.state = parser.state();
    outcome.fault = parser.fault();
    return outcome;
}

void addSamples()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    for (const auto &sample : support::acceptableRequests() + support::hostileRequests())
        QTest::newRow(sample.name) << sample.bytes << sample.rule << sample.status << sample.body;
}

} // namespace

void tst_RequestParser::reads_data()
{
    addSamples();
}

void tst_RequestParser::reads()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, rule);
    http::RequestParser parser({});
    parser.feed(bytes);
    if (rule.isEmpty()) {
        QCOMPARE(parser.state(), RequestState::Complete);
        QTEST(parser.takeRequest().body, "body");
    } else {
        QCOMPARE(parser.state(), RequestState::Refused);
        QCOMPARE(parser.fault().rule, QString::fromLatin1(rule));
        QTEST(parser.fault().status, "status");
        QCOMPARE(parser.keptHead(), bytes.left(http::MaxRefusedHeadBytes).left(parser.keptHead().size()));
    }
}

void tst_RequestParser::keepsOrderCaseAndBytes()
{
    const QByteArray head = "POST /a%20b?c=%2B HTTP/1.1\r\nhOST: a\r\nX-B: 2\r\nx-a:1\r\nX-B:  \tthree \r\n"
                            "Content-Length: 2\r\n\r\n";
    http::RequestParser parser({});
    QCOMPARE(parser.feed(head + "{}"), RequestState::Complete);
    const http::Request request = parser.takeRequest();
    QCOMPARE(request.head, head);
    QCOMPARE(request.method, "POST");
    QCOMPARE(request.target, "/a%20b?c=%2B");
    QCOMPARE(request.body, "{}");
    const http::Headers expected{{"hOST", "a"}, {"X-B", "2"}, {"x-a", "1"}, {"X-B", "three"}, {"Content-Length", "2"}};
    QCOMPARE(request.headers, expected);
}

void tst_RequestParser::splitsAnywhere_data()
{
    addSamples();
}

void tst_RequestParser::splitsAnywhere()
{
    QFETCH(const QByteArray, bytes);
    const Outcome whole = read({bytes});
    const qsizetype step = bytes.size() > 4096 ? 997 : 1;
    for (qsizetype at = 0; at <= bytes.size(); at += step)
        QVERIFY2(read({bytes.left(at), bytes.mid(at)}) == whole, QByteArray::number(at).constData());
}

void tst_RequestParser::goesByteByByte_data()
{
    addSamples();
}

void tst_RequestParser::goesByteByByte()
{
    QFETCH(const QByteArray, bytes);
    QList<QByteArray> pieces;
    for (const char byte : bytes)
        pieces.append(QByteArray(1, byte));
    QVERIFY(read(pieces) == read({bytes}));
}

void tst_RequestParser::readsManyInOnePiece()
{
    QByteArray bytes;
    QByteArray expected;
    for (const auto &sample : support::acceptableRequests()) {
        bytes += sample.bytes;
        expected += read({sample.bytes}).requests;
    }
    const Outcome outcome = read({bytes});
    QCOMPARE(outcome.state, RequestState::Empty);
    QCOMPARE(outcome.requests, expected);
}

void tst_RequestParser::saysWhetherItKeepsAlive_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<bool>("keeps");
    QTest::newRow("1.1") << QByteArray("1.1") << QByteArray() << true;
    QTest::newRow("1.1 close") << QByteArray("1.1") << QByteArray("Connection: Close\r\n") << false;
    QTest::newRow("1.1 list") << QByteArray("1.1") << QByteArray("Connection: x, close\r\n") << false;
    QTest::newRow("1.0") << QByteArray("1.0") << QByteArray() << false;
    QTest::newRow("1.0 keep") << QByteArray("1.0") << QByteArray("Connection: keep-alive\r\n") << true;
}

void tst_RequestParser::saysWhetherItKeepsAlive()
{
    QFETCH(const QByteArray, version);
    QFETCH(const QByteArray, header);
    http::RequestParser parser({});
    QCOMPARE(parser.feed("GET / HTTP/" + version + "\r\nHost: a\r\n" + header + "\r\n"), RequestState::Complete);
    QTEST(parser.keepsAlive(), "keeps");
    QCOMPARE(parser.isVersion10(), version == "1.0");
}

void tst_RequestParser::wantsContinueOnce()
{
    const QByteArray head = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-Continue\r\n\r\n";
    http::RequestParser waiting({});
    waiting.feed(head);
    QVERIFY(waiting.takeContinue());
    QVERIFY(!waiting.takeContinue());
    http::RequestParser impatient({});
    impatient.feed(head + "{");
    QVERIFY(!impatient.takeContinue());
}

void tst_RequestParser::limitsAreInclusive()
{
    const QByteArray request = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n";
    http::Limits limits;
    limits.headerBytes = request.size();
    limits.headerLines = 2;
    limits.bodyBytes = 5;
    QCOMPARE(http::RequestParser(limits).feed(request + "hello"), RequestState::Complete);
    for (auto field : {&http::Limits::headerBytes, &http::Limits::bodyBytes}) {
        http::Limits less = limits;
        --(less.*field);
        QCOMPARE(http::RequestParser(less).feed(request + "hello"), RequestState::Refused);
    }
    --limits.headerLines;
    QCOMPARE(http::RequestParser(limits).feed(request + "hello"), RequestState::Refused);
}

void tst_RequestParser::emptyLinesCountAsBytesOfTheHead()
{
    const QByteArray request = "POST / HTTP/1.1\r\nHost: a\r\n\r\n";
    http::Limits limits;
    limits.headerBytes = request.size() + 4;
    http::RequestParser parser(limits);
    QCOMPARE(parser.feed("\r\n\r\n"), RequestState::Head);
    QVERIFY(parser.isBlank());
    QCOMPARE(parser.feed(request), RequestState::Complete);
    QVERIFY(!parser.isBlank());
    QCOMPARE(parser.takeRequest().head, request);
    QCOMPARE(parser.next(), RequestState::Empty);
    QCOMPARE(parser.feed("\r\n\r\n\r\n" + request), RequestState::Refused);
    QCOMPARE(parser.fault().rule, u"http.header-too-large"_s);
}

void tst_RequestParser::tellsWhatFollowsTheBody_data()
{
    QTest::addColumn<QByteArray>("behind");
    QTest::addColumn<QByteArray>("surplus");
    const auto row = [](const char *name, const QByteArray &behind, const QByteArray &surplus) {
        QTest::newRow(name) << behind << surplus;
    };
    row("nothing", "", "");
    row("the rest of a body", "\"a\":1}", "\"a\":1}");
    row("the rest of a body that begins like a method", "9}", "9}");
    row("a line end", "\n", "\n");
    row("lines", "a: 1\r\nb HTTP/1.1", "a: 1\r\nb HTTP/1.1");
    row("a request", "GET / HTTP/1.1\r\nHost: a\r\n\r\n", "");
    row("a request behind an empty line", "\r\nGET / HTTP/1.1\r\n", "");
}

void tst_RequestParser::tellsWhatFollowsTheBody()
{
    QFETCH(const QByteArray, behind);
    http::RequestParser parser({});
    QCOMPARE(parser.feed("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}" + behind), RequestState::Complete);
    const http::Request request = parser.takeRequest();
    QCOMPARE(request.body, "{}");
    QTEST(request.surplus, "surplus");
}

/// A peer that goes on sending after a refusal costs no memory.
void tst_RequestParser::whatComesAfterTheEndIsNotKept()
{
    const QByteArray more(100'000, 'x');
    http::RequestParser refused({});
    QCOMPARE(refused.feed("\x16\x03\x01"), RequestState::Refused);
    const qint64 held = refused.held();
    QCOMPARE(refused.feed(more), RequestState::Refused);
    QCOMPARE(refused.keptHead(), "\x16\x03\x01");
    QCOMPARE(refused.held(), held);
    http::RequestParser ended({});
    ended.feed("POST / HTTP/1.1\r\n");
    ended.end();
    QCOMPARE(ended.feed(more), RequestState::Ended);
    QCOMPARE(ended.held(), 0);
}

/// Each sample with each of its first bytes changed: no crash, no assertion, and the same result however it is split.
void tst_RequestParser::mutationsNeverCrash()
{
    for (const auto &sample : support::acceptableRequests() + support::hostileRequests()) {
        for (qsizetype at = 0; at < std::min<qsizetype>(sample.bytes.size(), 200); ++at) {
            for (const char byte : {'\0', '\r', '\n', ' ', ':', '0', '\x80', '\xff'}) {
                QByteArray bytes = sample.bytes.left(400);
                bytes[at] = byte;
                QVERIFY2(read({bytes}) == read({bytes.left(at + 1), bytes.mid(at + 1)}),
                         bytes.toPercentEncoding().constData());
            }
        }
    }
}

RUNLATCH_TEST(tst_RequestParser)
#include "tst_requestparser.moc"
