// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QtGlobal>

#if defined(Q_OS_UNIX)
#include <csignal>
#include <sys/resource.h>
#endif

namespace runlatch::support {

/// While this object exists, the process cannot write to any file: its limit for file size is zero.
class FullDisk
{
#if defined(Q_OS_UNIX)
public:
    static constexpr bool IsPossible = true;
    FullDisk()
    {
        std::signal(SIGXFSZ, SIG_IGN); // writes then fail with EFBIG
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit none = m_before;
        none.rlim_cur = 0;
        setrlimit(RLIMIT_FSIZE, &none);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
    }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;

private:
    rlimit m_before{};
#else
public:
    static constexpr bool IsPossible = false; ///< the test is skipped
    FullDisk() { }
#endif
};

} // namespace runlatch::support
