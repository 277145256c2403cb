// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/weburl.h"
#include "support/suite.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

/// A request goes only to http and https URLs that name a host, and never with a user name or a password.
class tst_WebUrl : public QObject
{
    Q_OBJECT

private slots:
    void judges_data()
    {
        QTest::addColumn<QUrl>("url");
        QTest::addColumn<bool>("isWeb");
        QTest::addColumn<bool>("may");
        QTest::newRow("http") << QUrl(u"http://a/b"_s) << true << true;
        QTest::newRow("https with a port") << QUrl(u"https://[::1]:1/b?c"_s) << true << true;
        QTest::newRow("user name") << QUrl(u"http://u@a/"_s) << true << false;
        QTest::newRow("password alone") << QUrl(u"http://:p@a/"_s) << true << false;
        QTest::newRow("other scheme") << QUrl(u"ftp://a/"_s) << false << false;
        QTest::newRow("no scheme") << QUrl(u"/a"_s) << false << false;
        QTest::newRow("no host") << QUrl(u"http:///a"_s) << false << false;
        QTest::newRow("not a URL") << QUrl(u"http://a b/"_s, QUrl::StrictMode) << false << false;
        QTest::newRow("nothing") << QUrl() << false << false;
    }
    void judges()
    {
        QFETCH(QUrl, url);
        QTEST(isWebUrl(url), "isWeb");
        QTEST(mayBeCalled(url), "may");
    }

    void judgesTextsAsQUrlDoes()
    {
        static const QByteArray Signs = "aZ09.-_:/?#@[]%2 \t\x7f!$&'()*+,;=~|{}\xc3\xa4xn";
        QRandomGenerator random(1);
        int whole = 0;
        for (int round = 0; round < 20'000; ++round) {
            QByteArray text = random.bounded(2) == 0 ? "https://" : "HTTP://a";
            for (int size = random.bounded(8); size > 0; --size)
                text += Signs[random.bounded(int(Signs.size()))];
            const bool isWeb = isWebUrl(QUrl(QString::fromUtf8(text), QUrl::StrictMode));
            QVERIFY2(isWebUrl(QByteArrayView(text)) == isWeb, text.constData());
            whole += isWeb ? 1 : 0;
        }
        QVERIFY2(whole > 1000 && whole < 19'000, qPrintable(QString::number(whole)));
    }
    void judgesTextsOfAnyLength()
    {
        QVERIFY(isWebUrl(QByteArrayView("https://a/" + QByteArray(1'000'000, 'x'))));
        QVERIFY(isWebUrl(QByteArrayView("https://a/" + QByteArray("%20").repeated(100'000))));
        QVERIFY(!isWebUrl(QByteArrayView("https://" + QByteArray("a.").repeated(2'000) + "a/")));
        QVERIFY(!isWebUrl(QByteArrayView("https://" + QByteArray(64, 'a') + "/")));
        QVERIFY(isWebUrl(QByteArrayView("https://" + QByteArray(63, 'a') + ":443/")));
        for (const QByteArray &text : {""_ba, "https:"_ba, "https://"_ba, "ftp://a/"_ba, "a"_ba, "/a"_ba})
            QVERIFY2(!isWebUrl(QByteArrayView(text)), text.constData());
    }

    void knowsThePortOfTheScheme()
    {
        QCOMPARE(portOf(QUrl(u"https://a/"_s)), 443);
        QCOMPARE(portOf(QUrl(u"http://a/"_s)), 80);
        QCOMPARE(portOf(QUrl(u"https://a:8443/"_s)), 8443);
    }
};

RUNLATCH_TEST(tst_WebUrl)

} // namespace runlatch::protocol

#include "tst_weburl.moc"
