// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/readingpause.h"

#include "http/limits.h"

#include <QTcpSocket>

namespace runlatch::http {

namespace {

// QTcpSocket has no pause. It does not read while its buffer is full, and one byte of ours fills a buffer of this size.
constexpr qint64 FullSize = 1;

} // namespace

void pauseReading(QTcpSocket &socket)
{
    if (isReadingPaused(socket) || socket.state() != QAbstractSocket::ConnectedState)
        return;
    socket.ungetChar('\0');
    // Called behind the byte, this turns the notification off too. On Windows an end is read as soon as it is notified.
    socket.setReadBufferSize(FullSize);
}

void resumeReading(QTcpSocket &socket)
{
    if (!isReadingPaused(socket) || socket.state() != QAbstractSocket::ConnectedState)
        return;
    socket.skip(FullSize);
    socket.setReadBufferSize(Limits::ReadSize);
}

bool isReadingPaused(const QTcpSocket &socket)
{
    return socket.readBufferSize() == FullSize;
}

} // namespace runlatch::http
