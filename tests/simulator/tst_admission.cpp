// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/admission.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// The simulator lets in requests to its own hosts, and none of a web page.
class tst_Admission : public QObject
{
    Q_OBJECT

private slots:
    void judges_data();
    void judges();
    void pagesOfItsOwnMayOnlyRead();
    void wantsOneHost();

private:
    static int statusOf(const QString &listener, const http::Request &request)
    {
        const simulator::Admission admission(listener, QUrl(u"https://tunnel.example/"_s));
        const auto rejection = admission.refusal(request);
        if (!rejection)
            return 0;
        const int status = rejection->response.status;
        return rejection->rule == (status == 403 ? u"request.web-page"_s : u"request.host"_s) ? status : -1;
    }
};

void tst_Admission::judges_data()
{
    QTest::addColumn<QString>("listener");
    QTest::addColumn<http::Header>("header");
    QTest::addColumn<QByteArray>("host");
    QTest::addColumn<int>("status"); // 0: let in
    const auto row = [](const char *name, const QString &listener, const QByteArray &host, int status,
                        const http::Header &header = {}) {
        QTest::newRow(name) << listener << header << host << status;
    };
    row("listener", u"127.0.0.1"_s, "127.0.0.1:8080", 0);
    row("localhost in capitals", u"127.0.0.1"_s, "LocalHost:8080", 0);
    row("IPv6 loopback", u"127.0.0.1"_s, "[::1]:8080", 0);
    row("own address", u"192.168.7.20"_s, "192.168.7.20:8080", 0);
    row("public name", u"127.0.0.1"_s, "tunnel.example", 0);
    row("rebound name", u"127.0.0.1"_s, "evil.example:8080", 421);
    row("no host", u"127.0.0.1"_s, "", 421);
    row("user information", u"127.0.0.1"_s, "localhost@evil.example", 421);
    row("suffix", u"127.0.0.1"_s, "localhost.evil.example", 421);
    row("another address", u"127.0.0.1"_s, "192.168.7.20:8080", 421);
    row("another loopback address", u"127.0.0.1"_s, "127.9.9.9", 0);
    row("a name below localhost", u"127.0.0.1"_s, "app.localhost:8080", 0);
    row("from a container", u"127.0.0.1"_s, "host.docker.internal:8080", 0);
    row("short address", u"127.0.0.1"_s, "127.1", 421);
    row("hexadecimal address", u"0.0.0.0"_s, "0x7f.0.0.1", 421);
    row("any address", u"0.0.0.0"_s, "192.168.7.20:8080", 0);
    row("rebound at any address", u"0.0.0.0"_s, "evil.example", 421);
    row("origin", u"127.0.0.1"_s, "localhost", 403, {"Origin", "https://evil.example"});
    row("null origin", u"127.0.0.1"_s, "localhost", 403, {"origin", "null"});
    row("cross-site", u"127.0.0.1"_s, "localhost", 403, {"Sec-Fetch-Site", "cross-site"});
    row("same-site", u"127.0.0.1"_s, "localhost", 403, {"sec-fetch-site", "Same-Site"});
    row("same-origin", u"127.0.0.1"_s, "localhost", 403, {"Sec-Fetch-Site", "same-origin"});
    row("empty site", u"127.0.0.1"_s, "localhost", 403, {"Sec-Fetch-Site", ""});
    row("typed into a browser", u"127.0.0.1"_s, "localhost", 0, {"Sec-Fetch-Site", "none"});
}

void tst_Admission::judges()
{
    QFETCH(QString, listener);
    QFETCH(http::Header, header);
    QFETCH(QByteArray, host);
    QFETCH(int, status);
    http::Request request;
    request.method = "POST";
    request.headers = {{"Host", host}, header};
    QCOMPARE(statusOf(listener, request), status);
}

void tst_Admission::pagesOfItsOwnMayOnlyRead()
{
    http::Request request;
    request.headers = {{"Host", "localhost"}, {"Sec-Fetch-Site", "same-origin"}};
    for (const auto &[method, status] :
         {std::pair("GET", 0), std::pair("HEAD", 0), std::pair("POST", 403), std::pair("PATCH", 403)}) {
        request.method = method;
        QCOMPARE(statusOf(u"127.0.0.1"_s, request), status);
    }
    request.method = "GET";
    // The first header line does not hide the second.
    request.headers.append(http::Header{"sec-fetch-site", "cross-site"});
    QCOMPARE(statusOf(u"127.0.0.1"_s, request), 403);
}

void tst_Admission::wantsOneHost()
{
    http::Request request;
    request.method = "GET";
    QCOMPARE(statusOf(u"127.0.0.1"_s, request), 421);
    QCOMPARE(statusOf(u"0.0.0.0"_s, request), 421);
    request.headers = {{"Host", "localhost"}, {"Host", "evil.example"}};
    QCOMPARE(statusOf(u"127.0.0.1"_s, request), 421);
}

RUNLATCH_TEST(tst_Admission)
#include "tst_admission.moc"
