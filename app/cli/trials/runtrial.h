// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/runreport.h"
#include "app/cli/trials/trialcourse.h"

#include <QHash>

#include <chrono>

namespace runlatch::cli {

/// The one run of `trigger --run`: starts it, prints its events, and judges each stage that it came to. It ends
/// `linger` after the run, so that late requests are noticed.
class RunTrial final : public TrialCourse
{
    Q_OBJECT
public:
    struct Rules
    {
        bool isStrict = false; ///< warnings, and refused callbacks and requests are failures
        bool isFull = false;   ///< nothing is folded in what is printed
        std::chrono::milliseconds linger{1000};
    };

    /// `service` must be serving. Service and output must outlive this.
    RunTrial(simulator::Service &service, Output &output, const simulator::RunOptions &options, const Rules &rules,
             QObject *parent = nullptr);

    void start() override;
    void stop(const QString &why) override;
    const QList<TrialResult> &results() const override { return m_results; } ///< one for each stage, after the end

private:
    void hear(const simulator::RunTask &runTask);
    void hear(const simulator::Run &run);
    void hear(const simulator::Served &served);
    void conclude();
    TrialResult judge(const simulator::TaskStage &stage) const;
    QString whyOf(const simulator::TaskStage &stage) const;

    simulator::Service &m_service;
    Output &m_output;
    RunReport m_report;
    const simulator::RunOptions m_options;
    const Rules m_rules;
    simulator::Run m_run;                          ///< the newest state
    QHash<QString, simulator::RunTask> m_runTasks; ///< likewise, by id
    QList<TrialResult> m_results;
    bool m_isOver = false;
};

} // namespace runlatch::cli
