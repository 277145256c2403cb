// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHostAddress>
#include <QList>
#include <QString>
#include <QStringList>

namespace runlatch::http {

/// Where a listener is reached from this machine: "127.0.0.1" for every IPv4 address ("0.0.0.0"), "::1" for every IPv6
/// address ("::"), as neither can be asked for. Any other host is what it is.
QString announcedHost(const QString &listener);

/// The addresses of this machine by which others reach a listener at every address, of its kind, in the order of the
/// interfaces. Empty for a listener at one address. Without loopback and link-local ones, which lead nowhere from
/// elsewhere.
QStringList otherAddresses(const QString &listener, const QList<QHostAddress> &interfaces);
QStringList otherAddresses(const QString &listener); ///< with the interfaces as they are now

} // namespace runlatch::http
