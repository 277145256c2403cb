// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/boundedset.h"
#include "base/error.h"
#include "inspector/recorder.h"
#include "store/captures/capture.h"

#include <QUuid>

#include <array>

namespace runlatch::inspector {

/// The ends that a reply may come to.
enum class ReplyEnd { Accepted, Failed, Unknown };

/// The numbers that a receiver tells of itself.
struct Counts
{
    std::array<qint64, 4> requests{}; ///< that were let in, by protocol::Verdict
    qint64 bytes = 0;                 ///< of the bodies of those
    qint64 stored = 0;                ///< of those
    qint64 refused = 0;
    std::array<qint64, 3> replies{}; ///< by ReplyEnd
    QDateTime startedAt;             ///< UTC
    Recorder::Load load = {};        ///< at the moment of the question
    bool isReady = false;            ///< likewise: the store takes writes
};

/// Counts what a receiver does. One thread.
class Metrics
{
public:
    explicit Metrics(const QDateTime &startedAt) { m_counts.startedAt = startedAt; }

    /// A row of Receiver::arrived. One that was in memory comes again when it is on disk, and counts once; of those in
    /// memory 10,000 are remembered.
    void take(const store::CaptureRow &row);
    void take(const store::SentReply &reply, const base::Error &error); ///< of AutoReply::replied
    const Counts &counts() const { return m_counts; }

private:
    Counts m_counts;
    base::BoundedSet<QUuid> m_unstored{10'000};
};

/// The numbers in the text format of Prometheus, version 0.0.4. No name, label or value in it is a sender's.
QByteArray writeMetrics(const Counts &counts);

} // namespace runlatch::inspector
