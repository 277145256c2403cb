// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

class QTcpSocket;

namespace runlatch::http {

/// Leaves what comes to a connected socket in the buffer of the system, while an answer to it is owed. RFC 9112 9.6
/// lets a client end its sending behind its request, but a QTcpSocket that reads this end closes both directions, and
/// what was not written yet is lost. While it reads nothing, a client that is gone shows only when something is
/// written. Not for TLS.
void pauseReading(QTcpSocket &socket);
void resumeReading(QTcpSocket &socket); ///< reads up to Limits::ReadSize bytes ahead, as before the pause
bool isReadingPaused(const QTcpSocket &socket);

} // namespace runlatch::http
