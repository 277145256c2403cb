// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/client.h"

#include "http/exchange.h"
#include "http/url.h"

#include <QNetworkAccessManager>
#include <QNetworkCookie>
#include <QNetworkCookieJar>
#include <QNetworkProxyFactory>

namespace runlatch::http {

namespace {

class NoCookies final : public QNetworkCookieJar
{
public:
    using QNetworkCookieJar::QNetworkCookieJar;
    QList<QNetworkCookie> cookiesForUrl(const QUrl &) const override { return {}; }
    bool setCookiesFromUrl(const QList<QNetworkCookie> &, const QUrl &) override { return false; }
};

/// The system's proxy, but never for this machine.
class SystemProxy final : public QNetworkProxyFactory
{
public:
    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &query) override
    {
        if (isLoopback(query.peerHostName()))
            return {QNetworkProxy(QNetworkProxy::NoProxy)};
        return systemProxyForQuery(query);
    }
};

} // namespace

void Call::abort()
{
    delete m_exchange.data();
}

Client::Client(QObject *parent)
    : QObject(parent)
    , m_manager(new QNetworkAccessManager(this))
{
    m_manager->setCookieJar(new NoCookies(m_manager));
    m_manager->setProxyFactory(new SystemProxy); // the manager deletes it
    m_manager->setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
}

Call Client::send(const Outgoing &outgoing, QObject *context, base::Callback<Response> done)
{
    auto *exchange = new Exchange(outgoing, context, std::move(done), this);
    exchange->start(*m_manager);
    return Call(exchange);
}

} // namespace runlatch::http
