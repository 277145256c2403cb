// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/knownhosts.h"
#include "support/suite.h"

#include <QNetworkInterface>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// A request is refused unless its Host header names a host of this machine or of the listener.
class tst_KnownHosts : public QObject
{
    Q_OBJECT
private slots:
    void knows_data();
    void knows();
    void knowsWhereItListens_data();
    void knowsWhereItListens();
    void knowsThisMachinesInterfaces();
    void wantsOneHost_data();
    void wantsOneHost();
    void tellsLiterals_data();
    void tellsLiterals();
};

void tst_KnownHosts::knows_data()
{
    QTest::addColumn<bool>("isKnown");
    for (const char *host : {"localhost",
                             "localhost:8080",
                             "LocalHost",
                             "localhost.",
                             "localhost:",
                             " localhost\t",
                             "app.localhost",
                             "my-app_1.localhost",
                             "127.0.0.1",
                             "127.0.0.1:8080",
                             "127.3.2.1",
                             "127.0.0.1.",
                             "[::1]",
                             "[::1]:8080",
                             "[0:0:0:0:0:0:0:1]",
                             "[::ffff:127.0.0.1]",
                             "[::FFFF:7f00:1]",
                             "192.168.7.20",
                             "192.168.7.20:1",
                             "192.168.7.255",
                             "[::ffff:192.168.7.20]",
                             "[fe80::1]",
                             "[FE80:0::1]:80",
                             "10.9.8.7",
                             "host.docker.internal",
                             "Host.Docker.Internal.:3000",
                             "host.containers.internal",
                             "tunnel.example",
                             "TUNNEL.example.",
                             "tunnel.example:9"})
        QTest::newRow(host) << true;
    for (const char *host : {"",
                             " ",
                             ".",
                             ":80",
                             "localhost.evil.example",
                             "127.0.0.1.evil.example",
                             "user@localhost",
                             "a:b@localhost",
                             "localhost@evil.example",
                             "127.1",
                             "0x7f.1",
                             "0x7f.0.0.1",
                             "0177.0.0.1",
                             "127.0.0.01",
                             "2130706433",
                             "127.0.0.256",
                             "127.0.0.1.1",
                             "localhost..",
                             ".localhost",
                             "a..localhost",
                             "a/b.localhost",
                             "a b.localhost",
                             "a@b.localhost",
                             "a{.localhost",
                             "a`.localhost",
                             "a;.localhost",
                             "notlocalhost",
                             "localhost,evil",
                             "localhost, evil.example",
                             "localhost evil.example",
                             "localhost/",
                             "localhost#",
                             "localhost?x",
                             "localhost\\",
                             "localhost:80:80",
                             "localhost:x",
                             "localhost:808080",
                             "localhost%00",
                             "%6cocalhost",
                             "::1",
                             "[::1",
                             "::1]",
                             "[::1]x",
                             "[::1]:x",
                             "[]",
                             "[fe80::1%25eth0]",
                             "[127.0.0.1]",
                             "[::2]",
                             "[::127.0.0.1]",
                             "192.168.7.21",
                             "evil.example",
                             "tunnel.example.evil.example",
                             "docker.internal",
                             "xn--localhost-"})
        QTest::newRow(host) << false;
}

void tst_KnownHosts::knows()
{
    const http::KnownHosts known(u"10.9.8.7"_s, QUrl(u"https://Tunnel.example:444/x"_s),
                                 {QHostAddress(u"127.0.0.1"_s), QHostAddress(u"192.168.7.20"_s),
                                  QHostAddress(u"192.168.7.255"_s), QHostAddress(u"fe80::1%eth0"_s)});
    QTEST(known.contains(QTest::currentDataTag()), "isKnown");
}

void tst_KnownHosts::knowsWhereItListens_data()
{
    QTest::addColumn<QString>("listener");
    QTest::addColumn<QUrl>("publicUrl");
    QTest::addColumn<QByteArray>("host");
    const auto row = [](const char *name, const QString &listener, const QUrl &publicUrl, const QByteArray &host) {
        QTest::newRow(name) << listener << publicUrl << host;
    };
    row("version 4", u"192.0.2.1"_s, {}, "192.0.2.1:80");
    row("version 6", u"2001:db8::1"_s, {}, "[2001:DB8::1]:80");
    row("version 6 with a scope", u"fe80::5%eth0"_s, {}, "[fe80::5]");
    row("public address", u"127.0.0.1"_s, QUrl(u"http://192.0.2.1:8080"_s), "192.0.2.1");
    row("public address of version 6", u"127.0.0.1"_s, QUrl(u"http://[2001:db8::1]/"_s), "[2001:db8::1]");
    row("public name with other letters", u"127.0.0.1"_s, QUrl(u"https://b\u00fccher.example/"_s),
        "xn--bcher-kva.example");
}

void tst_KnownHosts::knowsWhereItListens()
{
    QFETCH(const QString, listener);
    QFETCH(const QUrl, publicUrl);
    QFETCH(const QByteArray, host);
    QVERIFY(http::KnownHosts(listener, publicUrl, {}).contains(host));
    QVERIFY(!http::KnownHosts(u"127.0.0.1"_s, {}, {}).contains(host));
}

void tst_KnownHosts::knowsThisMachinesInterfaces()
{
    const auto known = http::KnownHosts::ofThisMachine(u"127.0.0.1"_s, {});
    const QList<QHostAddress> addresses = QNetworkInterface::allAddresses();
    QVERIFY(!addresses.isEmpty());
    for (QHostAddress address : addresses) {
        address.setScopeId({});
        const bool isVersion6 = address.protocol() == QAbstractSocket::IPv6Protocol;
        const QString host = isVersion6 ? u'[' + address.toString() + u']' : address.toString();
        QVERIFY2(known.contains(host.toLatin1()), qPrintable(host));
    }
    QVERIFY(!known.contains("192.0.2.1")); // TEST-NET: no machine has it
}

void tst_KnownHosts::wantsOneHost_data()
{
    QTest::addColumn<http::Headers>("headers");
    QTest::addColumn<bool>("isKnown");
    QTest::newRow("one") << http::Headers{{"hOST", "localhost"}} << true;
    QTest::newRow("none") << http::Headers{{"X-Host", "localhost"}} << false;
    QTest::newRow("empty") << http::Headers{{"Host", ""}} << false;
    QTest::newRow("two") << http::Headers{{"Host", "localhost"}, {"host", "evil.example"}} << false;
    QTest::newRow("two equal ones") << http::Headers{{"Host", "localhost"}, {"Host", "localhost"}} << false;
}

void tst_KnownHosts::wantsOneHost()
{
    QFETCH(const http::Headers, headers);
    http::Request request;
    request.headers = headers;
    QTEST(http::KnownHosts(u"127.0.0.1"_s, {}, {}).isKnown(request), "isKnown");
}

void tst_KnownHosts::tellsLiterals_data()
{
    QTest::addColumn<QString>("address");
    QTest::newRow("192.168.7.20:80") << u"192.168.7.20"_s;
    QTest::newRow("[2001:db8::1]:80") << u"2001:db8::1"_s;
    QTest::newRow("[::ffff:192.0.2.1]") << u"192.0.2.1"_s;
    for (const char *host : {"localhost", "evil.example", "127.1", "3232236308", "", "192.168.7.20.evil.example"})
        QTest::newRow(host) << QString();
}

void tst_KnownHosts::tellsLiterals()
{
    QTEST(http::KnownHosts::literalOf(QTest::currentDataTag()).toString(), "address");
}

RUNLATCH_TEST(tst_KnownHosts)
#include "tst_knownhosts.moc"
