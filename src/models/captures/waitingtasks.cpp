// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/captures/waitingtasks.h"

#include "models/captures/capturemodel.h"
#include "store/captures/capturesession.h"

#include <algorithm>
#include <utility>

using namespace std::chrono_literals;

namespace runlatch::models {

namespace {

constexpr int WaitingPageRows = 1000;

/// Returns a key that all deliveries of one run task share. Strangers cannot predict it.
std::size_t hashOf(const store::CaptureRow &row)
{
    const QString task = TaskStates::keyOf(row);
    const std::size_t seed = QHashSeed::globalSeed();
    return task.isEmpty() ? qHash(row.uuid, seed) : qHash(task, seed);
}

/// Tells whether a page, newest first, ends before this time. Imported rows do not count: they have new numbers, but
/// the times of their file.
bool endsBefore(const QList<store::CaptureRow> &page, const QDateTime &time)
{
    const auto last = std::find_if(page.rbegin(), page.rend(), [](const auto &row) { return !row.imported; });
    return last != page.rend() && last->receivedAt < time;
}

bool comesBefore(const WaitingTasks::Task &one, const WaitingTasks::Task &other)
{
    return std::pair(one.clocks.next(), one.captureId) < std::pair(other.clocks.next(), other.captureId);
}

} // namespace

WaitingTasks::WaitingTasks(base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
}

WaitingTasks::WaitingTasks(store::CaptureStore &store, base::Clock &clock, QObject *parent)
    : WaitingTasks(clock, parent)
{
    setStore(store);
}

void WaitingTasks::setStore(store::CaptureStore &store)
{
    m_store = &store;
    m_ofStore = std::make_unique<QObject>();
    m_states.clear();
    m_waiting.clear();
    look();
    read(0);
}

void WaitingTasks::read(qint64 before)
{
    if (!m_store)
        return;
    m_store->list(before, WaitingPageRows, m_ofStore.get(), [this](const base::Result<QList<store::CaptureRow>> &page) {
        if (!page || page->isEmpty())
            return; // the list reports the error
        for (const store::CaptureRow &row : *page) {
            if (!m_waiting.contains(row.uuid))
                take(row);
        }
        look();
        const bool mayGoOn = page->size() == WaitingPageRows && m_waiting.size() < MaxTasks;
        if (mayGoOn && !endsBefore(*page, m_clock.utc().addSecs(-CaptureModel::DeadlineSeconds)))
            read(page->last().id);
    });
}

void WaitingTasks::note(const QList<store::CaptureRow> &rows)
{
    for (const store::CaptureRow &row : rows) {
        m_states.note(row);
        take(row);
        leaveOthers(row);
    }
    look();
}

void WaitingTasks::take(const store::CaptureRow &told)
{
    const store::CaptureRow row = m_states.current(told);
    const CaptureModel::Shown shown = CaptureModel::shownAt(row, m_clock.utc());
    const bool isAwaiting = shown == CaptureModel::Shown::Awaiting;
    const bool waits = row.deadline.isValid() && (isAwaiting || shown == CaptureModel::Shown::Running);
    if (!waits) {
        m_waiting.remove(row.uuid);
        return;
    }
    if (m_waiting.size() >= MaxTasks && !m_waiting.contains(row.uuid))
        return;
    const Task task{row.id, row.uuid, row.workspaceName, row.runId, store::clocksOf(row)};
    m_waiting.insert(row.uuid, {task, hashOf(row), isAwaiting});
}

/// The other deliveries of an answered run task. The one that was answered stays, if its deadline still runs.
void WaitingTasks::leaveOthers(const store::CaptureRow &row)
{
    if (row.state == protocol::TaskState::Awaiting || row.taskResultId.isEmpty())
        return;
    m_waiting.removeIf([key = hashOf(row), &row](const auto &waiting) {
        return waiting.value().key == key && waiting.key() != row.uuid;
    });
}

void WaitingTasks::setWatched(bool isWatched)
{
    if (isWatched == std::exchange(m_isWatched, isWatched))
        return;
    m_wake.reset();
    look();
    tick();
}

/// Drops what is over, sleeps until the next change, and tells what changed.
void WaitingTasks::look()
{
    const QDateTime now = m_clock.utc();
    std::optional<Task> next;
    std::optional<std::chrono::milliseconds> wait;
    QList<std::pair<Task, protocol::Urgency>> nearer;
    int awaiting = 0;
    for (auto waiting = m_waiting.begin(); waiting != m_waiting.end();) {
        const std::chrono::milliseconds left = waiting->task.clocks.left(now);
        const protocol::Urgency urgency = protocol::urgencyOf(left);
        if (isNews(*waiting, urgency))
            nearer.append({waiting->task, urgency});
        if (urgency == protocol::Urgency::Over) {
            waiting = m_waiting.erase(waiting);
            continue;
        }
        awaiting += waiting->isAwaiting ? 1 : 0;
        wait = std::min(wait.value_or(left), protocol::untilNextUrgency(left));
        if (!next || comesBefore(waiting->task, *next))
            next = waiting->task;
        ++waiting;
    }
    if (next && m_isWatched)
        wait = std::min(*wait, protocol::untilNextSecond(next->clocks.left(now)));
    sleep(wait);
    const bool isOtherCount = awaiting != std::exchange(m_awaiting, awaiting);
    const protocol::Urgency urgency = next ? protocol::urgencyOf(next->clocks.left(now)) : protocol::Urgency::Calm;
    const bool isOtherUrgency = urgency != std::exchange(m_urgency, urgency);
    const bool isOtherNext = next != std::exchange(m_next, next);
    if (isOtherCount)
        emit changed(awaiting);
    if (isOtherNext || isOtherUrgency)
        emit nextChanged();
    for (const auto &[task, reached] : std::as_const(nearer))
        emit approached(task, reached);
}

/// Tells whether an urgency was not told yet. All deliveries of a run task have one deadline.
bool WaitingTasks::isNews(const Waiting &waiting, protocol::Urgency urgency)
{
    if (urgency == protocol::Urgency::Calm)
        return false;
    const std::size_t news =
        qHashMulti(0, waiting.key, waiting.task.clocks.next().toMSecsSinceEpoch(), static_cast<int>(urgency));
    if (m_told.contains(news))
        return false;
    m_told.insert(news);
    return true;
}

/// A sleep that ends earlier stays: what is found then begins the next one.
void WaitingTasks::sleep(std::optional<std::chrono::milliseconds> wait)
{
    if (!wait) {
        m_wake.reset();
        return;
    }
    const std::chrono::milliseconds at = m_clock.monotonic() + *wait;
    if (m_wake && *m_wake <= at)
        return;
    m_wake = at;
    m_clock.callAt(at, this, [this, at] {
        if (m_wake != at)
            return; // another sleep took its place
        m_wake.reset();
        look();
        tick();
    });
}

void WaitingTasks::tick()
{
    if (m_isWatched && m_next)
        emit ticked();
}

} // namespace runlatch::models
