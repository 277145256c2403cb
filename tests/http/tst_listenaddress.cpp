// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/listenaddress.h"
#include "support/suite.h"

#include <QHostAddress>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// The address to listen at is read as people write it, and anything else is refused.
class tst_ListenAddress : public QObject
{
    Q_OBJECT
private slots:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void clashes_data();
    void clashes();
    void writesBothEnds();
};

void tst_ListenAddress::reads_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<int>("port");
    QTest::newRow("127.0.0.1:8080") << u"127.0.0.1"_s << 8080;
    QTest::newRow("localhost:0") << u"localhost"_s << 0;
    QTest::newRow("0.0.0.0:65535") << u"0.0.0.0"_s << 65535;
    QTest::newRow("[::1]:80") << u"::1"_s << 80;
    QTest::newRow("[::]:80") << u"::"_s << 80;
}

void tst_ListenAddress::reads()
{
    const QString text = QString::fromLatin1(QTest::currentDataTag());
    const auto address = http::readListenAddress(text);
    QVERIFY(address.isOk());
    QTEST(address->host, "host");
    QTEST(int(address->port), "port");
    QCOMPARE(http::writeListenAddress(address->host, address->port), text);
}

void tst_ListenAddress::refuses_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"", "127.0.0.1", ":80", "8080", "a:", "a:b", "a:-1", "a:65536", "a:80 ", " a:80", "a:80\n", "::1:80", "[::1]",
          "[::1]:", "[a]:80", "[127.0.0.1]:80", "http://a:80", "a/b:80", "a:80:90"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void tst_ListenAddress::refuses()
{
    QFETCH(const QString, text);
    const auto address = http::readListenAddress(text);
    QVERIFY(!address.isOk());
    QCOMPARE(address.error().kind, base::ErrorKind::Usage);
    QCOMPARE(address.error().rule, u"listen.address"_s);
    QCOMPARE(address.error().subject, text);
}

void tst_ListenAddress::clashes_data()
{
    QTest::addColumn<http::ListenAddress>("one");
    QTest::addColumn<http::ListenAddress>("other");
    QTest::addColumn<bool>("clash");
    const http::ListenAddress loopback{u"127.0.0.1"_s, 8722};
    QTest::newRow("the same") << loopback << loopback << true;
    QTest::newRow("its name") << loopback << http::ListenAddress{u"localhost"_s, 8722} << true;
    QTest::newRow("all of its kind") << loopback << http::ListenAddress{u"0.0.0.0"_s, 8722} << true;
    QTest::newRow("all of the other kind") << loopback << http::ListenAddress{u"::"_s, 8722} << false;
    QTest::newRow("another port") << loopback << http::ListenAddress{u"127.0.0.1"_s, 8723} << false;
    QTest::newRow("another address") << loopback << http::ListenAddress{u"127.0.0.2"_s, 8722} << false;
    QTest::newRow("any port") << http::ListenAddress{u"::1"_s, 0} << http::ListenAddress{u"::1"_s, 0} << false;
}

void tst_ListenAddress::clashes()
{
    QFETCH(const http::ListenAddress, one);
    QFETCH(const http::ListenAddress, other);
    QTEST(http::clash(one, other), "clash");
    QTEST(http::clash(other, one), "clash");
}

void tst_ListenAddress::writesBothEnds()
{
    const QHostAddress here(u"127.0.0.1"_s);
    QCOMPARE(http::writeEnds(here, 50311, here, 8080), u"127.0.0.1:50311 127.0.0.1:8080"_s);
    QCOMPARE(http::writeEnds(QHostAddress(u"::ffff:127.0.0.1"_s), 1, here, 2), http::writeEnds(here, 1, here, 2));
    QCOMPARE(http::writeEnds(QHostAddress(u"::1"_s), 1, QHostAddress(u"::1"_s), 2), u"[::1]:1 [::1]:2"_s);
    QCOMPARE(http::writeEnds({}, 1, here, 2), QString());
    QCOMPARE(http::writeEnds(here, 0, here, 2), QString());
}

RUNLATCH_TEST(tst_ListenAddress)
#include "tst_listenaddress.moc"
