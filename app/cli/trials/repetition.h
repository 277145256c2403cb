// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/trialtimes.h"
#include "app/cli/trials/pipelinestage.h"
#include "app/cli/trials/trialcourse.h"

#include <QHash>

namespace runlatch::cli {

/// Sends one run task many times, several of them at once, and reports how each ended and how long they took. Of each
/// it prints one line; of one that has ended it keeps some hundred bytes.
class Repetition final : public TrialCourse
{
    Q_OBJECT
public:
    static constexpr int MaxTimes = 10'000;
    static constexpr int MaxParallel = 1000; ///< as many ended run tasks are remembered by the service

    struct Extent
    {
        int times = 0;
        int parallel = 50; ///< a run task makes room for the next one when it ends, before late requests are awaited
    };
    /// Service, output and clock must outlive this.
    Repetition(simulator::Service &service, base::Clock &clock, Output &output, const PipelineStage &stage,
               const Extent &extent, QObject *parent = nullptr);

    void start() override;
    void stop(const QString &why) override;
    const QList<TrialResult> &results() const override { return m_results; }

private:
    void fill();
    void begin();
    void hear(const simulator::RunTask &runTask);
    void show(const simulator::Served &served);
    void take(int number, const TrialVerdict &verdict);
    void judgeStrays();
    void finish();

    simulator::Service &m_service;
    base::Clock &m_clock;
    Output &m_output;
    Output m_silent; ///< of the trials: lines of run tasks at once would mix
    const PipelineStage m_stage;
    const Extent m_extent;
    RunTaskReport m_strays;           ///< requests that belong to none of the run tasks
    QHash<QString, Trial *> m_trials; ///< by the id of the run task; they end with this
    QList<TrialResult> m_results;     ///< in the order in which the run tasks were begun
    TrialTimes m_times;
    std::chrono::milliseconds m_startedAt{0};
    int m_begun = 0;
    int m_underWay = 0;
    int m_ended = 0;
};

} // namespace runlatch::cli
