// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/coredumps.h"

#include <QtGlobal>

#if defined(Q_OS_UNIX)
#include <sys/resource.h>

#include <optional>
#endif

namespace runlatch::base {

#if defined(Q_OS_UNIX)

namespace {

std::optional<rlim_t> &givenLimit()
{
    static constinit std::optional<rlim_t> limit; // its first use may not take a lock behind fork()
    return limit;
}

void limitCoreDumps(rlim_t bytes)
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_CORE, &limit) != 0)
        return;
    limit.rlim_cur = bytes;
    ::setrlimit(RLIMIT_CORE, &limit);
}

} // namespace

void withholdCoreDumps()
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_CORE, &limit) == 0)
        givenLimit() = limit.rlim_cur;
    limitCoreDumps(0); // the lower one of the two limits: it can be raised again for a child
}

void restoreCoreDumps()
{
    if (givenLimit())
        limitCoreDumps(*givenLimit());
}

#else

void withholdCoreDumps() { }

void restoreCoreDumps() { }

#endif

} // namespace runlatch::base
