// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace runlatch::store {

/// The key for sealing, 32 bytes. The opener of the store keeps it in the keychain or in memory.
using StoreKey = QByteArray;
StoreKey newStoreKey();

/// Authenticated encryption with the store's key: it opens only bytes that were sealed with it and are unchanged.
class Sealer
{
public:
    static bool isKey(const StoreKey &key); ///< whether the key has the right length

    explicit Sealer(StoreKey key); ///< `isKey` must hold

    QByteArray seal(QByteArrayView secret) const;                ///< a fresh nonce, then the sealed bytes
    std::optional<QByteArray> open(QByteArrayView sealed) const; ///< nullopt with another key

private:
    StoreKey m_key;
};

} // namespace runlatch::store
