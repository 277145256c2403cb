// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/bulkcreation.h"

#include <QMap>
#include <QString>

#include <optional>

namespace runlatch::protocol {

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
        Refused,    ///< a page asked for with it was answered 400 or 422, and without it was not
    };
    Show show = Show::Unknown;
    Archive archive = Archive::Unknown;
    ArchiveParameter archiveParameter = ArchiveParameter::Unknown;
    std::optional<BulkForm> create = {}; ///< nothing yet: the default form is tried first

    friend bool operator==(const Dialect &, const Dialect &) = default;
};

/// As words, for what outlives the program: "show" -> "openapi", "archive" -> "specification-post",
/// "archive_parameter" -> "understood", "create" -> as bulkFormName. Empty where it is not known; all keys are there.
QMap<QString, QString> dialectWords(const Dialect &dialect);
/// The other way round. A word that is none of these is not known.
Dialect readDialect(const QMap<QString, QString> &words);

} // namespace runlatch::protocol
