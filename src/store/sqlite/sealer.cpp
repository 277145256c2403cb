// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/sqlite/sealer.h"

#include <sodium.h>

#include <utility>

namespace runlatch::store {

namespace {

constexpr qsizetype NonceBytes = crypto_secretbox_NONCEBYTES;
constexpr qsizetype TagBytes = crypto_secretbox_MACBYTES;

void startLibrary()
{
    // Without random numbers nothing can be sealed, and there is no safe way on.
    if (sodium_init() < 0)
        qFatal("libsodium has no source of random numbers");
}

unsigned char *bytes(QByteArray &array)
{
    return reinterpret_cast<unsigned char *>(array.data());
}

const unsigned char *bytes(QByteArrayView view)
{
    return reinterpret_cast<const unsigned char *>(view.data());
}

std::optional<QByteArray> openWith(const QByteArray &key, QByteArrayView sealed)
{
    if (sealed.size() < NonceBytes + TagBytes)
        return std::nullopt;
    const QByteArrayView box = sealed.sliced(NonceBytes);
    QByteArray secret(box.size() - TagBytes, Qt::Uninitialized);
    if (crypto_secretbox_open_easy(bytes(secret), bytes(box), static_cast<unsigned long long>(box.size()),
                                   bytes(sealed), bytes(QByteArrayView(key)))
        != 0)
        return std::nullopt;
    return secret;
}

} // namespace

QByteArray newStoreKey()
{
    startLibrary();
    QByteArray key(crypto_secretbox_KEYBYTES, Qt::Uninitialized);
    crypto_secretbox_keygen(bytes(key));
    return key;
}

bool Sealer::isKey(const StoreKey &key)
{
    return key.bytes.size() == crypto_secretbox_KEYBYTES;
}

Sealer::Sealer(StoreKey key)
    : m_key(std::move(key))
{
    Q_ASSERT(isKey(m_key));
    startLibrary();
}

void Sealer::use(const StoreKey &key)
{
    Q_ASSERT(isKey(key));
    const QByteArray before = m_key.bytes;
    m_key = key;
    know(before);
}

void Sealer::know(const QByteArray &key)
{
    if (key != m_key.bytes && !m_known.contains(key))
        m_known.append(key);
}

QByteArray Sealer::mark() const
{
    constexpr QByteArrayView Purpose = "mark of a key of a store";
    QByteArray mark(16, Qt::Uninitialized);
    crypto_generichash(bytes(mark), static_cast<std::size_t>(mark.size()), bytes(Purpose),
                       static_cast<unsigned long long>(Purpose.size()), bytes(QByteArrayView(m_key.bytes)),
                       static_cast<std::size_t>(m_key.bytes.size()));
    return mark;
}

QByteArray Sealer::seal(QByteArrayView secret) const
{
    QByteArray sealed(NonceBytes + TagBytes + secret.size(), Qt::Uninitialized);
    unsigned char *nonce = bytes(sealed);
    randombytes_buf(nonce, NonceBytes);
    crypto_secretbox_easy(nonce + NonceBytes, bytes(secret), static_cast<unsigned long long>(secret.size()), nonce,
                          bytes(QByteArrayView(m_key.bytes)));
    return sealed;
}

std::optional<QByteArray> Sealer::open(QByteArrayView sealed) const
{
    auto secret = openWith(m_key.bytes, sealed);
    for (auto key = m_known.begin(); !secret && key != m_known.end(); ++key)
        secret = openWith(*key, sealed);
    return secret;
}

} // namespace runlatch::store
