// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/capture.h"

#include <QList>

namespace runlatch::store {

/// One delivery of a task result, with the callbacks that were sent for it.
struct Delivery
{
    static constexpr int MaxReplies = 100; ///< of one delivery; the newest are read

    CaptureRow row;
    QList<SentReply> replies; ///< oldest first, without their bodies
};

/// Tells whether the capture is a delivery of a run task, so that it has the state of all deliveries of its task
/// result. An imported capture is none, and so is a verification request: a service sends all of them with the same id.
inline bool isOfTask(const CaptureRow &row)
{
    return !row.taskResultId.isEmpty() && !row.imported && !row.verification;
}

/// The deliveries of one task result: captures with the same task result id and callback address that were received.
/// A capture that is no delivery of a run task has only itself.
struct Deliveries
{
    QList<Delivery> newest; ///< oldest first
    qint64 total = 0;       ///< also those that are not in `newest`
    /// Id of the earlier delivery to compare the capture with that was asked for: the newest one in `newest` whose
    /// signature is valid, else the nearest one. 0: there is none.
    qint64 previous = 0;
};

} // namespace runlatch::store
