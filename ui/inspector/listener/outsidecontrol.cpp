// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/outsidecontrol.h"

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
    , m_tunnel(std::make_shared<OutsideTunnel>(workbench))
{
    connect(&control, &ListenerControl::started, this, &OutsideControl::use);
    connect(&control, &ListenerControl::stopped, this, &OutsideControl::leave);
    connect(&control, &ListenerControl::woke, this, [this] {
        if (way() == Way::Url) // a tunnel notices it itself
            check();
    });
    connect(&control, &ListenerControl::dialogMade, this, [this](ListenerDialog *dialog) { addTo(*dialog); });
    followTunnel();
}

void OutsideControl::followTunnel()
{
    connect(&m_tunnel->program(), &tunnel::Tunnel::changed, this, &OutsideControl::takeTunnel);
    connect(&m_tunnel->program(), &tunnel::Tunnel::logged, this, &OutsideControl::logged);
}

void OutsideControl::goOn(const std::shared_ptr<OutsideTunnel> &tunnel)
{
    m_tunnel = tunnel;
    m_goesOn = true;
    followTunnel();
}

OutsideControl::State OutsideControl::state() const
{
    if (m_access.way == Way::Tunnel)
        return m_tunnel->program().state();
    if (m_check.isRunning())
        return State::Checking;
    return m_urlFault ? State::Unreachable : State::Reachable;
}

std::optional<base::Error> OutsideControl::fault() const
{
    if (m_access.way != Way::Tunnel)
        return m_urlFault;
    if (m_tunnel->program().state() != State::Stopped)
        return m_tunnel->program().fault();
    const auto words = tunnel::readTunnelCommand(m_access.command);
    return words ? std::nullopt : std::optional(words.error());
}

/// The listener listens, perhaps at another port or by other settings.
void OutsideControl::use()
{
    const bool goesOn = std::exchange(m_goesOn, false) && !m_tunnel->isConsentAsked;
    m_isListening = true;
    m_access = m_workbench.preferences.outsideAccess();
    m_check.abort();
    m_urlFault.reset();
    if (m_access.way != Way::Tunnel || m_access.command != m_tunnel->wanted)
        m_tunnel->program().stop();
    setAddress(m_access.way == Way::Url ? m_access.url : m_tunnel->program().address());
    if (m_access.way == Way::Url)
        check();
    else if (m_access.way == Way::Tunnel && m_access.command == m_tunnel->wanted)
        run();
    else if (m_access.way == Way::Tunnel && m_access.startsWithListener && !goesOn)
        askForConsent();
    emit changed();
}

void OutsideControl::askForConsent()
{
    m_tunnel->isConsentAsked = true;
    m_consent.ask(m_access.command, this, [this, command = m_access.command](bool isGiven) {
        m_tunnel->isConsentAsked = false;
        if (isGiven && way() == Way::Tunnel && m_access.command == command)
            startTunnel();
    });
}

void OutsideControl::startTunnel()
{
    m_tunnel->wanted = m_access.command;
    run();
}

void OutsideControl::run()
{
    const auto words = tunnel::readTunnelCommand(m_access.command);
    const inspector::ListenerPlace *place =
        m_isListening ? inspector::placeForOutside(m_workbench.inspector.receiver().places()) : nullptr;
    if (words && place)
        m_tunnel->program().start(tunnel::filledIn(*words, place->ownUrl()));
}

void OutsideControl::stopTunnel()
{
    m_tunnel->wanted.clear();
    m_tunnel->program().stop();
}

void OutsideControl::leave()
{
    m_isListening = false;
    m_check.abort();
    m_tunnel->program().stop();
    emit changed();
}

void OutsideControl::check()
{
    if (way() == Way::Tunnel)
        return m_tunnel->program().check();
    if (way() != Way::Url || m_check.isRunning())
        return;
    m_check = m_tunnel->prove(m_access.url, this, [this](const base::Done &done) {
        m_urlFault = done ? std::nullopt : std::optional(done.error());
        emit changed();
    });
    emit changed();
}

void OutsideControl::takeTunnel()
{
    if (m_access.way == Way::Tunnel && m_address != m_tunnel->program().address())
        setAddress(m_tunnel->program().address());
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
            m_tunnel->wanted = access.command; // the listener starts now
        }
    });
}

} // namespace runlatch::ui
