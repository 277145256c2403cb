// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QtGlobal>

#include <csignal>

#if defined(Q_OS_UNIX)
#include <sys/types.h>
#else
// Tests that send signals to other programs compile on Windows, and skip themselves there.
constexpr int SIGHUP = 1;
constexpr int SIGKILL = 9;
#endif

namespace runlatch::support {

/// As POSIX's kill(): 0 if the process is there.
inline int sendSignal([[maybe_unused]] qint64 process, [[maybe_unused]] int signal)
{
#if defined(Q_OS_UNIX)
    return ::kill(static_cast<pid_t>(process), signal);
#else
    return -1;
#endif
}

} // namespace runlatch::support
