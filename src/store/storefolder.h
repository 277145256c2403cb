// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QLockFile>

#include <memory>

namespace runlatch::store {

/// The data folder held by this program, made where it was not there, and the store's file in it, which only
/// its owner may read. Errors: "store.locked" (subject: who holds it), "store.not-writable".
class StoreFolder
{
public:
    static base::Result<std::unique_ptr<StoreFolder>> take(const QString &file);

private:
    explicit StoreFolder(const QString &lockFile) : m_lock(lockFile) {}
    base::Done lock();

    QLockFile m_lock;
};

} // namespace runlatch::store
