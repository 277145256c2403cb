// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/bulkcreation.h"

#include <QMap>
#include <QString>

#include <optional>

namespace runlatch::protocol {

/// The documented dialects that the service was seen to answer. Values stand in the order in which they are tried: the
/// service's OpenAPI description first, because clients are generated from it, then the specification (spec 4.2, 4.3).
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
        Understood, ///< a page that was asked for with it had rows, and all of them fit
        Ignored,    ///< a page that was asked for with it had rows that do not fit
        Refused,    ///< a page was answered 400 or 422 with it, and otherwise without it
    };
    Show show = Show::Unknown;
    Archive archive = Archive::Unknown;
    ArchiveParameter archiveParameter = ArchiveParameter::Unknown;
    std::optional<BulkActionDialect> create = {}; ///< nullopt: not learned yet, the default dialect is tried first

    friend bool operator==(const Dialect &, const Dialect &) = default;
};

/// The dialect as words, to be saved: "show" -> "openapi", "archive" -> "specification-post", "archive_parameter" ->
/// "understood", "create" -> as in bulkActionDialectName. A word is empty if the dialect is not known; all keys are
/// there.
QMap<QString, QString> dialectWords(const Dialect &dialect);
/// The reverse of dialectWords(). Any other word counts as not known.
Dialect readDialect(const QMap<QString, QString> &words);

} // namespace runlatch::protocol
