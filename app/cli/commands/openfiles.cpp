// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/openfiles.h"

#include <QtGlobal>

#include <algorithm>

#if defined(Q_OS_UNIX)
#include <sys/resource.h>
#endif

namespace runlatch::cli {

#if defined(Q_OS_UNIX)

void allowOpenFiles(int wanted)
{
    rlimit limit{};
    const auto most = static_cast<rlim_t>(wanted);
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= most)
        return;
    limit.rlim_cur = std::min(most, limit.rlim_max);
    ::setrlimit(RLIMIT_NOFILE, &limit);
}

#else

void allowOpenFiles(int) { }

#endif

} // namespace runlatch::cli
