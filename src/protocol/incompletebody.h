// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"

#include <QtGlobal>

#include <optional>

namespace runlatch::protocol {

/// The reason for which a body is incomplete, and the part of it that is there. Sizes are in bytes of its content,
/// without chunks' framing.
struct IncompleteBody
{
    base::Rule reason;               ///< of the refusal: "http.request-cut", "http.body-timeout" and others
    qint64 arrived = 0;              ///< the content that was read
    std::optional<qint64> announced; ///< Content-Length; nullopt for a chunked body
    qint64 unread = 0;  ///< bytes behind the content that were kept as they came, because they are no chunk
    bool isKept = true; ///< false: none of the bytes were kept
};

} // namespace runlatch::protocol
