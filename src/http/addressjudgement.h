// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

class QHostAddress;

namespace runlatch::http {

/// Tells whether an address must not be called on a stranger's request. No service stands at these addresses, but a
/// cloud may keep its machines' secrets there. Refused are link-local addresses (169.254.0.0/16, fe80::/10), the others
/// at which clouds keep metadata (100.100.100.200, 168.63.129.16, 192.0.0.192, fd00:ec2::254, fd20:ce::254,
/// fd00:42::42), the unspecified addresses, multicast and broadcast. An IPv4 address among these is refused inside an
/// IPv6 address too: mapped (::ffff:0:0/96), translated (::ffff:0:0:0/96), compatible (::/96), NAT64 (64:ff9b::/96;
/// 64:ff9b:1::/48 wherever it may stand there), 6to4 (2002::/16). Text that is not an address is refused. Loopback and
/// private networks are allowed: integrations are tried out there.
bool isRefusedAddress(const QHostAddress &address);

/// The same for the host of a URL that is written as an address. A name is not refused: the caller has to judge its
/// addresses.
bool isRefusedHost(const QString &host);

/// The address of a host that is written as one, in brackets or not, with or without a dot at its end; null for a name.
QHostAddress writtenAddress(const QString &host);

} // namespace runlatch::http
