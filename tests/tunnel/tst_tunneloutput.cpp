// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "tunnel/tunneloutput.h"

#include "support/suite.h"

using namespace Qt::StringLiterals;

namespace runlatch::tunnel {

/// The public address is found in what the known programs print, however it comes, and never is a link to documents.
class tst_TunnelOutput : public QObject
{
    Q_OBJECT
private slots:
    void findsTheAddress_data();
    void findsTheAddress();
    void findsItInAnyPieces();
    void findsItWithoutTheEndOfALine();
    void looksAnewAtTheNextStart();
    void keepsTheLastLines();
    void cutsLongLines();
    void showsPlainTextWithoutSecrets();
};

void tst_TunnelOutput::findsTheAddress_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QByteArray>("output");
    QTest::addColumn<QString>("address");
    QTest::newRow("cloudflared")
        << u"/opt/cloudflared"_s
        << QByteArray(
               "2026-11-27T10:00:00Z INF Thank you for trying this. Follow: https://developers.example.com/connect\n"
               "2026-11-27T10:00:00Z INF Requesting new quick Tunnel on trycloudflare.com...\n"
               "2026-11-27T10:00:02Z INF +--------------------------------------------------+\n"
               "2026-11-27T10:00:02Z INF |  Your quick Tunnel has been created! Visit it at:  |\n"
               "2026-11-27T10:00:02Z INF |  https://some-four-plain-words.trycloudflare.com   |\n")
        << u"https://some-four-plain-words.trycloudflare.com"_s;
    QTest::newRow("cloudflared fails")
        << u"cloudflared"_s
        << QByteArray("failed to request quick Tunnel: Post \"https://api.trycloudflare.com/tunnel\": dial tcp\n")
        << QString();
    QTest::newRow("ngrok") << u"ngrok"_s
                           << QByteArray("t=2026-11-27T10:00:00+0000 lvl=info msg=\"open config file\" err=nil\n"
                                         "t=2026 lvl=info msg=\"update available\" url=https://downloads.example\n"
                                         "t=2026-11-27T10:00:01+0000 lvl=info msg=\"started tunnel\" obj=tunnels "
                                         "name=command_line addr=http://127.0.0.1:8722 url=https://a1b2.example.app\n")
                           << u"https://a1b2.example.app"_s;
    QTest::newRow("ngrok without a token")
        << u"ngrok"_s << QByteArray("ERROR:  Sign up: https://dashboard.example.com/signup\nERROR: https://x.example\n")
        << QString();
    QTest::newRow("tailscale") << u"tailscale"_s
                               << QByteArray("To enable, visit: https://login.tailscale.com/f/funnel?node=n1\n"
                                             "Available on the internet:\n\n"
                                             "https://machine.tail-scale.ts.net/\n"
                                             "|-- proxy http://127.0.0.1:8722\n")
                               << u"https://machine.tail-scale.ts.net"_s;
    QTest::newRow("not of another machine")
        << QString()
        << QByteArray("https://localhost:4040 https://127.0.0.1:8722 https://[::1]:1 https://0.0.0.0/\n"
                      "https://169.254.169.254/latest https://user:word@a.example https://b.example/in\n")
        << u"https://b.example/in"_s;
    QTest::newRow("ssh, termination") << u"ssh"_s
                                      << QByteArray("Welcome! Custom domains: go to https://admin.tunnel.example/\r\n"
                                                    "To explore visit the documentation site:\r\n"
                                                    "https://tunnel.example/docs/\r\n\r\n"
                                                    "a1b2.tunnel.example tunneled with tls termination, "
                                                    "https://a1b2.tunnel.example\r\n")
                                      << u"https://a1b2.tunnel.example"_s;
    QTest::newRow("ssh, forwarding") << u"ssh"_s
                                     << QByteArray("\x1b[32mForwarding HTTP traffic from "
                                                   "https://a1b2.tunnel.example\x1b[0m\n")
                                     << u"https://a1b2.tunnel.example"_s;
    QTest::newRow("another, a sentence") << u"my-tunnel"_s << QByteArray("It is at https://a.example/in/, have fun\n")
                                         << u"https://a.example/in"_s;
    QTest::newRow("another, a query") << u"my-tunnel"_s << QByteArray("<https://a.example/in?x=1#y>\n")
                                      << u"https://a.example/in"_s;
    QTest::newRow("another, the first") << u"my-tunnel"_s
                                        << QByteArray("http://a.example https://b.example https://c.example\n")
                                        << u"https://b.example"_s;
    QTest::newRow("another, not one with a password")
        << u"my-tunnel"_s << QByteArray("https://user:word@a.example https://b.example\n") << u"https://b.example"_s;
    QTest::newRow("another, colors within")
        << u"my-tunnel"_s << QByteArray("https://\x1b[1ma.exa\x1b[0mmple\n") << u"https://a.example"_s;
}

