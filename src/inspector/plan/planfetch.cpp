// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/plan/planfetch.h"

#include "base/rules.h"
#include "http/addressjudgement.h"
#include "http/url.h"
#include "protocol/weburl.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

namespace {

constexpr qsizetype MaxPlanAddresses = 8;   // of a host name: its owner chooses how many it has
constexpr qint64 ProgressStep = 512 * 1024; // bytes between two progressed()
constexpr qsizetype MaxLocation = 16'000;   // bytes; links that are signed in advance have some 1,000

/// The address that a redirect leads to; empty if it names none that may be called.
QUrl targetOf(const QUrl &from, const http::Response &response)
{
    const QByteArray location = http::headerValue(response.headers, "Location");
    if (location.isEmpty() || location.size() > MaxLocation)
        return {};
    QUrl target = from.resolved(QUrl::fromEncoded(location, QUrl::StrictMode));
    target.setFragment({});
    return protocol::mayBeCalled(target) ? target : QUrl();
}

bool isRedirect(int status)
{
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

} // namespace

PlanFetch::PlanFetch(const PlanOrder &order, http::Requester &http, http::AddressLookup lookup, base::Clock &clock,
                     QObject *context, base::Callback<qint64> done)
    : Operation(&http, context, std::move(done))
    , m_order(order)
    , m_http(http)
    , m_lookup(std::move(lookup))
    , m_clock(clock)
{
}

PlanFetch::~PlanFetch()
{
    m_call.abort();
}

void PlanFetch::start()
{
    ask(m_order.link.url);
}

void PlanFetch::ask(const QUrl &url)
{
    m_url = url;
    m_addresses.clear();
    const QHostAddress written = http::writtenAddress(url.host());
    if (http::isRefusedHost(url.host()))
        return refuse(base::ErrorKind::Usage, base::Rules::FetchRefusedAddress);
    if (!written.isNull())
        m_addresses = QList<QHostAddress>{written}; // Qt 6.8 asserts where a former queue gets a bare list in braces
    if (!written.isNull() || http::goesThroughProxy(url))
        return send();
    m_lookup(url.host(), this, [this](const base::Result<QList<QHostAddress>> &found) {
        if (!found) {
            base::Error error = found.error();
            error.subject = http::withoutSecrets(http::originOf(m_url));
            return finish(error);
        }
        m_addresses = *found;
        m_addresses.removeIf(http::isRefusedAddress);
        m_addresses.resize(std::min(m_addresses.size(), MaxPlanAddresses));
        if (m_addresses.isEmpty())
            refuse(base::ErrorKind::Usage, base::Rules::FetchRefusedAddress);
        else
            send();
    });
}

void PlanFetch::send()
{
    http::Outgoing outgoing;
    outgoing.url = m_url;
    outgoing.purpose = u"run-task.plan"_s;
    outgoing.headers = {{"Accept", "application/json"}};
    if (!m_isRedirected) // what it leads to is signed in advance, and of another host
        outgoing.headers.append({"Authorization", "Bearer " + m_order.link.token});
    outgoing.timeout = std::chrono::minutes(10);
    outgoing.patience = std::chrono::seconds(30);
    outgoing.secretQuery = true;
    outgoing.secretPath = m_isRedirected;
    outgoing.secretLocation = true;
    outgoing.sink = [this](const QByteArray &piece) { return take(piece); };
    outgoing.sinkLimit = MaxBytes;
    if (!m_addresses.isEmpty())
        outgoing.address = m_addresses.takeFirst();
    m_call = m_http.send(outgoing, this, [this](const base::Result<http::Response> &response) { answered(response); });
}

void PlanFetch::answered(const base::Result<http::Response> &response)
{
    if (!response && response.error().rule == base::Rules::NetworkRefused && !m_addresses.isEmpty())
        return send();
    if (!response)
        return finish(causeOf(response.error()));
    const int status = response->status;
    if (status == 200)
        keep();
    else if (status == 204 && !m_isRedirected)
        askAgain();
    else if (isRedirect(status))
        follow(*response);
    else if (status == 401 && !m_isRedirected)
        refuse(base::ErrorKind::Unauthorized, base::Rules::FetchTokenRefused, status);
    else if (status == 404)
        refuse(base::ErrorKind::NotFound, base::Rules::FetchNotFound, status);
    else
        refuse(status >= 400 ? base::kindOfStatus(status) : base::ErrorKind::Protocol, base::Rules::FetchStatus,
               status);
}

void PlanFetch::askAgain()
{
    if (m_clock.utc().addMSecs(std::chrono::milliseconds(Pause).count()) > m_order.tokenEnds)
        return refuse(base::ErrorKind::Timeout, base::Rules::FetchNotReady, 204);
    m_clock.callAfter(Pause, this, [this] { ask(m_order.link.url); });
    emit notReady();
}

/// One redirect is what the service needs. A second one, and one out of TLS, would let a plan come from anywhere.
void PlanFetch::follow(const http::Response &response)
{
    const QUrl target = targetOf(m_url, response);
    if (m_isRedirected)
        return refuse(base::ErrorKind::Protocol, base::Rules::FetchSecondRedirect, response.status);
    if (target.isEmpty())
        return refuse(base::ErrorKind::Protocol, base::Rules::FetchNoLocation, response.status);
    if (m_url.scheme() == "https"_L1 && target.scheme() != "https"_L1)
        return refuse(base::ErrorKind::Protocol, base::Rules::FetchRedirectPlain, response.status);
    m_isRedirected = true;
    ask(target);
}

base::Rule PlanFetch::take(const QByteArray &piece)
{
    if (auto opened = openFile(); !opened)
        return opened.error().rule;
    if (auto written = m_file->write(piece); !written) {
        m_diskRefused = written.error();
        return written.error().rule;
    }
    m_received += piece.size();
    if (m_received - m_told >= ProgressStep) {
        m_told = m_received;
        emit progressed(m_received);
    }
    return {};
}

base::Done PlanFetch::openFile()
{
    if (m_file)
        return std::monostate();
    auto begun = store::SealedStream::begin(m_order.file, m_order.purpose);
    if (!begun) {
        m_diskRefused = begun.error();
        return begun.error();
    }
    m_file = std::move(begun).value();
    return std::monostate();
}

void PlanFetch::keep()
{
    base::Done kept = openFile(); // not yet if the body is empty
    if (kept)
        kept = m_file->finish();
    m_file.reset();
    finish(kept ? base::Result<qint64>(m_received) : base::Result<qint64>(kept.error()));
}

void PlanFetch::refuse(base::ErrorKind kind, base::Rule rule, int status)
{
    const QUrl shown = m_isRedirected ? http::originOf(m_url) : m_url;
    finish(base::Error{.kind = kind, .rule = rule, .subject = http::withoutSecrets(shown), .http = status});
}

base::Error PlanFetch::causeOf(const base::Error &error) const
{
    if (m_diskRefused)
        return *m_diskRefused;
    base::Error cause = error;
    if (error.rule == base::Rules::HttpTooLarge)
        cause.rule = base::Rules::FetchTooLarge;
    else if (error.rule == base::Rules::HttpCut)
        cause.rule = base::Rules::FetchCut;
    return cause;
}

} // namespace runlatch::inspector
