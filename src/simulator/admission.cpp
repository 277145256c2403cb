// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/admission.h"

#include "simulator/apimessage.h"

#include <QHostAddress>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

Admission::Admission(const QString &listener, const QUrl &publicUrl)
    : m_hosts{u"localhost"_s, u"127.0.0.1"_s, u"::1"_s, listener.toLower()}
{
    if (!publicUrl.isEmpty())
        m_hosts.insert(publicUrl.host().toLower());
    const QHostAddress address(listener);
    m_anyAddress = address == QHostAddress::AnyIPv4 || address == QHostAddress::AnyIPv6 || address == QHostAddress::Any;
}

std::optional<http::Response> Admission::refusal(const http::Request &request) const
{
    const QByteArray site = http::headerValue(request.headers, "Sec-Fetch-Site").trimmed().toLower();
    const bool isOfPage = !http::headerValue(request.headers, "Origin").isNull()
        || (!site.isEmpty() && site != "none" && site != "same-origin");
    if (isOfPage)
        return errorResponse(403, u"forbidden"_s, u"Requests of web pages are refused."_s);
    if (!isOurHost(http::headerValue(request.headers, "Host")))
        return errorResponse(421, u"misdirected request"_s, u"The Host header names another server."_s);
    return std::nullopt;
}

bool Admission::isOurHost(const QByteArray &authority) const
{
    // The port is not compared: behind a tunnel it is the tunnel's.
    const QString host = QUrl("http://"_L1 + QString::fromLatin1(authority)).host().toLower();
    return m_hosts.contains(host) || (m_anyAddress && !QHostAddress(host).isNull());
}

} // namespace runlatch::simulator
