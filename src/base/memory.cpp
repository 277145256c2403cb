// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/memory.h"

#include <cstdlib> // tells whether it is glibc

#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace runlatch::base {

void returnFreedBuffers()
{
#if defined(__GLIBC__)
    mallopt(M_MMAP_THRESHOLD, 128 * 1024); // bytes: the initial value, but fixed
#endif
}

} // namespace runlatch::base
