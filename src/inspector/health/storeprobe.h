// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "store/capturestore.h"

#include <QObject>

#include <chrono>
#include <optional>
#include <vector>

namespace runlatch::inspector {

/// Finds out whether a store takes writes: it orders the store's writer to change a capture that no store has. The
/// writer takes its lock, and a server also begins and commits a transaction; nothing is written. A disk that is just
/// full is therefore not found: that is what Recorder::Load tells. One thread.
class StoreProbe final : public QObject
{
    Q_OBJECT
public:
    /// An order that is not answered by then counts as refused.
    static constexpr std::chrono::seconds Longest{5};
    /// An answer serves for so long: questions in a loop cost the store one order a second.
    static constexpr std::chrono::seconds Fresh{1};

    /// Both must outlive this.
    StoreProbe(store::CaptureStore &store, base::Clock &clock, QObject *parent = nullptr);

    /// Calls `done` once, at once or later, never after this died. Errors: Storage as of CaptureStore::append();
    /// Timeout after Longest.
    void ask(base::Callback<std::monostate> done);

private:
    void order();
    void answer(int number, const base::Done &result);

    store::CaptureStore &m_store;
    base::Clock &m_clock;
    std::vector<base::Callback<std::monostate>> m_waiting;
    std::optional<base::Done> m_last;
    std::chrono::milliseconds m_answeredAt{0};
    int m_number = 0; ///< of the last order; the answers of earlier ones come too late
};

} // namespace runlatch::inspector
