// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/outsidecontrol.h"

#include "inspector/outsideproof.h"
#include "tunnel/tunnelcommand.h"
#include "ui/inspector/listener/listenercontrol.h"
#include "ui/inspector/listener/listenerdialog.h"
#include "ui/inspector/listener/outsidepage.h"

#include <utility>

namespace runlatch::ui {

OutsideControl::OutsideControl(Workbench &workbench, ListenerControl &control)
    : QObject(&control)
    , m_workbench(workbench)
    , m_consent(workbench.secrets)
    , m_tunnel(workbench.clock, [this](const QUrl &address, QObject *context, base::Callback<std::monostate> done) {
        return prove(address, context, std::move(done));
    })
{
    connect(&control, &ListenerControl::started, this, &OutsideControl::use);
    connect(&control, &ListenerControl::stopped, this, &OutsideControl::leave);
    connect(&control, &ListenerControl::woke, this, [this] {
        if (way() == Way::Url) // a tunnel notices it itself
            check();
    });
    connect(&control, &ListenerControl::dialogMade, this, [this](ListenerDialog *dialog) { addTo(*dialog); });
    connect(&m_tunnel, &tunnel::Tunnel::changed, this, &OutsideControl::takeTunnel);
    connect(&m_tunnel, &tunnel::Tunnel::logged, this, &OutsideControl::logged);
}

base::Call OutsideControl::prove(const QUrl &address, QObject *context, base::Callback<std::monostate> done)
{
    return inspector::OutsideProof::start(m_workbench.inspector.receiver(), m_http, address, context, std::move(done));
}

OutsideControl::State OutsideControl::state() const
{
    if (m_access.way == Way::Tunnel)
        return m_tunnel.state();
    if (m_check.isRunning())
        return State::Checking;
    return m_urlFault ? State::Unreachable : State::Reachable;
}

std::optional<base::Error> OutsideControl::fault() const
{
    if (m_access.way != Way::Tunnel)
        return m_urlFault;
    if (m_tunnel.state() != State::Stopped)
        return m_tunnel.fault();
    const auto words = tunnel::readTunnelCommand(m_access.command);
    return words ? std::nullopt : std::optional(words.error());
}

/// The listener listens, perhaps at another port or by other settings.
void OutsideControl::use()
{
    m_isListening = true;
    m_access = m_workbench.preferences.outsideAccess();
    m_check.abort();
    m_urlFault.reset();
    if (m_access.way != Way::Tunnel || m_access.command != m_wanted)
        m_tunnel.stop();
    setAddress(m_access.way == Way::Url ? m_access.url : m_tunnel.address());
    if (m_access.way == Way::Url)
        check();
    else if (m_access.way == Way::Tunnel && m_access.command == m_wanted)
        run();
    else if (m_access.way == Way::Tunnel && m_access.startsWithListener)
        m_consent.ask(m_access.command, this, [this, command = m_access.command](bool isGiven) {
            if (isGiven && way() == Way::Tunnel && m_access.command == command)
                startTunnel();
        });
    emit changed();
}

void OutsideControl::startTunnel()
{
    m_wanted = m_access.command;
    run();
}

void OutsideControl::run()
{
    const auto words = tunnel::readTunnelCommand(m_access.command);
    const inspector::ListenerPlace *place =
        m_isListening ? inspector::placeForOutside(m_workbench.inspector.receiver().places()) : nullptr;
    if (words && place)
        m_tunnel.start(tunnel::filledIn(*words, place->ownUrl()));
}

void OutsideControl::stopTunnel()
{
    m_wanted.clear();
    m_tunnel.stop();
}

void OutsideControl::leave()
{
    m_isListening = false;
    m_check.abort();
    m_tunnel.stop();
    emit changed();
}

void OutsideControl::check()
{
    if (way() == Way::Tunnel)
        return m_tunnel.check();
    if (way() != Way::Url || m_check.isRunning())
        return;
    m_check = prove(m_access.url, this, [this](const base::Done &done) {
        m_urlFault = done ? std::nullopt : std::optional(done.error());
        emit changed();
    });
    emit changed();
}

void OutsideControl::takeTunnel()
{
    if (m_access.way == Way::Tunnel && m_address != m_tunnel.address())
        setAddress(m_tunnel.address());
    emit changed();
}

void OutsideControl::setAddress(const QUrl &address)
{
    const inspector::ListenerPlace *place =
        m_isListening ? inspector::placeForOutside(m_workbench.inspector.receiver().places()) : nullptr;
    if (place)
        m_workbench.inspector.receiver().setPublicUrl(place->port, address);
    if (std::exchange(m_address, address) != address)
        emit addressChanged();
}

void OutsideControl::addTo(ListenerDialog &dialog)
{
    auto *page = new OutsidePage(m_workbench.preferences.outsideAccess());
    dialog.addOutside(page);
    connect(&dialog, &QDialog::accepted, this, [this, page] {
        const settings::OutsideAccess before = m_workbench.preferences.outsideAccess();
        const settings::OutsideAccess access = page->access();
        m_workbench.preferences.setOutsideAccess(access);
        if (before.startsWithListener && (!access.startsWithListener || before.command != access.command))
            m_consent.withdraw(before.command, this);
        if (access.way == Way::Tunnel && access.startsWithListener && page->isConsentNew()) {
            m_consent.give(access.command, this);
            m_wanted = access.command; // the listener starts now
        }
    });
}

} // namespace runlatch::ui
