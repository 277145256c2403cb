// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/url.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// URLs are put together so that no part moves another, and are shown without secrets.
class tst_Url : public QObject
{
    Q_OBJECT
private slots:
    void encodesPartsAndQuery_data();
    void encodesPartsAndQuery();
    void refusesPartsThatMoveThePath();
    void keepsTheQueryOfItsBase();
    void readsWhatPeopleType_data();
    void readsWhatPeopleType();
    void tellsNoSecrets();
    void knowsLoopback_data();
    void knowsLoopback();
    void readsOrigins_data();
    void readsOrigins();
    void writesHostHeaders();
    void comparesOrigins_data();
    void comparesOrigins();
    void namesHostAndPort();
};

void tst_Url::encodesPartsAndQuery_data()
{
    QTest::addColumn<QStringList>("parts");
    QTest::addColumn<http::QueryItems>("query");
    QTest::addColumn<QString>("expected");
    const http::QueryItems none;
    QTest::newRow("plain") << QStringList{u"organizations"_s, u"a"_s} << none << u"/organizations/a"_s;
    QTest::newRow("slash") << QStringList{u"a/b"_s} << none << u"/a%2Fb"_s;
    QTest::newRow("dots with slash") << QStringList{u"../admin"_s} << none << u"/..%2Fadmin"_s;
    QTest::newRow("space and signs") << QStringList{u"a b?c#d%e"_s} << none << u"/a%20b%3Fc%23d%25e"_s;
    QTest::newRow("letters") << QStringList{u"ü"_s} << none << u"/%C3%BC"_s;
    QTest::newRow("page") << QStringList{} << http::QueryItems{{u"page[number]"_s, u"2"_s}, {u"page[size]"_s, u"20"_s}}
                          << u"?page%5Bnumber%5D=2&page%5Bsize%5D=20"_s;
    QTest::newRow("plus") << QStringList{u"a+b"_s} << http::QueryItems{{u"q"_s, u"a+b&c=d"_s}}
                          << u"/a%2Bb?q=a%2Bb%26c%3Dd"_s;
}

void tst_Url::encodesPartsAndQuery()
{
    QFETCH(const QStringList, parts);
    QFETCH(const http::QueryItems, query);
    QFETCH(const QString, expected);
    const QUrl url = http::url(QUrl(u"https://tf.example/api/v2"_s), parts, query);
    QCOMPARE(url.toString(QUrl::FullyEncoded), u"https://tf.example/api/v2"_s + expected);
    QCOMPARE(http::url(QUrl(u"https://tf.example/api/v2/"_s), {u"a"_s}).toString(), u"https://tf.example/api/v2/a"_s);
}

void tst_Url::refusesPartsThatMoveThePath()
{
    const QUrl base(u"https://tf.example/api/v2"_s);
    for (const QString &part : {u"."_s, u".."_s, QString()})
        QVERIFY(!http::url(base, {u"workspaces"_s, part}).isValid());
}

void tst_Url::keepsTheQueryOfItsBase()
{
    const QUrl url = http::url(QUrl(u"https://a/b?c=%2B"_s), {u"d"_s}, {{u"e"_s, u"f"_s}});
    QCOMPARE(url.toString(QUrl::FullyEncoded), u"https://a/b/d?c=%2B&e=f"_s);
}

void tst_Url::readsWhatPeopleType_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("expected"); // empty: invalid
    QTest::newRow("host") << u"tf.example"_s << u"https://tf.example/api/v2"_s;
    QTest::newRow("spaces") << u"  tf.example \n"_s << u"https://tf.example/api/v2"_s;
    QTest::newRow("url") << u"https://tf.example/"_s << u"https://tf.example/api/v2"_s;
    QTest::newRow("whole") << u"https://tf.example/api/v2"_s << u"https://tf.example/api/v2"_s;
    QTest::newRow("whole with slash") << u"https://tf.example/api/v2/"_s << u"https://tf.example/api/v2"_s;
    QTest::newRow("below a path") << u"tf.example/tfe"_s << u"https://tf.example/tfe/api/v2"_s;
    QTest::newRow("port") << u"tf.example:8443"_s << u"https://tf.example:8443/api/v2"_s;
    QTest::newRow("loopback") << u"127.0.0.1:8080"_s << u"http://127.0.0.1:8080/api/v2"_s;
    QTest::newRow("localhost") << u"localhost"_s << u"http://localhost/api/v2"_s;
    QTest::newRow("version 6") << u"[::1]:8080"_s << u"http://[::1]:8080/api/v2"_s;
    QTest::newRow("http said") << u"http://tf.example"_s << u"http://tf.example/api/v2"_s;
    QTest::newRow("https to loopback said") << u"https://localhost"_s << u"https://localhost/api/v2"_s;
    for (const char *bad : {"", "ftp://a", "file:///etc", "https://", "https://u:p@a", "https://a?b", "https://a#b",
                            "a b", "javascript:alert(1)", "user@host", "a:99999"})
        QTest::newRow(bad) << QString::fromLatin1(bad) << QString();
}

