// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <sodium.h>

namespace runlatch::signature {

/// HMAC-SHA512 over bytes that come in parts. Unlike Qt's it can be copied, so a longer text goes on from a shorter
/// one.
class Hmac
{
public:
    explicit Hmac(const QByteArray &key)
    {
        crypto_auth_hmacsha512_init(&m_state, bytesOf(key), static_cast<std::size_t>(key.size()));
    }

    void add(QByteArrayView part)
    {
        crypto_auth_hmacsha512_update(&m_state, bytesOf(part), static_cast<unsigned long long>(part.size()));
    }
    QByteArray digest() const
    {
        crypto_auth_hmacsha512_state state = m_state;
        QByteArray digest(crypto_auth_hmacsha512_BYTES, '\0');
        crypto_auth_hmacsha512_final(&state, reinterpret_cast<unsigned char *>(digest.data()));
        return digest;
    }

private:
    /// Never null, which libsodium takes for no size.
    static const unsigned char *bytesOf(QByteArrayView bytes)
    {
        return reinterpret_cast<const unsigned char *>(bytes.isNull() ? "" : bytes.data());
    }

    crypto_auth_hmacsha512_state m_state;
};

} // namespace runlatch::signature
