// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

// A list of rules as those in base/rules.h, which makes the values of it. One rule a line:
// clang-format off

/// Commands that make a listener reachable from outside, and the addresses that they give it.
#define RUNLATCH_TUNNELS(rule) \
    rule(TunnelEmpty, "tunnel.empty") \
    rule(TunnelTooLong, "tunnel.too-long") \
    rule(TunnelUnclosed, "tunnel.unclosed") \
    rule(TunnelShell, "tunnel.shell") \
    rule(TunnelBlank, "tunnel.blank") \
    rule(TunnelNotStarted, "tunnel.not-started") \
    rule(TunnelEnded, "tunnel.ended") \
    rule(TunnelKilled, "tunnel.killed") \
    rule(TunnelGaveUp, "tunnel.gave-up") \
    rule(TunnelNoUrl, "tunnel.no-url") \
    rule(TunnelElsewhere, "tunnel.elsewhere")