void tst_TunnelOutput::findsTheAddress()
{
    QFETCH(const QString, program);
    QFETCH(const QByteArray, output);
    TunnelOutput found(program);
    found.take(output);
    QTEST(found.address().toString(), "address");
}

void tst_TunnelOutput::findsItInAnyPieces()
{
    const QByteArray all = "first\r\n\x1b[33mhttps://a.example\x1b[0m\nhttps://later.example\n";
    for (qsizetype size = 1; size < all.size(); ++size) {
        TunnelOutput found;
        for (qsizetype at = 0; at < all.size(); at += size)
            found.take(all.mid(at, size));
        QCOMPARE(found.address(), QUrl(u"https://a.example"_s));
        QCOMPARE(found.text(), u"first\nhttps://a.example\nhttps://later.example"_s);
    }
}

void tst_TunnelOutput::findsItWithoutTheEndOfALine()
{
    TunnelOutput found;
    QVERIFY(!found.hasUnfinishedLine());
    found.take("https://a.example");
    QVERIFY(found.address().isEmpty()); // more of it may come
    QVERIFY(found.hasUnfinishedLine());
    found.finishLine();
    QCOMPARE(found.address(), QUrl(u"https://a.example"_s));
    QVERIFY(!found.hasUnfinishedLine());
}

void tst_TunnelOutput::looksAnewAtTheNextStart()
{
    TunnelOutput found;
    found.take("https://a.example\n");
    found.begin();
    QVERIFY(found.address().isEmpty());
    found.note(u"https://not.example"_s); // what Runlatch says is not what the program printed
    QVERIFY(found.address().isEmpty());
    found.take("https://b.example\n");
    QCOMPARE(found.address(), QUrl(u"https://b.example"_s));
    QCOMPARE(found.text().count(u'\n'), 2);
}

void tst_TunnelOutput::keepsTheLastLines()
{
    TunnelOutput found;
    for (int line = 1; line <= 2000; ++line)
        found.take("line " + QByteArray::number(line) + '\n');
    const QStringList lines = found.text().split(u'\n');
    QCOMPARE(lines.size(), TunnelOutput::MaxLines);
    QCOMPARE(lines.constLast(), u"line 2000"_s);
}

void tst_TunnelOutput::cutsLongLines()
{
    TunnelOutput found;
    for (int piece = 0; piece < 1000; ++piece)
        found.take(QByteArray(1000, 'a'));
    found.take(" https://a.example\nhttps://b.example\n");
    QCOMPARE(found.address(), QUrl(u"https://b.example"_s));
    QCOMPARE(found.text().indexOf(u'\n'), TunnelOutput::MaxLine + 3);
    for (int line = 0; line < TunnelOutput::MaxLines; ++line)
        found.take(QByteArray(TunnelOutput::MaxLine, 'b') + '\n');
    QVERIFY(found.text().size() <= TunnelOutput::MaxBytes + TunnelOutput::MaxLines);
}

void tst_TunnelOutput::showsPlainTextWithoutSecrets()
{
    TunnelOutput found;
    found.take("Authorization: Bearer s3cr3t-number-1\n\x1b]0;title\x07got s3cr3t-number-1\x1b[31m!\x1b[0m\x01\n");
    const QString text = found.text();
    QVERIFY2(!text.contains(u"s3cr3t"_s), qPrintable(text));
    QVERIFY2(!text.contains(u'\x1b') && !text.contains(u'\x01') && !text.contains(u"title"_s), qPrintable(text));
    QVERIFY2(text.contains(u"Authorization"_s), qPrintable(text));
}

RUNLATCH_TEST(tst_TunnelOutput)

} // namespace runlatch::tunnel

#include "tst_tunneloutput.moc"
