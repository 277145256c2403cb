// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QDateTime>

namespace runlatch::replay {

/// An id and a time that a request gets before it is sent again, so that its receiver does not take it for a repeated
/// delivery.
struct Freshness
{
    QByteArray taskResultId; ///< "taskrs-" and 16 letters and digits
    QDateTime at;            ///< UTC

    static Freshness made(const QDateTime &now); ///< with an id that nothing else has
};

/// The body with that id and time: of a run task `task_result_id`, the same id in `task_result_callback_url`, and
/// `run_created_at`; of a notification `run_updated_at` of each of its notifications. All else keeps its bytes. Members
/// that are not there stay away, and what is no JSON object stays as it is. Takes time in proportion to it; any thread.
QByteArray freshened(const QByteArray &body, const Freshness &fresh);

} // namespace runlatch::replay
