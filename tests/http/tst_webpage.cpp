// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/webpage.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// A request that a web page sent is recognized, and only our own pages may read.
class tst_WebPage : public QObject
{
    Q_OBJECT
private slots:
    void isTold_data();
    void isTold();
    void ownPagesMayReadOnly_data();
    void ownPagesMayReadOnly();
};

namespace {

http::Request request(const QByteArray &method, const http::Headers &headers)
{
    http::Request made;
    made.method = method;
    made.headers = http::Headers{{"Host", "localhost"}} + headers;
    return made;
}

} // namespace

void tst_WebPage::isTold_data()
{
    QTest::addColumn<http::Headers>("headers");
    QTest::addColumn<bool>("isPage");
    const auto row = [](const char *name, const http::Headers &headers, bool isPage) {
        QTest::newRow(name) << headers << isPage;
    };
    row("a program", {}, false);
    row("typed into a browser", {{"Sec-Fetch-Site", "none"}}, false);
    row("typed, with blanks and capitals", {{"SEC-FETCH-SITE", " None\t"}}, false);
    row("origin", {{"Origin", "https://evil.example"}}, true);
    row("null origin", {{"oRIGIN", "null"}}, true);
    row("empty origin", {{"Origin", ""}}, true);
    row("cross-site", {{"Sec-Fetch-Site", "cross-site"}}, true);
    row("same-site", {{"sec-fetch-site", "Same-Site"}}, true);
    row("same-origin", {{"Sec-Fetch-Site", "same-origin"}}, true);
    row("empty site", {{"Sec-Fetch-Site", ""}}, true);
    row("good one first", {{"Sec-Fetch-Site", "none"}, {"Sec-Fetch-Site", "cross-site"}}, true);
    row("bad one first", {{"Sec-Fetch-Site", "cross-site"}, {"sec-fetch-site", "none"}}, true);
    row("a list", {{"Sec-Fetch-Site", "none, cross-site"}}, true);
    row("origin behind a good site", {{"Sec-Fetch-Site", "none"}, {"Origin", "null"}}, true);
    row("other headers of a browser", {{"Sec-Fetch-Mode", "navigate"}, {"Referer", "http://localhost/"}}, false);
}

void tst_WebPage::isTold()
{
    QFETCH(const http::Headers, headers);
    QTEST(http::isOfWebPage(request("POST", headers), false), "isPage");
    QTEST(http::isOfWebPage(request("GET", headers), false), "isPage");
}

void tst_WebPage::ownPagesMayReadOnly_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<bool>("isRefused");
    QTest::newRow("GET") << QByteArray("GET") << false;
    QTest::newRow("HEAD") << QByteArray("HEAD") << false;
    for (const char *method : {"POST", "PATCH", "PUT", "DELETE", "OPTIONS", "get"})
        QTest::newRow(method) << QByteArray(method) << true;
}

void tst_WebPage::ownPagesMayReadOnly()
{
    QFETCH(const QByteArray, method);
    QTEST(http::isOfWebPage(request(method, {{"Sec-Fetch-Site", "same-origin"}}), true), "isRefused");
    const http::Headers mixed{{"Sec-Fetch-Site", "same-origin"}, {"Sec-Fetch-Site", "cross-site"}};
    QVERIFY(http::isOfWebPage(request(method, mixed), true));
}

RUNLATCH_TEST(tst_WebPage)
#include "tst_webpage.moc"
