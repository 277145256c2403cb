// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/proxy/environmentproxy.h"

#include "support/suite.h"

#include <QHash>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::http {

/// The environment names proxies, and the hosts without one, as curl reads it.
class tst_EnvironmentProxy : public QObject
{
    Q_OBJECT
private slots:
    void hostsAreListed_data();
    void hostsAreListed();
    void proxiesAreNamed_data();
    void proxiesAreNamed();
};

void tst_EnvironmentProxy::hostsAreListed_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("isListed");
    const auto row = [](const char *list, const char *url, bool isListed) {
        QTest::addRow("%s for %s", list, url) << QString::fromLatin1(list) << QString::fromLatin1(url) << isListed;
    };
    row("", "http://a.test/", false);
    row("*", "https://a.test/", true);
    row("a.test", "https://a.test/x", true);
    row("a.test", "https://A.TEST/", true);
    row("A.Test", "https://b.a.test/", true);
    row(".a.test", "https://a.test/", true);
    row(".a.test", "https://b.a.test/", true);
    row("*.a.test", "https://b.a.test/", true);
    row("a.test.", "https://a.test/", true);
    row("a.test", "https://ba.test/", false);
    row("a.test", "https://a.test.evil/", false);
    row("b.test, a.test", "http://a.test/", true);
    row("b.test a.test", "http://a.test/", true);
    row("a.test:8443", "https://a.test:8443/", true);
    row("a.test:8443", "https://a.test/", false);
    row("a.test:443", "https://a.test/", true);
    row("10.1.2.3", "http://10.1.2.3/", true);
    row("10.0.0.0/8", "http://10.1.2.3/", true);
    row("10.0.0.0/8", "http://11.1.2.3/", false);
    row("10.0.0.0/8", "http://ten.test/", false);
    row("2.3", "http://10.1.2.3/", false);
    row("[2001:db8::1]:80", "http://[2001:db8::1]/", true);
    row("2001:db8::1", "http://[2001:db8:0::1]/", true);
    row("2001:db8::/32", "http://[2001:db8::7]/", true);
    row("*.", "http://a.test/", false);
    row(",. ,", "http://a.test/", false);
}

void tst_EnvironmentProxy::hostsAreListed()
{
    QFETCH(const QString, list);
    QFETCH(const QString, url);
    QTEST(isListedHost(QUrl(url), list), "isListed");
}

void tst_EnvironmentProxy::proxiesAreNamed_data()
{
    QTest::addColumn<QString>("variables"); // NAME=VALUE ...
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("proxy"); // empty: the environment says nothing
    const auto row = [](const char *variables, const char *url, const char *proxy) {
        QTest::addRow("%s for %s", variables, url)
            << QString::fromLatin1(variables) << QString::fromLatin1(url) << QString::fromLatin1(proxy);
    };
    row("", "http://a.test/", "");
    row("http_proxy=http://p.test:3128", "http://a.test/", "http p.test:3128");
    row("http_proxy=p.test", "http://a.test/", "http p.test:1080");
    row("HTTP_PROXY=http://p.test:3128", "http://a.test/", "");
    row("http_proxy=http://p.test:3128", "https://a.test/", "");
    row("HTTPS_PROXY=http://p.test:3128", "https://a.test/", "http p.test:3128");
    row("https_proxy=http://l.test:1 HTTPS_PROXY=http://u.test:2", "https://a.test/", "http l.test:1");
    row("all_proxy=socks5h://p.test", "https://a.test/", "socks p.test:1080");
    row("ALL_PROXY=http://p.test:1 https_proxy=", "https://a.test/", "http p.test:1");
    row("https_proxy=http://me:p%40ss@p.test:1", "https://a.test/", "http me:p@ss@p.test:1");
    row("https_proxy=http://p.test:1 no_proxy=a.test", "https://a.test/", "none");
    row("https_proxy=http://p.test:1 NO_PROXY=.test", "https://a.test/", "none");
    row("NO_PROXY=a.test", "https://a.test/", "none");
    row("https_proxy=http://", "https://a.test/", "");
}

void tst_EnvironmentProxy::proxiesAreNamed()
{
    QFETCH(const QString, variables);
    QFETCH(const QString, url);
    QHash<QString, QString> values;
    for (const QString &variable : variables.split(u' ', Qt::SkipEmptyParts))
        values.insert(variable.section(u'=', 0, 0), variable.section(u'=', 1));
    const auto proxy = environmentProxy(QUrl(url), [&](const char *name) { return values[QString::fromLatin1(name)]; });
    QString told;
    if (proxy && proxy->type() == QNetworkProxy::NoProxy)
        told = u"none"_s;
    else if (proxy)
        told =
            u"%1 %2%3:%4"_s.arg(proxy->type() == QNetworkProxy::Socks5Proxy ? u"socks"_s : u"http"_s,
                                proxy->user().isEmpty() ? QString() : proxy->user() + u':' + proxy->password() + u'@',
                                proxy->hostName(), QString::number(proxy->port()));
    QTEST(told, "proxy");
}

RUNLATCH_TEST(tst_EnvironmentProxy)

} // namespace runlatch::http

#include "tst_environmentproxy.moc"
