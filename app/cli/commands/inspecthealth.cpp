// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/inspecthealth.h"

#include "app/cli/options/command.h"
#include "app/cli/options/optionvalues.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

void InspectHealth::declare(QCommandLineParser &parser)
{
    parser.addOption(
        {u"health-listen"_s,
         Command::tr("Address at which GET /healthz tells whether it is ready, and GET /metrics its numbers "
                     "for Prometheus."),
         u"host:port"_s});
}

std::optional<QString> InspectHealth::read(const QCommandLineParser &parser)
{
    if (!parser.isSet(u"health-listen"_s))
        return std::nullopt;
    m_address.emplace();
    return readListenOption(parser, *m_address, u"health-listen"_s);
}

base::Done InspectHealth::start(inspector::Session &session, base::Clock &clock, Output &output)
{
    if (!m_address)
        return std::monostate();
    m_server = std::make_unique<inspector::HealthServer>(session, clock);
    auto listening = m_server->listen(m_address->host, m_address->port);
    if (const QString warning = exposedWarning(m_address->host); listening && !warning.isEmpty())
        output.diagnostic(warning);
    return listening;
}

QUrl InspectHealth::url() const
{
    return m_server && m_server->isListening() ? m_server->url() : QUrl();
}

void InspectHealth::drain()
{
    if (m_server)
        m_server->drain();
}

} // namespace runlatch::cli
