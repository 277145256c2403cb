// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QUrl>

namespace runlatch::settings {

/// How the window's listener is reached from outside, saved between starts. What the file has is a proposal: whether a
/// command may start by itself is told by TunnelConsent alone.
struct OutsideAccess
{
    enum class Way { None, Url, Tunnel };

    Way way = Way::None;
    QUrl url = {};                   ///< typed by hand: http or https, without user information, query and fragment
    QString command = {};            ///< of a tunnel, as it was typed
    bool startsWithListener = false; ///< the tunnel

    friend bool operator==(const OutsideAccess &, const OutsideAccess &) = default;
};

} // namespace runlatch::settings
