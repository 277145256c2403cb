// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QUrl>

namespace runlatch::settings {

/// The way from outside to the window's listener, saved between starts. The file only proposes a command: TunnelConsent
/// alone decides whether it may start by itself.
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
