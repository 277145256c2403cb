// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/capture.h"
#include "store/sqlite/sealer.h"

#include <QTemporaryDir>

#include <functional>

namespace runlatch::bench {

/// A store file with many generated captures in a temporary folder. Half of them are of workspaces "prod-N"; one in a
/// thousand has the word "rareword" in its body.
class ManyCaptures
{
public:
    static constexpr int KeysOfSmall = 0;
    static constexpr int KeysOfUsual = 20; ///< of a body with some 1.5 KB
    using ReceivedAt = std::function<QDateTime(int number)>;

    /// A million takes a minute, with usual bodies some. The bodies have so many further keys.
    ManyCaptures(int count, int furtherKeys, const ReceivedAt &receivedAt);
    Q_DISABLE_COPY_MOVE(ManyCaptures)

    int count() const { return m_count; } ///< 0 if the file could not be made
    QString file() const;
    const store::StoreKey &key() const { return m_key; }

    static store::NewCapture capture(int number, int furtherKeys, const QDateTime &receivedAt);

private:
    bool fill(int count, int furtherKeys, const ReceivedAt &receivedAt) const;

    QTemporaryDir m_folder;
    store::StoreKey m_key = store::newStoreKey();
    int m_count = 0;
};

} // namespace runlatch::bench
