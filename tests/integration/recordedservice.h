// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "integration/gateway.h"
#include "support/simulatedservice.h"

#include <QTest>

namespace runlatch::integration {

/// A service that accepts any token and records the requests of each token: the simulator behind a gateway.
class RecordedService
{
public:
    explicit RecordedService(const simulator::ServiceOptions &options)
        : m_simulator(options)
        , m_gateway(m_simulator.origin())
    {
        m_gateway.token = m_simulator.endpoint().token;
    }

    Gateway &gateway() { return m_gateway; }
    QString host() const { return m_gateway.address().section(u'/', -1); }

    /// The writing requests with this token, in order: "POST /api/v2/...".
    QStringList writes(const QByteArray &token) const
    {
        return lines([&](const Gateway::Asked &asked) { return asked.isWrite() && asked.token == token; });
    }
    /// The writing requests with any token that the service carried out.
    QStringList carriedOut() const
    {
        return lines([](const Gateway::Asked &asked) { return asked.isWrite() && asked.wasCarriedOut(); });
    }

    static bool isWrite(const http::Request &request) { return request.method != "GET"; }

private:
    template <typename Which> QStringList lines(Which which) const
    {
        QStringList found;
        for (const Gateway::Asked &asked : m_gateway.asked()) {
            if (which(asked))
                found.append(QString::fromLatin1(asked.method + ' ' + asked.target));
        }
        return found;
    }

    support::SimulatedService m_simulator;
    Gateway m_gateway;
};

} // namespace runlatch::integration
