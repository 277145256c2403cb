// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/boundedset.h"
#include "base/clock.h"
#include "base/result.h"
#include "models/captures/taskstates.h"
#include "protocol/taskclocks.h"
#include "store/capturestore.h"

#include <QHash>
#include <QMetaType>
#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

namespace runlatch::models {

/// The run tasks whose deadline runs, whatever part of the list is loaded: those of the store, and live ones as they
/// are reported. It counts those that wait for a first reply, and knows whose deadline is next. Its cost is that of
/// the run tasks whose deadline runs, however many captures there are. Lives in one thread, for one store after
/// another.
class WaitingTasks : public QObject
{
    Q_OBJECT
public:
    /// Further run tasks are not counted. Each takes some 300 bytes.
    static constexpr int MaxTasks = 10'000;

    struct Task
    {
        qint64 captureId = 0; ///< 0 while the request is only in memory
        QUuid uuid;
        QString workspace; ///< as the sender wrote it
        QString runId;     ///< likewise
        protocol::TaskClocks clocks;
        friend bool operator==(const Task &, const Task &) = default;
    };

    explicit WaitingTasks(base::Clock &clock, QObject *parent = nullptr); ///< `clock` must outlive this
    WaitingTasks(store::CaptureStore &store, base::Clock &clock, QObject *parent = nullptr);

    /// Forgets those of an earlier store, and starts to read this one, back to rows older than any deadline. The store
    /// must live as long as it is used here.
    void setStore(store::CaptureStore &store);
    /// Takes rows that came or changed. When a reply reached a state, no delivery of its run task waits any more.
    void note(const QList<store::CaptureRow> &rows);
    int count() const { return m_awaiting; } ///< that wait for a first reply; MaxTasks means "so many or more"
    /// The run task whose deadline is next, also one that was answered with "running". nullopt if none runs.
    const std::optional<Task> &next() const { return m_next; }
    /// While somebody looks at the time that is left, ticked() comes each second. Otherwise, and at first, this sleeps
    /// until the urgency of any of them changes.
    void setWatched(bool isWatched);

signals:
    void changed(int count);
    void nextChanged(); ///< next(), or its urgency, is another one
    void ticked();      ///< the figures of next() changed; only while it is watched
    /// The deadline of a run task came to 2:00 or to 0:30, or has passed. It comes once for each run task and urgency,
    /// also for one that was less when it was read; and again after its deadline was moved.
    void approached(const runlatch::models::WaitingTasks::Task &task, runlatch::protocol::Urgency urgency);

private:
    struct Waiting
    {
        Task task;
        std::size_t key; ///< of the run task
        bool isAwaiting; ///< no reply was accepted yet
    };

    void read(qint64 before);
    void take(const store::CaptureRow &told);
    void leaveOthers(const store::CaptureRow &row);
    void look();
    bool isNews(const Waiting &waiting, protocol::Urgency urgency);
    void sleep(std::optional<std::chrono::milliseconds> wait);
    void tick();

    base::Clock &m_clock;
    QPointer<store::CaptureStore> m_store;
    std::unique_ptr<QObject> m_ofStore; ///< context of its answers
    TaskStates m_states;
    QHash<QUuid, Waiting> m_waiting; ///< by delivery
    int m_awaiting = 0;
    std::optional<Task> m_next;
    protocol::Urgency m_urgency = protocol::Urgency::Calm; ///< of m_next
    base::BoundedSet<std::size_t> m_told{4 * MaxTasks};    ///< run tasks with a deadline and an urgency
    std::optional<std::chrono::milliseconds> m_wake;       ///< in the clock's time, when the present sleep ends
    bool m_isWatched = false;
};

} // namespace runlatch::models

Q_DECLARE_METATYPE(runlatch::models::WaitingTasks::Task)
