// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/outsideaccess.h"
#include "settings/tunnelconsent.h"
#include "ui/inspector/listener/outsidetunnel.h"

#include <QObject>

#include <memory>

namespace runlatch::ui {

class ListenerControl;
class ListenerDialog;

/// Makes the listener reachable from outside, as the settings say: by a URL that is checked, or by a tunnel. A command
/// starts by a click in this run of the program, or if TunnelConsent has its text; what the settings say is not enough.
/// It ends with the listener, and goes on with it at another port.
class OutsideControl final : public QObject
{
    Q_OBJECT
public:
    using Way = settings::OutsideAccess::Way;
    using State = tunnel::Tunnel::State;

    /// Both must outlive this. Each dialog that `control` makes gets a page.
    OutsideControl(Workbench &workbench, ListenerControl &control);

    Way way() const { return m_isListening ? m_access.way : Way::None; }
    State state() const; ///< of a URL: Checking, Reachable or Unreachable
    QUrl address() const { return m_address; }
    QString command() const { return m_access.command; } ///< of the tunnel, which startTunnel() starts
    std::optional<base::Error> fault() const;            ///< also of a command that cannot be started
    std::chrono::seconds wait() const { return m_tunnel->program().wait(); }
    QString log() const { return m_tunnel->program().log(); }

    /// The tunnel of this control, for that of the next window; and that of the window before, in place of the own one.
    /// A tunnel that the person stopped there is not started by the listener that goes on. One that waits for the
    /// keychain is asked for again.
    const std::shared_ptr<OutsideTunnel> &tunnel() const { return m_tunnel; }
    void goOn(const std::shared_ptr<OutsideTunnel> &tunnel);

    void startTunnel(); ///< the person wants it
    void stopTunnel();
    void check();

signals:
    void changed();
    void addressChanged(); ///< the receiver shows another URL
    void logged();

private:
    void followTunnel();
    void use();
    void askForConsent();
    void run();
    void leave();
    void setAddress(const QUrl &address);
    void takeTunnel();
    void addTo(ListenerDialog &dialog);

    Workbench &m_workbench;
    settings::TunnelConsent m_consent;
    settings::OutsideAccess m_access;
    bool m_isListening = false;
    QUrl m_address;
    base::Call m_check; ///< of a URL
    std::optional<base::Error> m_urlFault;
    std::shared_ptr<OutsideTunnel> m_tunnel;
    bool m_goesOn = false; ///< the next use() is that of a listener and a tunnel that the window before had
};

} // namespace runlatch::ui
