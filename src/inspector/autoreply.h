// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/reply.h"

#include <QSet>
#include <QUrl>

#include <chrono>
#include <optional>

namespace runlatch::inspector {

/// Answers requests by itself: those that are valid, and unchecked ones whose callback's origin the user named and that
/// came by a known host's name; of a supported version, on disk, answered 200, no verification request, and whose
/// callback is not written as an address that is refused (http::isRefusedHost; Reply judges names). Outcomes are left
/// out where the request does not take them (spec 4.6 rule 4). A reply of a run task waits until the one before it,
/// whoever asked for that, is settled, and is then sent where it may still be.
class AutoReply : public QObject
{
    Q_OBJECT
public:
    static constexpr int MostWaiting = 1000; ///< for their delay or their turn (some KB each); more are not answered
    static constexpr int MostUnderWay = 16;  ///< at once: each has a connection and a thread of its own

    /// `reply` and `clock` must outlive this.
    AutoReply(Reply &reply, base::Clock &clock, QObject *parent = nullptr);

    void setResult(const std::optional<protocol::TaskResult> &result); ///< nothing: off, also for those that wait
    void setDelay(std::chrono::milliseconds delay);
    void setAllowedCallbacks(const QList<QUrl> &origins); ///< where unchecked requests may lead; nowhere at first

    bool isAllowed(const store::CaptureRow &row) const;
    /// Nothing stands against it but that nobody named its callback's origin.
    bool lacksItsOrigin(const store::CaptureRow &row) const;
    /// Rows from Receiver::captured; those that are not allowed are passed over in silence.
    void handle(const QList<store::CaptureRow> &rows);
    bool isIdle() const { return m_waiting == 0 && m_underWay == 0; }

signals:
    void idle(); ///< none waits, and none is under way
    /// What came of one. Where `reply.errorKind` is not empty, `error` says why: the service's refusal, no
    /// answer, or an obstacle or "reply.too-many" (Usage; `reply.http` is 0 and nothing was sent).
    void replied(qint64 captureId, const runlatch::store::SentReply &reply, const runlatch::base::Error &error);

private:
    bool isNamed(const QUrl &callback) const;
    void serve();
    void send(const store::CaptureRow &row);
    void refuse(const store::CaptureRow &row, const base::Error &error);

    Reply &m_reply;
    base::Clock &m_clock;
    std::optional<protocol::TaskResult> m_result;
    std::chrono::milliseconds m_delay{0};
    QList<QUrl> m_allowedCallbacks;
    QList<store::CaptureRow> m_due; ///< their delay is over
    int m_waiting = 0;              ///< those, and those whose delay is not
    int m_underWay = 0;
    QSet<QString> m_tasks; ///< of those, which the next one of the same waits for
};

} // namespace runlatch::inspector
