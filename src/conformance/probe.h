// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "conformance/evidence.h"
#include "conformance/sending.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <chrono>

namespace runlatch::conformance {

/// The times of a trial.
struct Pace
{
    std::chrono::milliseconds linger{500};   ///< in which more is looked for once every run task has ended
    std::chrono::milliseconds watch{500};    ///< in which no work must be seen on what wants none
    std::chrono::milliseconds calm{5000};    ///< without a callback, until none is expected any more
    std::chrono::milliseconds limit{75'000}; ///< of the whole trial
};

/// One trial: sends the run tasks of a Sending, collects what happens, and knows when it is decided. It goes on
/// collecting after its end, because an integration may work late. Lives in the thread of the service's object, which
/// must serve and outlive this, as the clock must.
class Probe final : public QObject
{
    Q_OBJECT
public:
    Probe(base::Clock &clock, simulator::Service &service, Awaited awaited, const Pace &pace,
          QObject *parent = nullptr);

    void start(const QList<simulator::RunTaskOptions> &runTasks);

    bool owns(const QString &runTask) const { return m_places.contains(runTask); }
    void hear(const simulator::RunTask &runTask);
    void hear(const simulator::Served &request);
    void hear(const http::ExchangeRecord &record) { m_evidence.add(record); }

    const Evidence &evidence() const { return m_evidence; }

signals:
    void ended();                                    ///< once
    void failed(const runlatch::base::Error &error); ///< instead of ended(): a run task could not be sent
    void calledBackLate();                           ///< after the end

private:
    void decide(const simulator::RunTask &runTask);
    bool areHopeless() const;
    bool haveAll(simulator::RunTaskEvent::Type type, simulator::RunTaskEvent::Type orType) const;
    void endAfter(std::chrono::milliseconds time);
    void end();

    base::Clock &m_clock;
    simulator::Service &m_service;
    const Awaited m_awaited;
    const Pace m_pace;
    Evidence m_evidence;
    QHash<QString, qsizetype> m_places; ///< of the run tasks in the evidence, by id
    QSet<QString> m_lostFinals;         ///< the run tasks whose last callback was a final one at another address
    std::chrono::milliseconds m_startedAt{0};
    int m_turn = 0; ///< counts endAfter(): only the last one ends the trial
    bool m_isDecided = false;
    bool m_isOver = false;
};

} // namespace runlatch::conformance
