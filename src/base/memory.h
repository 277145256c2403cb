// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace runlatch::base {

/// Buffers of 128 KB and more go back to the system as soon as they are freed. To be called once, before threads and
/// large buffers. glibc otherwise raises that bound up to 32 MB with each buffer that is freed, and then keeps bodies
/// on a heap whose holes stay with the process. Does nothing where there is no glibc.
void returnFreedBuffers();

} // namespace runlatch::base
