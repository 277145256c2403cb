// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "text/keyedsum.h"

#include <sodium.h>

#include <array>

namespace runlatch::text {

namespace {

using SumKey = std::array<unsigned char, crypto_shorthash_KEYBYTES>;

SumKey newSumKey()
{
    SumKey key{};
    if (sodium_init() < 0)
        qFatal("libsodium cannot be initialized");
    crypto_shorthash_keygen(key.data());
    return key;
}

} // namespace

std::uint64_t keyedSum(QByteArrayView bytes)
{
    static const SumKey key = newSumKey();
    std::uint64_t sum = 0;
    static_assert(sizeof sum == crypto_shorthash_BYTES);
    crypto_shorthash(reinterpret_cast<unsigned char *>(&sum), reinterpret_cast<const unsigned char *>(bytes.data()),
                     static_cast<unsigned long long>(bytes.size()), key.data());
    return sum;
}

} // namespace runlatch::text
