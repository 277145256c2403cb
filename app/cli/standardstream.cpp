// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/standardstream.h"

#include "app/cli/interrupt.h"

#include <algorithm>
#include <cerrno>
#include <climits>

#if !defined(Q_OS_WIN)
#include <unistd.h>
#endif

namespace runlatch::cli {

#if defined(Q_OS_WIN)

bool writeToStream(FILE *stream, QByteArrayView bytes)
{
    const auto size = static_cast<std::size_t>(bytes.size());
    const bool isWritten = std::fwrite(bytes.data(), 1, size, stream) == size;
    return std::fflush(stream) == 0 && isWritten; // flushed: the reader of a pipe waits for each line
}

#else

bool writeToStream(FILE *stream, QByteArrayView bytes)
{
    constexpr qsizetype piece = PIPE_BUF; // a pipe takes all of it or nothing, and does not block when it has room
    const int descriptor = fileno(stream);
    while (!bytes.isEmpty()) {
        if (!Interrupt::waitForOutput(descriptor))
            return false;
        const auto size = static_cast<std::size_t>(std::min(bytes.size(), piece));
        const ssize_t written = ::write(descriptor, bytes.data(), size);
        if (written < 0 && errno != EINTR && errno != EAGAIN)
            return false;
        bytes = bytes.sliced(std::max<ssize_t>(written, 0));
    }
    return true;
}

#endif

} // namespace runlatch::cli