void tst_Url::readsWhatPeopleType()
{
    QFETCH(const QString, typed);
    const QUrl url = http::apiBase(typed);
    QTEST(url.toString(), "expected");
    QCOMPARE(url.isValid(), !url.isEmpty());
}

void tst_Url::tellsNoSecrets()
{
    QCOMPARE(http::withoutSecrets(QUrl(u"https://u:p@a:1/b%2Fc?token=x#y"_s)), u"https://a:1/b%2Fc"_s);
}

void tst_Url::knowsLoopback_data()
{
    QTest::addColumn<bool>("isLoopback");
    for (const char *host : {"localhost", "LOCALHOST", "127.0.0.1", "127.9.9.9", "::1", "[::1]", "::ffff:127.0.0.1"})
        QTest::newRow(host) << true;
    for (const char *host : {"", "a.example", "localhost.example", "10.0.0.1", "128.0.0.1", "2001:db8::1", "0.0.0.0",
                             "169.254.169.254", "fe80::1"})
        QTest::newRow(host) << false;
}

void tst_Url::knowsLoopback()
{
    QTEST(http::isLoopback(QString::fromLatin1(QTest::currentDataTag())), "isLoopback");
}

void tst_Url::readsOrigins_data()
{
    QTest::addColumn<bool>("isOrigin");
    for (const char *text : {"http://127.0.0.1:8080", "https://app.example", "HTTP://A.example:1", "http://[::1]:80"})
        QTest::newRow(text) << true;
    for (const char *text :
         {"",           "127.0.0.1:8080", "//a",          "ftp://a",        "file:///a",  "http://",
          "http://a/",  "http://a/b",     "http://a?",    "http://a?b",     "http://a#",  "http://a#b",
          "http://u@a", "http://@a",      "http://u:p@a", "http://a:99999", "http://a b", " http://a",
          "http://a ",  "http://*"})
        QTest::newRow(text) << false;
}

void tst_Url::readsOrigins()
{
    const QString text = QString::fromLatin1(QTest::currentDataTag());
    const QUrl origin = http::readOrigin(text);
    QTEST(origin.isValid(), "isOrigin");
    if (origin.isValid())
        QCOMPARE(http::originOf(QUrl(origin.toString() + u"/b?token=c#d"_s)), origin);
}

void tst_Url::writesHostHeaders()
{
    QCOMPARE(http::hostHeader(QUrl(u"http://u:p@a.example/b?c#d"_s)), "a.example");
    QCOMPARE(http::hostHeader(QUrl(u"http://a.example:80"_s)), "a.example");
    QCOMPARE(http::hostHeader(QUrl(u"https://a.example:443/"_s)), "a.example");
    QCOMPARE(http::hostHeader(QUrl(u"https://a.example:80/"_s)), "a.example:80");
    QCOMPARE(http::hostHeader(QUrl(u"http://[::1]:8080/"_s)), "[::1]:8080");
    QCOMPARE(http::hostHeader(QUrl(u"http://b\u00fccher.example/"_s)), "xn--bcher-kva.example");
}

void tst_Url::comparesOrigins_data()
{
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("isSame");
    QTest::newRow("path") << u"https://a/other?x"_s << true;
    QTest::newRow("default port") << u"https://a:443/"_s << true;
    QTest::newRow("case") << u"HTTPS://A/"_s << true;
    QTest::newRow("port") << u"https://a:444/"_s << false;
    QTest::newRow("scheme") << u"http://a/"_s << false;
    QTest::newRow("scheme with its port") << u"http://a:443/"_s << false;
    QTest::newRow("host") << u"https://a.evil/"_s << false;
}

void tst_Url::comparesOrigins()
{
    QFETCH(const QString, other);
    QTEST(http::sameOrigin(QUrl(u"https://a/b"_s), QUrl(other)), "isSame");
}

void tst_Url::namesHostAndPort()
{
    QCOMPARE(http::hostAndPort(QUrl(u"https://A.example/b?c"_s)), u"a.example:443"_s);
    QCOMPARE(http::hostAndPort(QUrl(u"http://a.example"_s)), u"a.example:80"_s);
    QCOMPARE(http::hostAndPort(QUrl(u"https://[::1]:8443/"_s)), u"[::1]:8443"_s);
}

RUNLATCH_TEST(tst_Url)
#include "tst_url.moc"
