// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/message.h"
#include "support/suite.h"

#include <QTest>

using namespace runlatch;

/// Headers are found without case, and no header leaves that would break a message.
class tst_Message : public QObject
{
    Q_OBJECT
private slots:
    void findsHeadersWithoutCase();
    void splitsHeadersAsTheyStand();
    void knowsWhatMayGoOut_data();
    void knowsWhatMayGoOut();
    void dividesTheTarget();
    void takesTheWholeAddressAsTarget_data();
    void takesTheWholeAddressAsTarget();
    void knowsReasons();
};

void tst_Message::findsHeadersWithoutCase()
{
    const http::Headers headers{{"X-A", "1"}, {"x-a", "2"}, {"Empty", QByteArray()}};
    QCOMPARE(http::headerValue(headers, "x-A"), "1");
    QVERIFY(!http::headerValue(headers, "empty").isNull());
    QVERIFY(http::headerValue(headers, "missing").isNull());
}

void tst_Message::splitsHeadersAsTheyStand()
{
    const http::Headers expected{{"bB", "1"}, {"A", "x: y"}, {"bB", "2"}, {"C", ""}};
    QCOMPARE(http::splitHeaders("GET / HTTP/1.1\r\nbB:1\r\nA: \t x: y \r\nbB: 2\r\nno colon\r\nC:\r\n\r\n"), expected);
    QVERIFY(http::splitHeaders("").isEmpty());
    QVERIFY(http::splitHeaders("GET / HTTP/1.1").isEmpty());
}

void tst_Message::knowsWhatMayGoOut_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("may");
    QTest::newRow("plain") << QByteArray("X-A") << QByteArray("b c\t\"d\" \xc3\xbc") << true;
    QTest::newRow("empty value") << QByteArray("X") << QByteArray() << true;
    QTest::newRow("empty name") << QByteArray() << QByteArray("a") << false;
    QTest::newRow("colon in name") << QByteArray("a:b") << QByteArray("a") << false;
    QTest::newRow("space in name") << QByteArray("a b") << QByteArray("a") << false;
    QTest::newRow("CR") << QByteArray("X") << QByteArray("a\rb") << false;
    QTest::newRow("LF") << QByteArray("X") << QByteArray("a\nb") << false;
    QTest::newRow("NUL") << QByteArray("X") << QByteArray("a\0b", 3) << false;
    QTest::newRow("DEL") << QByteArray("X") << QByteArray("\x7f") << false;
}

void tst_Message::knowsWhatMayGoOut()
{
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, value);
    QTEST(http::isSendable({name, value}), "may");
}

void tst_Message::dividesTheTarget()
{
    http::Request request;
    request.target = "/a%20b?c?d";
    QCOMPARE(request.path(), "/a%20b");
    QCOMPARE(request.query(), "c?d");
    request.target = "/a";
    QCOMPARE(request.path(), "/a");
    QVERIFY(request.query().isEmpty());
    request.target = "?c"; // a stranger may write a target without a path
    QCOMPARE(request.path(), "");
    QCOMPARE(request.query(), "c");
}

void tst_Message::takesTheWholeAddressAsTarget_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("query");
    const auto row = [](const QByteArray &target, const QByteArray &path, const QByteArray &query = {}) {
        QTest::newRow(target.constData()) << target << path << query;
    };
    row("http://127.0.0.1:8722/runtask", "/runtask");
    row("https://hooks.example/a%20b?c=/d?e", "/a%20b", "c=/d?e");
    row("HTTP://[::1]:80/a//b", "/a//b");
    row("http://user@host/a", "/a");
    row("http://host", "/");
    row("http://host/", "/");
    row("http://host?c", "/", "c");
    row("http://host#c/runtask", "/#c/runtask"); // no target has a fragment, and this one names no path
    row("http:///runtask", "http:///runtask");
    row("http://", "http://");
    row("http:/runtask", "http:/runtask");
    row("ftp://host/runtask", "ftp://host/runtask");
    row("//host/runtask", "//host/runtask"); // a path that begins so
    row("/http://host/runtask", "/http://host/runtask");
    row("host:443", "host:443");
    row("*", "*");
    row("", "");
}

void tst_Message::takesTheWholeAddressAsTarget()
{
    QFETCH(const QByteArray, target);
    http::Request request;
    request.target = target;
    QTEST(request.path(), "path");
    QTEST(request.query(), "query");
    QCOMPARE(request.target, target);
}

void tst_Message::knowsReasons()
{
    QCOMPARE(http::reasonPhrase(200), "OK");
    QCOMPARE(http::reasonPhrase(422), "Unprocessable Entity");
    QCOMPARE(http::reasonPhrase(799), "Unknown");
}

RUNLATCH_TEST(tst_Message)
#include "tst_message.moc"
