// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/reply.h"

#include <chrono>
#include <optional>

namespace runlatch::inspector {

/// Answers requests by itself, and only one that is valid (or unchecked, from loopback), of a supported version,
/// on disk, answered 200, no verification request, and whose callback does not go to a link-local address.
/// Outcomes are left out where the request does not take them (spec 4.6 rule 4).
class AutoReply : public QObject
{
    Q_OBJECT
public:
    /// `reply` and `clock` must outlive this.
    AutoReply(Reply &reply, base::Clock &clock, QObject *parent = nullptr);

    void setResult(const std::optional<protocol::TaskResult> &result); ///< nothing: off, also for those that wait
    void setDelay(std::chrono::milliseconds delay);

    static bool isAllowed(const store::CaptureRow &row);
    /// Rows from Receiver::captured; those that are not allowed are passed over in silence.
    void handle(const QList<store::CaptureRow> &rows);

signals:
    /// What came of one. Where `reply.errorKind` is not empty, `error` says why: the service's refusal, no
    /// answer, or an obstacle (`reply.http` is 0 and nothing was sent).
    void replied(qint64 captureId, const runlatch::store::SentReply &reply, const runlatch::base::Error &error);

private:
    void send(const store::CaptureRow &row);

    Reply &m_reply;
    base::Clock &m_clock;
    std::optional<protocol::TaskResult> m_result;
    std::chrono::milliseconds m_delay{0};
};

} // namespace runlatch::inspector
