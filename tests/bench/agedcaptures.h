// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/capture.h"
#include "store/sealer.h"

#include <QTemporaryDir>

namespace runlatch::bench {

/// A store file with many captures in a temporary folder. The oldest tenth is two days old.
class AgedCaptures
{
public:
    explicit AgedCaptures(int count); ///< takes a minute for a million
    Q_DISABLE_COPY_MOVE(AgedCaptures)

    int count() const { return m_count; } ///< 0 if the file could not be made
    QString file() const;
    const store::StoreKey &key() const { return m_key; }

    static store::NewCapture capture(int number, const QDateTime &receivedAt); ///< a small one

private:
    bool fill(int count) const;

    QTemporaryDir m_folder;
    store::StoreKey m_key = store::newStoreKey();
    int m_count = 0;
};

} // namespace runlatch::bench
