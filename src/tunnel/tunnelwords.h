// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tunnel/tunnel.h"

#include <QCoreApplication>

namespace runlatch::tunnel {

/// The words for a tunnel.
class TunnelWords
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::tunnel::TunnelWords)
public:
    static QString state(Tunnel::State state); ///< "Waiting for the tunnel's address"
};

} // namespace runlatch::tunnel
