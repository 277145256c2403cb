// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

class QHostAddress;

namespace runlatch::http {

/// Whether an address must not be called because a stranger wants it: no service is there, but a cloud may keep its
/// machines' secrets. Refused are link-local addresses (169.254.0.0/16, fe80::/10), fd00:ec2::254, the unspecified
/// ones, multicast and broadcast; an IPv4 address among these also where it is within an IPv6 one: mapped
/// (::ffff:0:0/96), translated (::ffff:0:0:0/96), compatible (::/96), NAT64 (64:ff9b::/96; 64:ff9b:1::/48 wherever it
/// may stand there), 6to4 (2002::/16). So is what is no address. Loopback and private networks are not refused: that is
/// where integrations are tried out.
bool isRefusedAddress(const QHostAddress &address);

/// The same for the host of a URL that is written as an address. A name is not refused: its addresses are to be judged.
bool isRefusedHost(const QString &host);

/// The address that a host is written as, in brackets, with a dot at its end or without; null for a name.
QHostAddress writtenAddress(const QString &host);

} // namespace runlatch::http
