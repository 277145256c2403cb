// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/admission.h"

#include "base/rules.h"
#include "http/webpage.h"
#include "simulator/apimessage.h"

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

Admission::Admission(const QString &listener, const QUrl &publicUrl)
    : m_known(http::KnownHosts::ofThisMachine(listener, publicUrl))
{
    const QHostAddress address(listener);
    m_anyAddress = address == QHostAddress::AnyIPv4 || address == QHostAddress::AnyIPv6 || address == QHostAddress::Any;
}

std::optional<http::Rejection> Admission::refusal(const http::Request &head) const
{
    if (http::isOfWebPage(head, true))
        return http::Rejection{base::Rules::RequestWebPage,
                               errorResponse(403, u"forbidden"_s, u"Requests of web pages are refused."_s)};
    if (!isOurHost(head))
        return http::Rejection{
            base::Rules::RequestHost,
            errorResponse(421, u"misdirected request"_s, u"The Host header names another server."_s)};
    return std::nullopt;
}

bool Admission::isOurHost(const http::Request &head) const
{
    return m_known.isKnown(head)
        || (m_anyAddress && !http::KnownHosts::literalOf(http::headerValue(head.headers, "Host")).isNull());
}

} // namespace runlatch::simulator
