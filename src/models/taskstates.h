// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/capture.h"

#include <QCache>
#include <QString>

namespace runlatch::models {

/// The states that replies reached, and the deadlines that they moved, by run task: all deliveries of one have the same
/// (CaptureStore::addReply), but a reply tells the row of one, and a row may be told that was read before.
class TaskStates
{
public:
    static constexpr int Most = 10'000; ///< some 300 bytes each; what is forgotten is told as it was read

    /// Of what was just written; a final state is not left.
    void note(const store::CaptureRow &row);
    store::CaptureRow current(store::CaptureRow row) const;

    static QString keyOf(const store::CaptureRow &row); ///< of its run task; empty where there is none

private:
    struct Reached
    {
        protocol::TaskState state;
        QDateTime deadline;
    };
    QCache<QString, Reached> m_states{Most};
};

} // namespace runlatch::models
