// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <ctime>

namespace runlatch::bench {

#ifdef CLOCK_THREAD_CPUTIME_ID

inline double cpuSeconds(clockid_t clock)
{
    timespec used{};
    clock_gettime(clock, &used);
    return static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) / 1e9;
}

/// Seconds of the processors that this thread, or this process, has used; always 0 where the system does not tell.
inline double threadCpu()
{
    return cpuSeconds(CLOCK_THREAD_CPUTIME_ID);
}
inline double processCpu()
{
    return cpuSeconds(CLOCK_PROCESS_CPUTIME_ID);
}

#else

inline double threadCpu()
{
    return 0;
}
inline double processCpu()
{
    return 0;
}

#endif

} // namespace runlatch::bench
