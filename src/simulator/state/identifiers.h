// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QString>
#include <QStringView>

namespace runlatch::simulator {

/// Length and alphabet of the service's ids behind the prefix ("ws-FTs6kr9iCwweku22").
inline constexpr int IdLength = 16;
inline constexpr QStringView IdAlphabet = u"123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/// A fresh id from the system's random numbers: "run" gives "run-...".
QString freshId(QStringView prefix);

/// A fresh secret in the form of the service's tokens, over 380 random bits.
QByteArray freshToken();

/// A fresh lower-case secret for a URL, 128 random bits.
QString freshCode();

} // namespace runlatch::simulator
