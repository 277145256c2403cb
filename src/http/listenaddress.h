// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QString>

class QHostAddress;

namespace runlatch::http {

struct ListenAddress
{
    QString host; ///< without brackets
    quint16 port = 0;
};

/// Splits "host:port" or "[v6]:port"; Usage "listen.address" for anything else.
base::Result<ListenAddress> readListenAddress(const QString &text);

/// The reverse of readListenAddress().
QString writeListenAddress(const QString &host, quint16 port);

/// Both ends of a TCP connection, the end that opened it first: "127.0.0.1:50311 127.0.0.1:8080". Empty if one end is
/// unknown.
QString writeEnds(const QHostAddress &opener, quint16 openerPort, const QHostAddress &other, quint16 otherPort);

/// Whether only one of them can be listened at: they have the same port, and the same address, or one of them is
/// 0.0.0.0 or [::] and so takes the port of every address of its kind. Port 0 is any free one, which clashes with none.
bool clash(const ListenAddress &one, const ListenAddress &other);

} // namespace runlatch::http
