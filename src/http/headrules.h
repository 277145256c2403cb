// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"
#include "http/message.h"

namespace runlatch::http {

/// The reason for which a request is refused, and the status of the answer.
struct HeadFault
{
    base::Rule rule; ///< empty: nothing is wrong
    int status = 400;

    explicit operator bool() const { return !rule.isEmpty(); }
    friend bool operator==(const HeadFault &, const HeadFault &) = default;
};

/// The rules on a request's head and chunks that Boost.Beast does not enforce, or that need a name of their own. A head
/// that two parsers could read in two ways is refused, because a proxy may stand between us and the sender.

/// One line with its line feed; `number` 0 is the request line.
HeadFault faultOfLine(QByteArrayView line, int number);

/// A whole header: Host, Content-Length and Transfer-Encoding.
HeadFault faultOfHeaders(const Headers &headers, bool isVersion10);

/// The rest of a chunk-size line behind the size. Beast accepts everything between quotes, also a bare line feed.
HeadFault faultOfExtension(QByteArrayView extension);

/// The lines behind the last chunk, up to the empty one.
HeadFault faultOfTrailer(QByteArrayView trailer);

} // namespace runlatch::http
