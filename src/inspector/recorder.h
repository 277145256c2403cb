// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "store/capturestore.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <functional>
#include <iterator>
#include <map>
#include <set>

namespace runlatch::inspector {

/// Hands captures to the store. Captures that the disk refused are kept in memory, within limits. The refused captures
/// are tried again with each new capture and after 1, 2, 4... 30 s: one as a probe, and all others once the probe was
/// written.
///
/// Another store may take the place of the first. The new store gets the captures in memory, and those that the
/// previous store still had to write and refuses. A capture that the previous store does write stays there, so nothing
/// is written twice. Lives in one thread.
class Recorder : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype MaxCaptures = 1000;
    static constexpr qint64 MaxBytes = 64 * 1024 * 1024;
    /// Captures that were handed to the store and are not on disk yet. A request that was answered 503 meanwhile still
    /// counts.
    static constexpr int MaxUnderWay = 2000;
    static constexpr qint64 MaxBytesUnderWay = 256 * 1024 * 1024;

    struct Written
    {
        store::CaptureRow row;
        const store::CaptureStore *store = nullptr; ///< the store that has the row: ids belong to one store
    };

    /// The captures that wait for the store at one moment.
    struct Load
    {
        int underWay = 0;         ///< captures, and marks of them, that the store has not answered yet
        qint64 bytesUnderWay = 0; ///< of those captures that came from a sender
        qsizetype kept = 0;       ///< captures in memory, because the store refused them
        bool isFailing = false;   ///< as isFailing()
    };

    Recorder(store::CaptureStore &store, base::Clock &clock, QObject *parent = nullptr);

    /// `left`: the previous store has nothing more to do here. It is not called if that store came back into use.
    void useStore(store::CaptureStore &store, std::function<void()> left);
    const store::CaptureStore *store() const { return m_store; }

    /// Answers with the stored row. On an error the caller decides whether to keep() the capture.
    void record(const store::NewCapture &capture, base::Callback<Written> done);
    bool hasRoomFor(const store::NewCapture &capture) const;
    /// Tells whether the store is too far behind to take this capture as well. A single capture is always accepted.
    bool isBehind(const store::NewCapture &capture) const;
    /// Marks a recorded capture whose sender was answered 503 meanwhile; retries until the disk takes the mark.
    void markUnanswered(const QUuid &uuid);
    void keep(const store::NewCapture &capture); ///< keeps the capture if there is room
    void retry();
    /// The captures in memory, oldest first, without those that are being written now.
    QList<store::NewCapture> kept() const;

    bool isFailing() const { return m_failing; } ///< the last answer of the store was an error
    bool isIdle() const { return m_underWay == 0; }
    Load load() const { return {m_underWay, m_bytesUnderWay, std::ssize(m_memory), m_failing}; }

signals:
    /// A capture from memory is on disk, or has its mark.
    void written(const runlatch::inspector::Recorder::Written &written);
    void failed(const runlatch::base::Error &error); ///< emitted once until the store works again
    void recovered();
    void idle(); ///< the store has answered every order that it was given

private:
    void append(const store::NewCapture &capture, base::Callback<Written> done);
    void write(quint64 order, const store::NewCapture &capture);
    void mark(const QUuid &uuid, store::CaptureStore &store);
    void note(const base::Result<Written> &written);
    void leave(store::CaptureStore *store);
    void noteSuccess();
    void noteError(const base::Error &error);
    void noteAnswer();
    void planRetry();

    struct Order
    {
        store::CaptureStore *store = nullptr;
        bool isUnanswered = false; ///< the sender was answered 503 meanwhile
    };

    store::CaptureStore *m_store;
    base::Clock &m_clock;
    std::map<store::CaptureStore *, int> m_orders;                    ///< unanswered orders by store
    std::map<store::CaptureStore *, std::function<void()>> m_leaving; ///< callbacks of previous stores
    QHash<QUuid, Order> m_recording;
    std::map<quint64, store::NewCapture> m_memory; ///< captures by order of arrival
    quint64 m_arrivals = 0;
    qint64 m_bytes = 0;
    int m_underWay = 0;
    qint64 m_bytesUnderWay = 0;
    QSet<QUuid> m_unmarked; ///< captures whose mark the disk refused; at most MaxUnderWay, and further rows say 200
    std::set<quint64> m_rewriting; ///< orders of m_memory that are being written again
    bool m_failing = false;
    bool m_isTold = false; ///< `failed` was emitted for this store
    bool m_retryPlanned = false;
    std::chrono::milliseconds m_wait{1000};
};

} // namespace runlatch::inspector
