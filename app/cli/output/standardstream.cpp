// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/standardstream.h"

#include "app/cli/output/interrupt.h"

#include <algorithm>
#include <cerrno>
#include <climits>

#if defined(Q_OS_WIN)
#include <cstdlib>
#include <fcntl.h>
#include <io.h>
#include <qt_windows.h>
#else
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>
#endif

namespace runlatch::cli {

#if defined(Q_OS_WIN)

void prepareStreams()
{
    // The C library would write two bytes for a line feed, read one for two, and end the input at Ctrl+Z.
    for (FILE *stream : {stdin, stdout, stderr}) {
        if (const int descriptor = _fileno(stream); descriptor >= 0)
            _setmode(descriptor, _O_BINARY);
    }
    static const UINT encoding = GetConsoleOutputCP();
    if (encoding == 0)
        return; // no console
    SetConsoleOutputCP(CP_UTF8);
    std::atexit([] { SetConsoleOutputCP(encoding); });
}

bool writeToStream(FILE *stream, QByteArrayView bytes)
{
    const auto size = static_cast<std::size_t>(bytes.size());
    const bool isWritten = std::fwrite(bytes.data(), 1, size, stream) == size;
    return std::fflush(stream) == 0 && isWritten; // flushed: the reader of a pipe waits for each line
}

qsizetype writeAtOnce(FILE *stream, QByteArrayView bytes)
{
    return writeToStream(stream, bytes) ? bytes.size() : -1;
}

#else

void prepareStreams()
{
    if (fcntl(STDIN_FILENO, F_GETFD) < 0) [[maybe_unused]]
        const int held = ::open("/dev/null", O_WRONLY); // the lowest free number is that one
}

namespace {

/// Returns the number of bytes that were written; -1 if that failed.
qsizetype writePiece(int descriptor, QByteArrayView bytes)
{
    constexpr qsizetype piece = PIPE_BUF; // a pipe takes all of it or nothing, and does not block when it has room
    const ssize_t written = ::write(descriptor, bytes.data(), static_cast<std::size_t>(std::min(bytes.size(), piece)));
    if (written < 0 && errno != EINTR && errno != EAGAIN)
        return -1;
    return std::max<ssize_t>(written, 0);
}

} // namespace

bool writeToStream(FILE *stream, QByteArrayView bytes)
{
    const int descriptor = fileno(stream);
    while (!bytes.isEmpty()) {
        if (!Interrupt::waitForOutput(descriptor))
            return false;
        const qsizetype written = writePiece(descriptor, bytes);
        if (written < 0)
            return false;
        bytes = bytes.sliced(written);
    }
    return true;
}

qsizetype writeAtOnce(FILE *stream, QByteArrayView bytes)
{
    pollfd end{fileno(stream), POLLOUT, 0};
    return poll(&end, 1, 0) > 0 ? writePiece(end.fd, bytes) : 0; // writing tells what is wrong with the stream
}

#endif

} // namespace runlatch::cli
