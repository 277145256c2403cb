// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

class QTcpSocket;

namespace runlatch::http {

/// Makes a connected socket leave everything that comes to the system. Whoever owes an
/// answer does so. RFC 9112 9.6 lets a client end its sending behind its request, but a QTcpSocket that reads this end
/// closes both directions, and what was not written yet is lost. While it reads nothing, a client that is gone shows
/// only when something is written. Not for TLS.
void pauseReading(QTcpSocket &socket);
void resumeReading(QTcpSocket &socket); ///< reads up to Limits::ReadSize bytes ahead, as before the pause
bool isReadingPaused(const QTcpSocket &socket);

} // namespace runlatch::http
