// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/captures/waitingtasks.h"

#include "models/captures/capturemodel.h"

#include <algorithm>

using namespace std::chrono_literals;

namespace runlatch::models {

namespace {

constexpr int WaitingPageRows = 1000;

std::size_t hashOf(const store::CaptureRow &row)
{
    return qHash(TaskStates::keyOf(row), QHashSeed::globalSeed());
}

/// Tells whether a page, newest first, ends before this time. Imported rows do not count: they have new numbers, but
/// the times of their file.
bool endsBefore(const QList<store::CaptureRow> &page, const QDateTime &time)
{
    const auto last = std::find_if(page.rbegin(), page.rend(), [](const auto &row) { return !row.imported; });
    return last != page.rend() && last->receivedAt < time;
}

} // namespace

WaitingTasks::WaitingTasks(store::CaptureStore &store, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_clock(clock)
{
    read(0);
}

void WaitingTasks::read(qint64 before)
{
    m_store.list(before, WaitingPageRows, this, [this](const base::Result<QList<store::CaptureRow>> &page) {
        if (!page || page->isEmpty())
            return; // the list reports the error
        for (const store::CaptureRow &row : *page) {
            if (!m_deadlines.contains(row.uuid))
                take(row);
        }
        tell();
        const bool mayGoOn = page->size() == WaitingPageRows && count() < MaxTasks;
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
    tell();
}

void WaitingTasks::take(const store::CaptureRow &told)
{
    const store::CaptureRow row = m_states.current(told);
    const QDateTime now = m_clock.utc();
    const bool waits = row.deadline.isValid() && CaptureModel::shownAt(row, now) == CaptureModel::Shown::Awaiting;
    if (!waits)
        m_deadlines.remove(row.uuid);
    else if (count() < MaxTasks || m_deadlines.contains(row.uuid))
        m_deadlines.insert(row.uuid, {row.deadline, hashOf(row)});
}

void WaitingTasks::leaveOthers(const store::CaptureRow &row)
{
    if (row.state == protocol::TaskState::Awaiting || row.taskResultId.isEmpty())
        return;
    m_deadlines.removeIf([task = hashOf(row)](const auto &waiting) { return waiting.value().task == task; });
}

void WaitingTasks::tell()
{
    watch();
    if (count() == m_told)
        return;
    m_told = count();
    emit changed(m_told);
}

void WaitingTasks::watch()
{
    if (m_watching || m_deadlines.isEmpty())
        return;
    m_watching = true;
    m_clock.callAfter(1s, this, [this] { tick(); });
}

void WaitingTasks::tick()
{
    m_watching = false;
    const QDateTime now = m_clock.utc();
    m_deadlines.removeIf([&now](const auto &waiting) { return waiting.value().deadline <= now; });
    tell();
}

} // namespace runlatch::models
