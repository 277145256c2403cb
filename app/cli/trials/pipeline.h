// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/trials/pipelinestage.h"
#include "app/cli/trials/trialcourse.h"

#include <QHash>

#include <memory>

namespace runlatch::cli {

/// Tests an integration with several deliveries, one after another, and reports how each ended. For a single delivery
/// it prints only the lines of its Trial and the result.
class Pipeline final : public TrialCourse
{
    Q_OBJECT
public:
    /// Service, output and clock must outlive this. `needsGoodStart`: skip the later stages if the first did not pass.
    /// Stages with a reason to skip them are told with it, and not tried.
    Pipeline(simulator::Service &service, base::Clock &clock, Output &output, const QList<PipelineStage> &stages,
             bool needsGoodStart, QObject *parent = nullptr);

    void start() override;
    void stop(const QString &why) override;
    const QList<TrialResult> &results() const override { return m_results; }

private:
    void hear(const simulator::RunTask &runTask);
    void show(const simulator::Served &served);
    void next();
    void skip();
    void take(const TrialVerdict &verdict);
    void judgeAgain(const simulator::RunTask &runTask);
    TrialRules rulesOf(const PipelineStage &stage) const;
    void tell(const TrialResult &result);
    void finish();
    bool isOne() const { return m_of == 1; }

    simulator::Service &m_service;
    base::Clock &m_clock;
    Output &m_output;
    const QList<PipelineStage> m_stages;
    const bool m_needsGoodStart;
    const int m_of;   ///< so many stages are tried
    int m_number = 0; ///< of the current one among them, from 1
    std::unique_ptr<Trial> m_trial;
    QList<TrialResult> m_results;
    QHash<QString, qsizetype> m_stageOfTask;  ///< by the id of the run task, for callbacks that come late
    std::chrono::milliseconds m_slowest{0};   ///< the longest that the integration took to call back
    std::chrono::milliseconds m_startedAt{0}; ///< start of the current stage
    bool m_wasAccepted = false;               ///< a correctly signed delivery in the first style was answered with 200
};

} // namespace runlatch::cli
