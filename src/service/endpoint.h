// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/dialect.h"

#include <QByteArray>
#include <QString>
#include <QUrl>
#include <QUuid>

#include <chrono>

namespace runlatch::service {

using Dialect = protocol::Dialect;

/// Where a request goes, with whose token, and which dialects are understood there. An action that leaves the machine
/// takes one by value when the person consents to it, and keeps it to its end. Choosing another connection later does
/// not change it. The token stays in memory.
struct Endpoint
{
    QUrl base; ///< with "/api/v2", as http::apiBase gives it
    QByteArray token;
    QByteArray pinnedCertificate = {};                            ///< as of http::Outgoing
    std::chrono::milliseconds timeout = std::chrono::seconds(30); ///< of each request, as of http::Outgoing
    QUuid connection = {};                                        ///< settings::Connection; null: none of them
    QString name = {};                                            ///< the connection's, for sentences
    Dialect dialect = {};                                         ///< what was known when this was made

    bool isNull() const { return base.isEmpty(); }
    /// The same connection to the same service; its token may have been replaced.
    bool isSameConnection(const Endpoint &other) const { return connection == other.connection && base == other.base; }
    /// A 401 to one of them would be a 401 to the other.
    bool isSameIdentity(const Endpoint &other) const { return isSameConnection(other) && token == other.token; }
};

} // namespace runlatch::service
