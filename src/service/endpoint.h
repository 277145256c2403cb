// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/bulkcreation.h"

#include <QByteArray>
#include <QString>
#include <QUrl>
#include <QUuid>

#include <chrono>
#include <optional>

namespace runlatch::service {

/// Which of the documented forms the service was seen to answer. Values stand in the order they are tried: the
/// service's OpenAPI description first, as clients are generated from it, then the specification (spec 4.2, 4.3).
struct Dialect
{
    enum class Show {
        Unknown,
        OpenApi,       ///< GET /change-requests/:id, also the example of spec 4.2
        Specification, ///< GET /workspaces/change-requests/:id
    };
    enum class Archive {
        Unknown,
        OpenApi,            ///< POST /change-requests/:id/actions/archive
        SpecificationPost,  ///< POST /workspaces/change-requests/:id
        SpecificationPatch, ///< PATCH /workspaces/change-requests/:id, the example of spec 4.3
    };
    enum class ArchiveParameter {
        Unknown,
        Understood, ///< a page asked for with it held nothing else, and something
        Ignored,    ///< a page asked for with it held what does not fit
        Refused,    ///< a page asked for with it was answered 400 or 422, and without it was not: see ListReader
    };
    Show show = Show::Unknown;
    Archive archive = Archive::Unknown;
    ArchiveParameter archiveParameter = ArchiveParameter::Unknown;
    std::optional<protocol::BulkForm> create = {}; ///< nothing yet: the default form is tried first

    friend bool operator==(const Dialect &, const Dialect &) = default;
};

/// Where a request goes, who asks, and what is known of the forms that are understood there. An action that leaves the
/// machine takes one by value when the person consents to it, and keeps it to its end: which connection is looked at
/// by then is nothing to it. The token stays in memory.
struct Endpoint
{
    QUrl base; ///< with "/api/v2", as http::apiBase gives it
    QByteArray token;
    QByteArray pinnedCertificate = {};                            ///< as of http::Outgoing
    std::chrono::milliseconds timeout = std::chrono::seconds(30); ///< of each request, as of http::Outgoing
    QUuid connection = {};                                        ///< settings::Connection; null: it is none of these
    QString name = {};                                            ///< the connection's, for sentences
    Dialect dialect = {};                                         ///< what was known when this was made

    bool isNull() const { return base.isEmpty(); }
    /// The same connection to the same service; its token may have been replaced.
    bool isSameConnection(const Endpoint &other) const { return connection == other.connection && base == other.base; }
    /// A 401 to one of them would be a 401 to the other.
    bool isSameIdentity(const Endpoint &other) const { return isSameConnection(other) && token == other.token; }
};

} // namespace runlatch::service
