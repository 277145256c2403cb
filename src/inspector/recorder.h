// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "store/capturestore.h"

#include <QObject>
#include <QSet>

#include <map>

namespace runlatch::inspector {

/// Hands captures to the store and keeps in memory, within limits, those that the disk refused. Those are tried
/// again with each new capture and after 1, 2, 4... 30 s: one as a probe, and all when the probe was taken.
/// Lives in one thread.
class Recorder : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype MostCaptures = 1000;
    static constexpr qint64 MostBytes = 64 * 1024 * 1024;
    /// Handed to the store and not on disk yet. A request whose connection was answered 503 meanwhile still counts.
    static constexpr int MostUnderWay = 2000;
    static constexpr qint64 MostBytesUnderWay = 256 * 1024 * 1024;

    Recorder(store::CaptureStore &store, base::Clock &clock, QObject *parent = nullptr);

    /// Answers with the stored row. On an error the caller decides: keep() or not.
    void record(const store::NewCapture &capture, base::Callback<store::CaptureRow> done);
    bool hasRoomFor(const store::NewCapture &capture) const;
    /// Whether the store is so far behind that it should not be given this as well. Alone it always may.
    bool isBehind(const store::NewCapture &capture) const;
    /// Marks a recorded capture whose sender was answered 503 meanwhile; tries again until the disk takes the mark.
    void markUnanswered(const QUuid &uuid);
    void keep(const store::NewCapture &capture); ///< only where there is room
    void retry();

    bool isFailing() const { return m_failing; } ///< the last answer of the store was an error
    bool isIdle() const { return m_underWay == 0; }

signals:
    void written(const runlatch::store::CaptureRow &row); ///< one that was in memory is on disk
    void failed(const runlatch::base::Error &error);      ///< once until it recovered
    void recovered();
    void idle(); ///< the store has answered everything that it was given

private:
    void write(quint64 order, const store::NewCapture &capture);
    void noteSuccess();
    void noteError(const base::Error &error);
    void noteAnswer();
    void planRetry();

    store::CaptureStore &m_store;
    base::Clock &m_clock;
    std::map<quint64, store::NewCapture> m_memory; ///< by order of arrival
    quint64 m_arrivals = 0;
    qint64 m_bytes = 0;
    int m_underWay = 0;
    qint64 m_bytesUnderWay = 0;
    QSet<QUuid> m_unmarked; ///< the disk refused the mark; at most MostUnderWay, beyond that the rows say 200
    int m_rewriting = 0;
    bool m_failing = false;
    bool m_retryPlanned = false;
    std::chrono::milliseconds m_wait{1000};
};

} // namespace runlatch::inspector
