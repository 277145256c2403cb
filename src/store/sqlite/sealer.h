// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

#include <optional>
#include <utility>

namespace runlatch::store {

/// The key for sealing, 32 bytes. The opener of the store keeps it in the keychain or, if none answers, in memory.
struct StoreKey
{
    StoreKey() = default;
    StoreKey(QByteArray key, bool lasting = true)
        : bytes(std::move(key))
        , isLasting(lasting)
    {
    }

    QByteArray bytes;
    bool isLasting = true; ///< false: nobody has it any more when the program has ended
    /// A store is not opened with it if another lasting key sealed its secrets last: the key comes from a file, and may
    /// be that of another store.
    bool mustFit = false;
};
QByteArray newStoreKey();

/// Authenticated encryption with the store's key: it opens only bytes that were sealed with a key it has, and are
/// unchanged.
class Sealer
{
public:
    static bool isKey(const StoreKey &key); ///< whether the key has the right length

    explicit Sealer(StoreKey key); ///< `isKey` must hold

    void use(const StoreKey &key);    ///< seals with that key from now on, and opens also with the earlier ones
    void know(const QByteArray &key); ///< opens also with that key
    const StoreKey &key() const { return m_key; }
    QByteArray mark() const; ///< tells the key in use from others, and tells nothing of it; 16 bytes

    QByteArray seal(QByteArrayView secret) const;                ///< a fresh nonce, then the sealed bytes
    std::optional<QByteArray> open(QByteArrayView sealed) const; ///< nullopt with another key

private:
    StoreKey m_key;
    QList<QByteArray> m_known; ///< keys that only open
};

} // namespace runlatch::store
