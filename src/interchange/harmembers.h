// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "base/result.h"
#include "interchange/jsonmembers.h"

#include <optional>

namespace runlatch::interchange {

/// The fault of an entry of a HAR: Usage, subject = the field.
base::Error entryFault(base::Rule rule, const QString &field);

/// The members of a nested object. Errors: "import.missing", "import.value"; subject = its name.
base::Result<JsonMembers> membersOf(const JsonMembers &outer, const QByteArray &name, const QList<QByteArray> &names);

/// The body of a request in a HAR, which stands in `postData` as text, or in base64 if `encoding` says so.
struct HarBody
{
    QByteArray bytes;
    bool isLost = false; ///< the request says that it has a body, and does not have its bytes
    bool isText = false; ///< the bytes are those of characters, and not of base64
    /// The reason for which they are not known to be the sent ones, with their numbers; subject = the field.
    std::optional<base::Error> doubt = {};
};
/// `announced` is the Content-Length of the request. Characters below U+0100 that are as many are the sent bytes, as
/// browsers write what is no UTF-8. `request` was read with "postData" and "bodySize". A body of another encoding is an
/// error: it would pass for the bytes that were sent. Errors: "import.value"; subject = the field.
base::Result<HarBody> readHarBody(const JsonMembers &request, std::optional<qint64> announced);

} // namespace runlatch::interchange
