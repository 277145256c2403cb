// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/dialect.h"

#include <QByteArray>
#include <QString>
#include <QUrl>
#include <QUuid>

#include <chrono>
#include <optional>

namespace runlatch::service {

using Dialect = protocol::Dialect;

/// The service that requests go to, the token that they carry, and the dialects that the service understands. An action
/// that leaves the machine takes an endpoint by value when the user consents to the action, and keeps it to the end.
/// Choosing another connection later does not change it. The token stays in memory.
///
/// A new action takes one, keeps a copy with what is pending (changerequests::Archiver::Item,
/// store::PendingArchive::connection, changerequests::BulkDraft::home), and gets a row in tst_windowswitching, which
/// changes the connection at every step. What is offered again is offered to the same connection and to no other.
struct Endpoint
{
    QUrl base; ///< with "/api/v2", as http::apiBase gives it
    QByteArray token;
    QByteArray pinnedCertificate = {};                            ///< as of http::Outgoing
    std::chrono::milliseconds timeout = std::chrono::seconds(30); ///< the limit of each request, as in http::Outgoing
    QUuid connection = {};                                ///< settings::Connection; null: none of the connections
    QString name = {};                                    ///< the connection's name, for sentences
    Dialect dialect = {};                                 ///< the dialect that was known when this was made
    std::optional<protocol::BulkActionDialect> form = {}; ///< of bulk create, chosen by hand: no other one is tried

    bool isNull() const { return base.isEmpty(); }
    /// Tells whether both are the same connection to the same service; the token may have been replaced.
    bool isSameConnection(const Endpoint &other) const { return connection == other.connection && base == other.base; }
    /// Tells whether a 401 to one of the endpoints would be a 401 to the other.
    bool isSameIdentity(const Endpoint &other) const { return isSameConnection(other) && token == other.token; }
};

} // namespace runlatch::service
