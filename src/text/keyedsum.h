// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>

#include <cstdint>

namespace runlatch::text {

/// A sum of bytes under a key that each process draws anew (SipHash-2-4 of libsodium), so that no sender can choose
/// texts whose sums collide. Equal sums stand for equal bytes: among four million different texts the chance of one
/// wrong pair is below one in a million. Never store it. Any thread. Internal to this library.
std::uint64_t keyedSum(QByteArrayView bytes);

} // namespace runlatch::text
