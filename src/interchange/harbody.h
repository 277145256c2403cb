// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "http/message.h"
#include "interchange/foreign/jsonmembers.h"

#include <optional>

namespace runlatch::interchange {

/// The body of a request in a HAR: in `postData` or `_content`, as text or in base64.
struct HarBody
{
    QByteArray bytes = {};
    bool isLost = false; ///< the file says that there was a body, and does not have its bytes
    bool isText = false; ///< the bytes are those of characters, and not exact
    /// The reason for which they are not known to be the sent ones, with their numbers; subject = the field.
    std::optional<base::Error> doubt = {};
};

QList<QByteArray> harBodyMembers(); ///< of a request, which readHarBody() asks for

/// Reads the body of a request with these headers. A text has several readings: its characters in UTF-8, a byte for
/// each of them (below U+0100, as browsers write what is no UTF-8), a byte for each half of a surrogate pair (U+DC80 to
/// U+DCFF, as Python writes it), and base64, whatever its flag says. One that has the announced number of bytes is what
/// was sent, and of several the first. Otherwise the text is read as its flag says, with a doubt. Nothing in it can
/// cost more than the body: what cannot be read is lost.
HarBody readHarBody(const JsonMembers &request, const http::Headers &headers);

} // namespace runlatch::interchange
