// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"
#include "http/message.h"

namespace runlatch::simulator {

/// The result of comparing the token of a request with the required one.
enum class ShownToken {
    Right,
    Missing,   ///< no Authorization header, or an empty one
    Malformed, ///< not of the form "Bearer TOKEN"
    Other,     ///< a token, but not the required one
    // Near misses, each of the required token:
    NoScheme,       ///< the token alone
    Twice,          ///< behind a second "Bearer", or any token in a second Authorization header
    Quoted,         ///< in quotes or brackets, also as Python writes bytes: b'TOKEN'
    LineBreak,      ///< with a line break behind it, written as two signs
    Cut,            ///< only its beginning or its end, of eight characters at least
    PercentEncoded, ///< "Bearer%20TOKEN", or the token alone
    Encoded,        ///< in base64
    OtherCase,      ///< in upper or lower case
    Placeholder,    ///< what stands where a value was not filled in or was masked: "undefined", "$TOKEN", "****"
};

/// Compared in constant time. No request meets an empty `expected`.
ShownToken shownToken(const http::Request &request, const QByteArray &expected);
/// The machine-readable reason of a 401: "bearer.missing", "bearer.quoted" and the like; empty for Right.
base::Rule tokenRule(ShownToken token);

} // namespace runlatch::simulator
