// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"

#include <QHostAddress>
#include <QSet>
#include <QString>
#include <QUrl>

namespace runlatch::http {

/// The host names by which a listener may be called. A web page that reaches the listener by DNS rebinding sends the
/// Host of the page.
///
/// Known are "localhost" and names below it, 127.0.0.0/8 and ::1, the addresses of this machine's interfaces, the
/// listener's own address, the host of its public URL, and the names that containers use for this machine
/// ("host.docker.internal", "host.containers.internal"). Ports are not compared: behind a tunnel the port is the
/// tunnel's.
class KnownHosts
{
public:
    /// `listener`: the address of the listener; `publicUrl`: where others reach it, may be empty.
    KnownHosts(const QString &listener, const QUrl &publicUrl, const QList<QHostAddress> &interfaces);
    /// Uses the interfaces as they are now; an interface that comes up later is not known.
    static KnownHosts ofThisMachine(const QString &listener, const QUrl &publicUrl);

    /// Tells whether the request has exactly one Host header, with a known name.
    bool isKnown(const Request &request) const;
    /// `authority`: a Host header's value. Case and one dot at the end do not matter, IPv4 within IPv6 counts as IPv4.
    /// Anything but a plain host and port is unknown: "user@localhost", "127.1", "0x7f.0.0.1", "a,b", "".
    bool contains(QByteArrayView authority) const;
    /// The address where `authority` is a plain literal; null for a name or anything else.
    static QHostAddress literalOf(QByteArrayView authority);

private:
    void add(const QString &host);

    QSet<QByteArray> m_names; ///< lower case, no dot at the end
    QSet<QHostAddress> m_addresses;
};

} // namespace runlatch::http
