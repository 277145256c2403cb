// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "base/error.h"
#include "scenario/faultwatch.h"
#include "scenario/scenario.h"

#include <QObject>
#include <QQueue>

namespace runlatch::scenario {

/// How a step ended.
struct StepResult
{
    enum class End {
        Done,     ///< it was done, or what it expects came
        NotCame,  ///< nothing that fits came in time, or before the run ended
        Came,     ///< what must not come came
        RunEnded, ///< the run ended before it came to the stage
        Refused,  ///< it could not be done, `error` says why
        Unmet,    ///< of a fault, told at the end of the scenario although it was done: no request met it
    };
    qsizetype step = 0; ///< index in Scenario::steps
    End end = End::Done;
    std::chrono::milliseconds took{0};
    /// Of End::NotCame: the last of its kind that did not fit, as Happening::summary; of End::Came: what came. Empty:
    /// none of its kind came.
    QString seen = {};
    base::Error error = {};
};

/// Plays a scenario against an integration: starts its runs at the simulator, and waits for what it expects. Each
/// expectation looks at what happened behind the step before it. The first step that fails ends the scenario, and with
/// it the run under way.
class Player final : public QObject
{
    Q_OBJECT
public:
    /// The service must be serving, and play nothing else. `task`: target, key and the like of all run tasks; the steps
    /// say the rest. Service and clock must outlive this.
    Player(simulator::Service &service, base::Clock &clock, const Scenario &scenario,
           const simulator::RunTaskOptions &task, QObject *parent = nullptr);

    void start();
    void cancel();                                   ///< ends the run under way; nothing is told any more
    bool wasReached() const { return m_wasReached; } ///< the integration answered a delivery, or called back

signals:
    void began(qsizetype step);
    void stepEnded(const runlatch::scenario::StepResult &result);
    void ended(
        bool isMet); ///< once, after the last step that was done; `isMet`: all steps were done, and every fault was met

private:
    void next();
    void begin(const StartRun &run);
    void begin(const Deliver &deliver);
    void begin(const MakeFaults &faults);
    void begin(const Expect &expect);
    void begin(const Order &order);
    void order(const simulator::RunOrder &order);
    void wait(std::chrono::milliseconds limit);
    void hear(const simulator::RunTask &runTask);
    void hear(const simulator::Run &run);
    void hear(const simulator::Served &served);
    void take(const Happening &happening);
    void look();
    bool awaits(const Happening &happening) const;
    void runOut();
    void finish(StepResult result);
    void endAll();
    void end(bool isMet);

    const Step &step() const { return m_scenario.steps.at(m_step); }

    simulator::Service &m_service;
    base::Clock &m_clock;
    const Scenario m_scenario;
    const simulator::RunTaskOptions m_task;
    qsizetype m_step = -1;
    FaultWatch m_faults;
    bool m_isWaiting = false; ///< the step waits for a happening
    bool m_isOver = false;
    bool m_wasReached = false;
    std::chrono::milliseconds m_begunAt{0};
    QString m_run; ///< id of the run that was started last
    bool m_hasRunEnded = false;
    simulator::RunStatus m_status = simulator::RunStatus::Pending; ///< of that run, as told last
    QQueue<Happening> m_happenings;                                ///< behind the step before, and not looked at yet
    qsizetype m_looked = 0;                                        ///< of these, by a step that passes over nothing
    QString m_seen;                                                ///< as StepResult::seen
};

} // namespace runlatch::scenario
