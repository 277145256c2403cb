// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/addressjudgement.h"
#include "support/suite.h"

#include <QHostAddress>
#include <QTest>
#include <QUrl>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// An address is refused if a stranger may not call it, and is read in every form that URLs allow.
class tst_AddressJudgement : public QObject
{
    Q_OBJECT
private slots:
    void refuses_data();
    void refuses();
    void takesNamesForNames();
    void readsHostsAsUrlsWriteThem_data();
    void readsHostsAsUrlsWriteThem();
    void refusesWhatIsNoAddress();
};

void tst_AddressJudgement::refuses_data()
{
    QTest::addColumn<bool>("isRefused");
    const auto refused = {
        "169.254.169.254", "169.254.0.0", "169.254.255.255", "0.0.0.0", "255.255.255.255", "224.0.0.1",
        "239.255.255.255", "fe80::1", "febf:ffff::1", "fd00:ec2::254", "::", "ff02::1", "ff0e::1",
        // the IPv4 address stands inside
        "::ffff:169.254.169.254", "::ffff:0.0.0.0", "::ffff:224.0.0.1", "::ffff:255.255.255.255",
        "::ffff:0:169.254.169.254", "::169.254.169.254", "::255.255.255.255", "64:ff9b::169.254.169.254",
        "64:ff9b::a9fe:a9fe", "64:ff9b::0.0.0.0", "64:ff9b::224.0.0.1", "64:ff9b:1::169.254.169.254",
        "64:ff9b:1:abcd::169.254.169.254", "64:ff9b:1::255.255.255.255",
        "64:ff9b:1:a9fe:a9:fe00::", "64:ff9b:1:12a9:fe:a9fe::", "64:ff9b:1:1234:a9:fea9:fe00:0", "100.100.100.200",
        "168.63.129.16", "192.0.0.192", "fd20:ce::254", "fd00:42::42", "::ffff:100.100.100.200",
        "64:ff9b::168.63.129.16", "64:ff9b:1:6464:64:c800::", "2002:a83f:8110::1", "2002:a9fe:a9fe::1",
        "2002:e000:1::", "2002:ffff:ffff::1", "2002::1"};
    for (const char *address : refused)
        QTest::newRow(address) << true;
    const auto taken = {"127.0.0.1",
                        "127.9.9.9",
                        "10.0.0.1",
                        "172.16.0.1",
                        "192.168.1.1",
                        "169.253.255.255",
                        "169.255.0.0",
                        "8.8.8.8",
                        "100.100.100.199",
                        "168.63.129.17",
                        "192.0.0.193",
                        "fd20:ce::253",
                        "fd00:42::43",
                        "223.255.255.255",
                        "240.0.0.1",
                        "255.255.255.254",
                        "0.0.0.1",
                        "::1",
                        "fec0::1",
                        "fd00:ec2::253",
                        "fd00:ec2::1:254",
                        "fd12::254",
                        "2001:db8::a9fe:a9fe",
                        "::ffff:127.0.0.1",
                        "::ffff:10.0.0.1",
                        "::127.0.0.1",
                        "::ffff:0:10.0.0.1",
                        "64:ff9b::8.8.8.8",
                        "64:ff9b:1::8.8.8.8",
                        "64:ff9b:1:a00:0:100::7",
                        "64:ff9b:2::169.254.169.254",
                        "64:ff9b:0:1::169.254.169.254",
                        "2002:0808:0808::a9fe:a9fe",
                        "2003:a9fe:a9fe::1"};
    for (const char *address : taken)
        QTest::newRow(address) << false;
}

void tst_AddressJudgement::refuses()
{
    const QString text = QString::fromLatin1(QTest::currentDataTag());
    const QHostAddress address(text);
    QVERIFY(!address.isNull());
    QTEST(http::isRefusedAddress(address), "isRefused");
    QTEST(http::isRefusedHost(text), "isRefused");
    if (text.contains(u':'))
        QTEST(http::isRefusedHost(u'[' + text + u']'), "isRefused");
}

void tst_AddressJudgement::takesNamesForNames()
{
    for (const QString &host : {u""_s, u"localhost"_s, u"169.254.169.254.example"_s, u"fe80.example"_s, u"ff02"_s}) {
        QVERIFY(!http::isRefusedHost(host));
        QVERIFY(http::writtenAddress(host).isNull());
    }
}

void tst_AddressJudgement::readsHostsAsUrlsWriteThem_data()
{
    QTest::addColumn<QString>("url");
    QTest::newRow("number") << u"http://2852039166/latest"_s;
    QTest::newRow("hexadecimal") << u"http://0xA9FEA9FE/"_s;
    QTest::newRow("octal") << u"http://0251.0376.0251.0376/"_s;
    QTest::newRow("short") << u"http://169.254.43518/"_s;
    QTest::newRow("escaped") << u"http://169.254.169.25%34/"_s;
    QTest::newRow("other digits") << u"http://\uff11\uff16\uff19.254.169.254/"_s;
    QTest::newRow("other dots") << u"http://169\u3002254\u3002169\u3002254/"_s;
    QTest::newRow("a dot at the end") << u"http://169.254.169.254./"_s;
    QTest::newRow("mapped") << u"http://[::ffff:a9fe:a9fe]:80/"_s;
    QTest::newRow("with a zone") << u"http://[fe80::1%25eth0]/"_s;
}

void tst_AddressJudgement::readsHostsAsUrlsWriteThem()
{
    QFETCH(const QString, url);
    const QUrl read(url, QUrl::StrictMode);
    QVERIFY2(!read.isValid() || http::isRefusedHost(read.host()), qPrintable(read.host()));
}

void tst_AddressJudgement::refusesWhatIsNoAddress()
{
    QVERIFY(http::isRefusedAddress(QHostAddress()));
    QVERIFY(http::isRefusedAddress(QHostAddress(QHostAddress::Any)));
}

RUNLATCH_TEST(tst_AddressJudgement)
#include "tst_addressjudgement.moc"
