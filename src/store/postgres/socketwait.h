// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <chrono>

namespace runlatch::store {

enum class SocketWait { Reading, Both };

/// Waits in this thread until the socket can be read, or written where that is asked for. False when the time is over.
bool waitForSocket(int socket, SocketWait wait, std::chrono::milliseconds time);

} // namespace runlatch::store
