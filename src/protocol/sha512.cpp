// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/sha512.h"

#include <sodium.h>

namespace runlatch::protocol {

namespace {

/// Never null, because libsodium declares that no key is.
const unsigned char *data(QByteArrayView bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.isNull() ? "" : bytes.data());
}

unsigned long long size(QByteArrayView bytes)
{
    return static_cast<unsigned long long>(bytes.size());
}

unsigned char *data(QByteArray &bytes)
{
    return reinterpret_cast<unsigned char *>(bytes.data());
}

} // namespace

QByteArray sha512(QByteArrayView bytes)
{
    QByteArray digest(crypto_hash_sha512_BYTES, Qt::Uninitialized);
    crypto_hash_sha512(data(digest), data(bytes), size(bytes));
    return digest;
}

QByteArray hmacSha512(QByteArrayView key, QByteArrayView bytes)
{
    QByteArray digest(crypto_auth_hmacsha512_BYTES, Qt::Uninitialized);
    crypto_auth_hmacsha512_state state;
    crypto_auth_hmacsha512_init(&state, data(key), static_cast<std::size_t>(key.size()));
    crypto_auth_hmacsha512_update(&state, data(bytes), size(bytes));
    crypto_auth_hmacsha512_final(&state, data(digest));
    return digest;
}

} // namespace runlatch::protocol
