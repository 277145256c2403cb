// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/requester.h"

#include "http/exchange.h"
#include "http/proxy/environmentproxy.h"
#include "http/url.h"

#include <QNetworkAccessManager>
#include <QNetworkCookie>
#include <QNetworkCookieJar>
#include <QNetworkProxyFactory>

using namespace Qt::StringLiterals;

namespace runlatch::http {

namespace {

class NoCookies final : public QNetworkCookieJar
{
public:
    using QNetworkCookieJar::QNetworkCookieJar;
    QList<QNetworkCookie> cookiesForUrl(const QUrl &) const override { return {}; }
    bool setCookiesFromUrl(const QList<QNetworkCookie> &, const QUrl &) override { return false; }
};

/// Uses the proxy of the environment, else the system's, but never one for this machine.
class SystemProxy final : public QNetworkProxyFactory
{
public:
    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &query) override
    {
        if (isLoopback(query.peerHostName()))
            return {QNetworkProxy(QNetworkProxy::NoProxy)};
        if (const auto proxy =
                environmentProxy(query.url(), [](const char *name) { return qEnvironmentVariable(name); }))
            return {*proxy};
        return systemProxyForQuery(query);
    }
};

constexpr qsizetype MaxRefused = 64; // certificates: strangers choose hosts too, in callback URLs

} // namespace

bool goesThroughProxy(const QUrl &url)
{
    const QList<QNetworkProxy> proxies = SystemProxy().queryProxy(QNetworkProxyQuery(url));
    return !proxies.isEmpty() && proxies.first().type() != QNetworkProxy::NoProxy;
}

Requester::Requester(QObject *parent)
    : QObject(parent)
    , m_manager(makeManager())
{
}

QNetworkAccessManager *Requester::makeManager()
{
    auto *manager = new QNetworkAccessManager(this);
    manager->setCookieJar(new NoCookies(manager));
    manager->setProxyFactory(new SystemProxy); // the manager deletes it
    manager->setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
    return manager;
}

base::Call Requester::send(const Outgoing &outgoing, QObject *context, base::Callback<Response> done)
{
    emit sending(outgoing);
    auto *exchange = new Exchange(outgoing, context, std::move(done), this);
    // Qt keeps connections by host and port alone, and ignores an error on all connections to a host once it was
    // ignored. Another request must not reuse a connection that was trusted because of a pin. A request for another
    // name must not reuse a connection to a given address.
    const bool isPinned = outgoing.url.scheme() == "https"_L1 && !outgoing.pinnedCertificate.isEmpty();
    if (isPinned || !outgoing.address.isNull()) {
        QNetworkAccessManager *manager = makeManager();
        if (!outgoing.address.isNull())
            manager->setProxy(QNetworkProxy::NoProxy);
        exchange->startAlone(manager);
    } else {
        exchange->start(*m_manager);
    }
    return base::Call(exchange);
}

std::optional<Certificate> Requester::refusedCertificate(const QUrl &url) const
{
    const auto found = m_refused.constFind(hostAndPort(url));
    return found == m_refused.constEnd() ? std::nullopt : std::optional<Certificate>(*found);
}

void Requester::noteRefused(const QUrl &url, const Certificate &certificate)
{
    if (m_refused.size() >= MaxRefused)
        m_refused.clear();
    m_refused.insert(hostAndPort(url), certificate);
}

} // namespace runlatch::http
