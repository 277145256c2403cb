// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHostAddress>
#include <QList>
#include <QString>
#include <QStringList>

namespace runlatch::http {

/// The host by which this machine reaches a listener: "127.0.0.1" for a listener at every IPv4 address ("0.0.0.0"),
/// "::1" for one at every IPv6 address ("::"), because neither of these can be called. Any other host is returned
/// unchanged.
QString announcedHost(const QString &listener);

/// The addresses of this machine by which others reach a listener at every address, of the same address family, in the
/// order of the interfaces. Empty for a listener at one address. Loopback and link-local addresses are left out: they
/// do not work from elsewhere.
QStringList otherAddresses(const QString &listener, const QList<QHostAddress> &interfaces);
QStringList otherAddresses(const QString &listener); ///< uses the interfaces as they are now

} // namespace runlatch::http
