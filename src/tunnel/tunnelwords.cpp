// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "tunnel/tunnelwords.h"

namespace runlatch::tunnel {

QString TunnelWords::state(Tunnel::State state)
{
    using State = Tunnel::State;
    switch (state) {
    case State::Stopped: return tr("Tunnel stopped");
    case State::Starting: return tr("Tunnel starting");
    case State::AwaitingUrl: return tr("Waiting for the tunnel's address");
    case State::Checking: return tr("Checking the address");
    case State::Reachable: return tr("Reachable");
    case State::Unreachable: return tr("Not reachable");
    case State::Waiting: return tr("Tunnel ended, starts again");
    case State::GivenUp: return tr("Tunnel ended");
    }
    return {};
}

} // namespace runlatch::tunnel
