// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/runtaskreport.h"
#include "app/cli/trials/expectation.h"
#include "simulator/service.h"

#include <QObject>

#include <chrono>

namespace runlatch::cli {

/// The rules by which a run task is judged.
struct TrialRules
{
    Expectation expected = {};
    bool isStrict = false;                  ///< warnings and refused callbacks and requests are failures
    bool isFull = false;                    ///< nothing is folded or cut in what is printed
    bool failsFast = true;                  ///< a refused final callback ends the trial, unless another one follows it
    std::chrono::milliseconds linger{1000}; ///< the time after the end in which late requests are awaited
};

/// The end of a run task, compared with the expectation.
struct TrialVerdict
{
    simulator::RunTask runTask;
    int exitStatus = 0; ///< as in the contract
    QString why;        ///< expectation, actual end and reason, in one line
    int warnings = 0;
    bool hasFetched = false; ///< its plan or its configuration was asked for
};

/// One run task of `trigger`: sends it, prints its events, and judges its end, whose line is left to the owner. The
/// owner hands it what it hears of its run task. The trial ends `linger` after the run task ended, so that late
/// requests are noticed. It also ends `linger` after a delivery was accepted that should have been refused.
class Trial final : public QObject
{
    Q_OBJECT
public:
    /// `service` must be serving. `service` and `output` must outlive this.
    Trial(simulator::Service &service, Output &output, const simulator::RunTaskOptions &options,
          const TrialRules &rules, QObject *parent = nullptr);

    void start();
    const QString &id() const { return m_id; } ///< of the run task; empty until it is known
    /// Hears of an event of this run task. After the end it is ignored.
    void hear(const simulator::RunTask &runTask);
    /// Hears of a request of this run task, or of none.
    void show(const simulator::Served &served);
    bool hasEnded() const { return m_stage == Stage::Ended; }

signals:
    void started(const QString &id); ///< emitted once, before any event of the run task
    void decided(); ///< emitted once, before ended(): the run task has ended, and late requests are awaited
    void ended(const runlatch::cli::TrialVerdict &verdict); ///< emitted once
    /// Emitted once, instead of ended(), if the request could not be sent.
    void failed(const runlatch::base::Error &error);

private:
    enum class Stage { Running, Lingering, Ended };

    void decide();
    bool isHopeless() const;
    void giveUpUnlessMoreComes();
    void giveUp(int turn);
    bool isDecided() const;
    void conclude();
    QStringList breaches() const;
    QString workWords() const;
    int exitStatus(bool isClean) const;

    simulator::Service &m_service;
    RunTaskReport m_report;
    const simulator::RunTaskOptions m_options;
    const TrialRules m_rules;
    simulator::RunTask m_runTask; ///< the newest state
    QString m_id;
    Stage m_stage = Stage::Running;
    int m_turn = 0;             ///< counts what was heard of callbacks
    bool m_isFinalLost = false; ///< the last callback was a final one at another address
    bool m_gaveUp = false;      ///< a refused final callback ended it
    bool m_hasFetched = false;  ///< as in TrialVerdict
    base::Rule m_astray;        ///< as in wording::TaskEnd
    base::Rule m_refusedFetch;  ///< the same
};

} // namespace runlatch::cli
