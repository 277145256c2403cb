// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace runlatch::base {

/// Returns buffers of 128 KB and more to the system as soon as they are freed. Call once, before threads and large
/// buffers. Otherwise glibc raises that bound up to 32 MB with each freed buffer, and then keeps bodies on a heap whose
/// holes stay with the process. Does nothing without glibc.
void returnFreedBuffers();

} // namespace runlatch::base
