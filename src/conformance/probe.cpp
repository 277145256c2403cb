// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/probe.h"

#include "conformance/breaches.h"

#include <algorithm>

using runlatch::simulator::RunTaskEvent;

namespace runlatch::conformance {

Probe::Probe(base::Clock &clock, simulator::Service &service, Awaited awaited, const Pace &pace, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_service(service)
    , m_awaited(awaited)
    , m_pace(pace)
{
}

void Probe::start(const QList<simulator::RunTaskOptions> &runTasks)
{
    m_startedAt = m_clock.monotonic();
    m_evidence.runTasks.resize(runTasks.size());
    for (qsizetype place = 0; place < runTasks.size(); ++place) {
        m_service.startRunTask(runTasks.at(place), this, [this, place](const base::Result<QString> &id) {
            if (id) {
                m_places.insert(*id, place);
                m_evidence.runTasks[place].id = *id;
            } else if (!m_isOver) {
                m_isOver = true;
                emit failed(id.error());
            }
        });
    }
    m_clock.callAfter(m_pace.limit, this, [this] {
        m_evidence.hasRunOut = !m_isOver;
        end();
    });
}

void Probe::hear(const simulator::RunTask &runTask)
{
    m_evidence.runTasks[m_places.value(runTask.id)] = runTask;
    if (runTask.events.constLast().type == RunTaskEvent::Type::Callback)
        m_lostFinals.remove(runTask.id);
    if (!m_isOver)
        decide(runTask);
    else if (runTask.events.constLast().type == RunTaskEvent::Type::Callback)
        emit calledBackLate();
}

void Probe::hear(const simulator::Served &request)
{
    m_evidence.add(request);
    if (m_isOver || !owns(request.runTask) || !isLostFinal(request))
        return;
    m_lostFinals.insert(request.runTask);
    const simulator::RunTask runTask = m_evidence.runTasks.at(m_places.value(request.runTask));
    if (!runTask.events.isEmpty())
        decide(runTask);
}

void Probe::decide(const simulator::RunTask &runTask)
{
    using Type = RunTaskEvent::Type;
    const Type newest = runTask.events.constLast().type;
    const bool haveEnded = haveAll(Type::Finished, Type::Finished);
    switch (m_awaited) {
    case Awaited::Result:
        if (m_isDecided)
            break;
        ++m_turn; // whatever comes now may follow a final callback that was refused
        if (haveEnded)
            endAfter(m_pace.linger);
        else if (areHopeless()) // a right one may follow it
            endAfter(std::max(m_pace.linger, m_pace.calm));
        m_isDecided = haveEnded;
        break;
    case Awaited::Silence:
        if (!m_isDecided && haveAll(Type::Answered, Type::NoAnswer)) {
            m_isDecided = true;
            endAfter(m_pace.watch);
        }
        break;
    case Awaited::Calm:
        if (newest == Type::Answered || newest == Type::Callback)
            endAfter(m_pace.calm);
        if (haveEnded)
            endAfter(m_pace.linger);
        break;
    }
}

/// Tells whether no run task can get a result any more.
bool Probe::areHopeless() const
{
    return std::ranges::all_of(m_evidence.runTasks, [this](const simulator::RunTask &runTask) {
        return runTask.hasEnded() || isHopeless(runTask, m_lostFinals.contains(runTask.id));
    });
}

/// Tells whether each run task has an event of one of these types.
bool Probe::haveAll(RunTaskEvent::Type type, RunTaskEvent::Type orType) const
{
    const auto hasOne = [type, orType](const simulator::RunTask &runTask) {
        return std::any_of(runTask.events.begin(), runTask.events.end(), [type, orType](const RunTaskEvent &event) {
            return event.type == type || event.type == orType;
        });
    };
    return std::all_of(m_evidence.runTasks.begin(), m_evidence.runTasks.end(), hasOne);
}

void Probe::endAfter(std::chrono::milliseconds time)
{
    m_clock.callAfter(time, this, [this, turn = ++m_turn] {
        if (turn == m_turn)
            end();
    });
}

void Probe::end()
{
    if (m_isOver)
        return;
    m_isOver = true;
    m_evidence.took = m_clock.monotonic() - m_startedAt;
    emit ended();
}

} // namespace runlatch::conformance
