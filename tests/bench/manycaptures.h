// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/systemclock.h"
#include "store/capturestore.h"

#include <QTemporaryDir>

#include <memory>

namespace runlatch::bench {

/// A store of generated captures with bodies of some 1.5 KB, and its index of words. Half of them are of workspaces
/// "prod-N"; one in a thousand has the word "rareword" in its body.
class ManyCaptures
{
public:
    /// Made at the first use, and kept until the program ends; null if that failed. A million takes minutes.
    static ManyCaptures *of(int captures);

    store::CaptureStore &store() { return *m_store; }
    double indexedPerSecond() const { return m_indexedPerSecond; }
    double indexBytes() const; ///< of one capture
    QString file() const;

private:
    bool make(int captures);
    bool fill(int captures) const;
    bool openAndIndex(int captures);

    QTemporaryDir m_folder;
    base::SystemClock m_clock;
    std::unique_ptr<store::CaptureStore> m_store;
    double m_indexedPerSecond = 0;
    int m_captures = 0;
};

} // namespace runlatch::bench
