// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tunnel/tunnel.h"
#include "ui/workbench.h"

#include <QString>

namespace runlatch::ui {

/// The tunnel to the listener, with the requests that prove where its address leads. It goes on while the window is
/// made anew: the OutsideControl of one window shares it with that of the next.
class OutsideTunnel final
{
public:
    explicit OutsideTunnel(Workbench &workbench); ///< must outlive this

    tunnel::Tunnel &program() { return m_program; }
    /// Asks the listener at this public address. Answers and errors as of inspector::OutsideProof.
    base::Call prove(const QUrl &address, QObject *context, base::Callback<std::monostate> done);

    QString wanted;              ///< the command that the person started in this run; empty once it was stopped
    bool isConsentAsked = false; ///< the keychain has not answered yet whether it starts with the listener

private:
    Workbench &m_workbench;
    http::Requester m_http; ///< its exchanges are not shown: they have both halves of a proof
    tunnel::Tunnel m_program;
};

} // namespace runlatch::ui
