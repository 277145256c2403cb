// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHostAddress>

namespace runlatch::http {

/// An IPv4 address that is written inside an IPv6 one (::ffff:a.b.c.d) as IPv4; any other address as it is.
QHostAddress plainAddress(const QHostAddress &address);

} // namespace runlatch::http
