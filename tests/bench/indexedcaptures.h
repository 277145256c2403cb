// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "manycaptures.h"

#include "base/systemclock.h"
#include "store/capturestore.h"

#include <memory>

namespace runlatch::bench {

/// An open store of many captures, and its index of words.
class IndexedCaptures
{
public:
    /// Made at the first use, and kept until the program ends; null if that failed. A million takes minutes. Prints how
    /// fast they were indexed.
    static IndexedCaptures *of(int captures);
    static QDateTime receivedAt(int number); ///< of the captures from 0 on, one every ten milliseconds

    explicit IndexedCaptures(int captures);
    Q_DISABLE_COPY_MOVE(IndexedCaptures)

    store::CaptureStore &store() { return *m_store; }
    QString file() const { return m_captures.file(); }

private:
    bool open();
    void awaitIndex();

    ManyCaptures m_captures;
    base::SystemClock m_clock;
    std::unique_ptr<store::CaptureStore> m_store;
};

} // namespace runlatch::bench
