// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/bulkcreation.h"

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <chrono>
#include <optional>

namespace runlatch::service {

/// Where the service is and who asks. The token stays in memory.
struct Endpoint
{
    QUrl base; ///< with "/api/v2", as http::apiBase gives it
    QByteArray token;
    QByteArray pinnedCertificate = {};                            ///< as of http::Outgoing
    std::chrono::milliseconds timeout = std::chrono::seconds(30); ///< of each request, as of http::Outgoing
};

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
    };
    Show show = Show::Unknown;
    Archive archive = Archive::Unknown;
    ArchiveParameter archiveParameter = ArchiveParameter::Unknown;
    std::optional<protocol::BulkForm> create = {}; ///< nothing yet: the default form is tried first

    friend bool operator==(const Dialect &, const Dialect &) = default;
};

} // namespace runlatch::service
