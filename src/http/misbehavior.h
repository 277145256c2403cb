// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <chrono>

namespace runlatch::http {

/// The way in which an answer goes wrong on purpose, on the wire. Wrong content is the handler's own affair.
struct Misbehavior
{
    enum class End {
        Whole,       ///< no misbehavior: the answer as it is
        Close,       ///< nothing is sent, and the connection ends in the regular way
        Reset,       ///< RST instead of an answer
        CutBody,     ///< head with the whole Content-Length, half of the body, then the end; without a body half a head
        EndlessBody, ///< head, then the body over and over (chunked) for as long as the other side reads
        Silence,     ///< nothing is sent; the connection stays open until the other side leaves
    };
    End end = End::Whole;
    std::chrono::milliseconds delay{0}; ///< the wait before the first byte; a closing server does not wait for it
};

} // namespace runlatch::http
