// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/weburl.h"
#include "support/suite.h"

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
