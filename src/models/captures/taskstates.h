// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/capture.h"

#include <QCache>
#include <QString>

namespace runlatch::models {

/// The states that replies reached, and the deadlines that they moved, by run task. All deliveries of a run task share
/// them (CaptureStore::addReply). But a reply reports the row of one delivery only, and a row that was read earlier may
/// be reported later.
class TaskStates
{
public:
    /// States, some 300 bytes each; a row of a forgotten one appears as it was read.
    static constexpr int MaxStates = 10'000;

    /// Learns the state of a row that was just written. A final state is kept.
    void note(const store::CaptureRow &row);
    void clear() { m_states.clear(); } ///< those of another store
    store::CaptureRow current(store::CaptureRow row) const;

    static QString keyOf(const store::CaptureRow &row); ///< the key of the row's run task; empty without a run task
    /// Tells whether both are deliveries of one run task.
    static bool isOneTask(const store::CaptureRow &one, const store::CaptureRow &other);

private:
    struct Reached
    {
        protocol::TaskState state;
        QDateTime deadline;
    };
    QCache<QString, Reached> m_states{MaxStates};
};

} // namespace runlatch::models
