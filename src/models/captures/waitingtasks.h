// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "models/captures/taskstates.h"
#include "store/capturestore.h"

#include <QHash>
#include <QObject>

namespace runlatch::models {

/// The number of run tasks that wait for an answer, whatever part of the list is loaded. It counts run tasks in the
/// store, and live ones as they are reported.
class WaitingTasks : public QObject
{
    Q_OBJECT
public:
    /// Further run tasks are not counted. Each takes some 70 bytes.
    static constexpr int MaxTasks = 10'000;

    /// Starts to read the store, back to rows older than any deadline. Store and clock must outlive this.
    WaitingTasks(store::CaptureStore &store, base::Clock &clock, QObject *parent = nullptr);

    /// Takes rows that came or changed. When a reply reached a state, no delivery of its run task waits any more.
    void note(const QList<store::CaptureRow> &rows);
    int count() const { return static_cast<int>(m_deadlines.size()); } ///< the value Most means "so many or more"

signals:
    void changed(int count);

private:
    void read(qint64 before);
    void take(const store::CaptureRow &told);
    void leaveOthers(const store::CaptureRow &row);
    void tell();
    void watch();
    void tick();

    store::CaptureStore &m_store;
    base::Clock &m_clock;
    struct Waiting
    {
        QDateTime deadline;
        std::size_t task; ///< a hash that strangers cannot predict
    };
    TaskStates m_states;
    QHash<QUuid, Waiting> m_deadlines;
    int m_told = 0;
    bool m_watching = false;
};

} // namespace runlatch::models
