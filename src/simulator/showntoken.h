// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"

namespace runlatch::simulator {

/// How the token of a request compares with the one that is asked for.
enum class ShownToken {
    Right,
    Missing,   ///< no Authorization header, or an empty one
    Malformed, ///< not of the form "Bearer TOKEN"
    Other,     ///< a token, and not the one that is asked for
};

/// Compared in constant time. An empty `expected` is met by nothing.
ShownToken shownToken(const http::Request &request, const QByteArray &expected);
/// The machine-readable reason of a 401: "bearer.missing", "bearer.malformed", "bearer.other"; empty for Right.
QString tokenRule(ShownToken token);

} // namespace runlatch::simulator
