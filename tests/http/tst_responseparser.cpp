// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/responseparser.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;

using ResponseState = http::ResponseParser::State;

/// Responses are read the same however they are cut.
class tst_ResponseParser : public QObject
{
    Q_OBJECT
private slots:
    void reads_data();
    void reads();
    void readsHoweverItIsCut_data();
    void readsHoweverItIsCut();
    void keepsHeadersAsTheyStand();
    void skipsInterimAnswers();
    void readsNoBodyOfAHead();
    void takesWhatIsNotQuiteHttp_data();
    void takesWhatIsNotQuiteHttp();
};

namespace {

ResponseState run(http::ResponseParser &parser, const QByteArray &bytes, qsizetype at)
{
    parser.feed(bytes.left(at));
    parser.feed(bytes.mid(at));
    return parser.finish();
}

} // namespace

void tst_ResponseParser::reads_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ResponseState>("state");
    QTest::addColumn<QByteArray>("body");
    const QByteArray ok = "HTTP/1.1 200 OK\r\n";
    QTest::newRow("length") << QByteArray(ok + "Content-Length: 5\r\n\r\nhello") << ResponseState::Complete
                            << QByteArray("hello");
    QTest::newRow("chunked") << QByteArray(ok + "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n")
                             << ResponseState::Complete << QByteArray("hello");
    QTest::newRow("empty chunked") << QByteArray(ok + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n")
                                   << ResponseState::Complete << QByteArray();
    QTest::newRow("until closed") << QByteArray(ok + "\r\nhello") << ResponseState::Complete << QByteArray("hello");
    QTest::newRow("204") << QByteArray("HTTP/1.1 204 No Content\r\n\r\n") << ResponseState::Complete << QByteArray();
    QTest::newRow("1.0") << QByteArray("HTTP/1.0 404 No\r\n\r\nno") << ResponseState::Complete << QByteArray("no");
    QTest::newRow("nothing") << QByteArray() << ResponseState::Cut << QByteArray();
    QTest::newRow("half a head") << ok << ResponseState::Cut << QByteArray();
    QTest::newRow("half a body") << QByteArray(ok + "Content-Length: 5\r\n\r\nhel") << ResponseState::Cut
                                 << QByteArray();
    QTest::newRow("half a chunk") << QByteArray(ok + "Transfer-Encoding: chunked\r\n\r\n5\r\nhel") << ResponseState::Cut
                                  << QByteArray();
    QTest::newRow("garbage") << QByteArray("SSH-2.0\r\n\r\n") << ResponseState::Broken << QByteArray();
    QTest::newRow("bad chunk") << QByteArray(ok + "Transfer-Encoding: chunked\r\n\r\nzz\r\nhello")
                               << ResponseState::Broken << QByteArray();
    QTest::newRow("large head") << QByteArray(ok + "X: " + QByteArray(1000, 'x')) << ResponseState::TooLarge
                                << QByteArray();
    QTest::newRow("large length") << QByteArray(ok + "Content-Length: 11\r\n\r\n") << ResponseState::TooLarge
                                  << QByteArray();
    QTest::newRow("large chunk") << QByteArray(ok + "Transfer-Encoding: chunked\r\n\r\nb\r\nhello")
                                 << ResponseState::TooLarge << QByteArray();
    QTest::newRow("large until closed") << QByteArray(ok + "\r\nhello world") << ResponseState::TooLarge
                                        << QByteArray();
}

void tst_ResponseParser::reads()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const ResponseState, state);
    http::ResponseParser parser(500, 10, false);
    QCOMPARE(run(parser, bytes, 0), state);
    if (state == ResponseState::Complete)
        QTEST(parser.takeResponse().body, "body");
}

void tst_ResponseParser::readsHoweverItIsCut_data()
{
    reads_data();
}

void tst_ResponseParser::readsHoweverItIsCut()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const ResponseState, state);
    for (qsizetype at = 0; at <= bytes.size(); ++at) {
        http::ResponseParser parser(500, 10, false);
        QCOMPARE(run(parser, bytes, at), state);
    }
    http::ResponseParser dripped(500, 10, false);
    for (const char byte : bytes)
        dripped.feed(QByteArray(1, byte));
    QCOMPARE(dripped.finish(), state);
}

void tst_ResponseParser::keepsHeadersAsTheyStand()
{
    http::ResponseParser parser(500, 10, false);
    QCOMPARE(parser.feed("HTTP/1.1 200 OK\r\nx-B: 1\r\nA: 2\r\nX-b: 3\r\ncontent-length: 0\r\n\r\n"),
             ResponseState::Complete);
    const http::Headers expected{{"x-B", "1"}, {"A", "2"}, {"X-b", "3"}, {"content-length", "0"}};
    const http::Response response = parser.takeResponse();
    QCOMPARE(response.status, 200);
    QCOMPARE(response.headers, expected);
}

void tst_ResponseParser::skipsInterimAnswers()
{
    http::ResponseParser parser(500, 10, false);
    QCOMPARE(parser.feed("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early\r\nA: b\r\n\r\n"), ResponseState::NeedMore);
    QVERIFY(!parser.hasHead());
    QCOMPARE(parser.feed("HTTP/1.1 201 Created\r\nContent-Length: 1\r\n\r\nx"), ResponseState::Complete);
    QCOMPARE(parser.takeResponse().status, 201);
}

void tst_ResponseParser::readsNoBodyOfAHead()
{
    http::ResponseParser parser(500, 10, true);
    QCOMPARE(parser.feed("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n"), ResponseState::Complete);
    QVERIFY(parser.takeResponse().body.isEmpty());
}

void tst_ResponseParser::takesWhatIsNotQuiteHttp_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("oddities");
    const QStringList feeds{u"answer.line-feeds"_s};
    const QStringList reason{u"answer.no-reason"_s};
    QTest::newRow("as it should be") << "HTTP/1.1 202 Yes\r\nContent-Length: 2\r\n\r\nok"_ba << QStringList();
    QTest::newRow("empty words") << "HTTP/1.1 202 \r\nContent-Length: 2\r\n\r\nok"_ba << QStringList();
    QTest::newRow("line feeds") << "HTTP/1.1 202 Yes\nContent-Length: 2\n\nok"_ba << feeds;
    QTest::newRow("one line feed") << "HTTP/1.1 202 Yes\r\nContent-Length: 2\n\r\nok"_ba << feeds;
    QTest::newRow("an empty line of a line feed") << "HTTP/1.1 202 Yes\r\nContent-Length: 2\r\n\nok"_ba << feeds;
    QTest::newRow("no words") << "HTTP/1.1 202\r\nContent-Length: 2\r\n\r\nok"_ba << reason;
    QTest::newRow("no headers") << "HTTP/1.0 202\r\n\r\nok"_ba << reason;
    QTest::newRow("both") << "HTTP/1.0 202\n\nok"_ba << QStringList{u"answer.no-reason"_s, u"answer.line-feeds"_s};
}

void tst_ResponseParser::takesWhatIsNotQuiteHttp()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(QStringList, oddities);
    for (qsizetype at = 0; at < bytes.size(); ++at) {
        http::ResponseParser parser(500, 10, false);
        QCOMPARE(run(parser, bytes, at), ResponseState::Complete);
        const http::Response response = parser.takeResponse();
        QCOMPARE(response.status, 202);
        QCOMPARE(response.body, "ok");
        QStringList told;
        for (const base::Rule &rule : response.oddities)
            told += rule.name();
        told.sort();
        oddities.sort();
        QCOMPARE(told, oddities);
    }
}

RUNLATCH_TEST(tst_ResponseParser)
#include "tst_responseparser.moc"
