// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace runlatch::store {

/// 32 bytes for sealing; whoever opens the store keeps them in the keychain or in memory.
using StoreKey = QByteArray;
StoreKey newStoreKey();

/// Authenticated encryption with the store's key: opens only what was sealed with it and is unchanged.
class Sealer
{
public:
    static bool isKey(const StoreKey &key); ///< of the right length

    explicit Sealer(StoreKey key); ///< `isKey` must hold

    QByteArray seal(QByteArrayView secret) const;                ///< a fresh nonce, then the sealed bytes
    std::optional<QByteArray> open(QByteArrayView sealed) const; ///< nullopt with another key

private:
    StoreKey m_key;
};

} // namespace runlatch::store
