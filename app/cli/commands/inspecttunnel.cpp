// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/inspecttunnel.h"

#include "inspector/outsideproof.h"
#include "tunnel/tunnelcommand.h"
#include "tunnel/tunnelprogram.h"
#include "tunnel/tunnelwords.h"
#include "wording/sentence.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {
constexpr qsizetype ToldLines = 20; // of a program that is given up
}

InspectTunnel::InspectTunnel(Output &output, http::Requester &http, base::Clock &clock)
    : m_output(output)
    , m_http(http)
    , m_clock(clock)
{
}

void InspectTunnel::declare(QCommandLineParser &parser)
{
    parser.addOption({u"tunnel"_s,
                      tr("Command that makes the listener reachable from outside; {host} and {port} in it are filled "
                         "in. The first https URL that it prints is shown and checked."),
                      u"command"_s});
    parser.addOption(
        {u"tunnel-name"_s, tr("The same with a known program: cloudflared, ngrok, tailscale or ssh."), u"program"_s});
    parser.addOption({u"tunnel-server"_s, tr("Host to which --tunnel-name ssh connects."), u"host"_s});
}

std::optional<QString> InspectTunnel::read(const QCommandLineParser &parser)
{
    const QString server = parser.value(u"tunnel-server"_s);
    QString line = parser.value(u"tunnel"_s);
    if (parser.isSet(u"tunnel-server"_s) && parser.value(u"tunnel-name"_s) != "ssh"_L1)
        return tr("--tunnel-server needs --tunnel-name ssh.");
    if (parser.isSet(u"tunnel-name"_s)) {
        if (parser.isSet(u"tunnel"_s))
            return tr("--tunnel and --tunnel-name exclude each other.");
        const QString name = parser.value(u"tunnel-name"_s);
        const tunnel::TunnelProgram *program = tunnel::findTunnelProgram(name);
        if (!program || program->name != name)
            return tr("--tunnel-name takes cloudflared, ngrok, tailscale or ssh.");
        if (name == "ssh"_L1 && server.isEmpty())
            return tr("--tunnel-name ssh needs --tunnel-server HOST.");
        line = QString(program->line).replace(u"{server}"_s, server);
    } else if (!parser.isSet(u"tunnel"_s)) {
        return std::nullopt;
    }
    if (parser.isSet(u"public-url"_s))
        return tr("--public-url and a tunnel exclude each other: the tunnel tells its URL.");
    const auto words = tunnel::readTunnelCommand(line);
    if (!words)
        return wording::sentence(words.error()).text();
    m_words = *words;
    return std::nullopt;
}

void InspectTunnel::start(inspector::Receiver &receiver)
{
    const inspector::ListenerPlace *place = inspector::placeForOutside(receiver.places());
    if (m_words.isEmpty() || !place)
        return;
    m_receiver = &receiver;
    const auto check = [this](const QUrl &address, QObject *context, base::Callback<std::monostate> done) {
        return inspector::OutsideProof::start(*m_receiver, m_http, address, context, std::move(done));
    };
    m_tunnel = std::make_unique<tunnel::Tunnel>(m_clock, check);
    connect(m_tunnel.get(), &tunnel::Tunnel::changed, this, &InspectTunnel::take);
    m_tunnel->start(tunnel::filledIn(m_words, place->ownUrl()));
}

/// Tells each state once: a tunnel that waits changes every second.
void InspectTunnel::take()
{
    using State = tunnel::Tunnel::State;
    const QUrl address = m_tunnel->address();
    if (const inspector::ListenerPlace *place = inspector::placeForOutside(m_receiver->places()))
        m_receiver->setPublicUrl(place->port, address);
    const QUrl url = address.isEmpty() ? QUrl() : m_receiver->url();
    const State state = m_tunnel->state();
    if (std::exchange(m_told, state) == state && m_toldUrl == url)
        return;
    m_toldUrl = url;
    tell(url);
    if (state != State::GivenUp)
        return;
    const QStringList lines = m_tunnel->log().split(u'\n');
    for (const QString &line : lines.mid(std::max<qsizetype>(0, lines.size() - ToldLines)))
        m_output.diagnostic(line);
    emit gaveUp(*m_tunnel->fault());
}

void InspectTunnel::tell(const QUrl &url)
{
    const auto &fault = m_tunnel->fault();
    const QString text = url.toString(QUrl::FullyEncoded);
    const QString message = fault ? wording::sentence(*fault).text() : QString();
    json::OrderedJson members;
    members.add(u"state", tunnel::stateName(m_tunnel->state()));
    members.add(u"url", text.isEmpty() ? QJsonValue() : QJsonValue(text));
    members.add(u"message", message.isEmpty() ? QJsonValue() : QJsonValue(message));
    if (m_tunnel->state() == tunnel::Tunnel::State::Waiting)
        members.add(u"wait", static_cast<int>(m_tunnel->wait().count()));
    QStringList human{tunnel::TunnelWords::state(m_tunnel->state())};
    if (!text.isEmpty())
        human.last() += u": "_s + text;
    if (!message.isEmpty())
        human.append(u"    "_s + message);
    m_output.event(u"tunnel", members, human);
}

} // namespace runlatch::cli
