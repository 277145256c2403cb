// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/expectation.h"
#include "app/cli/runtaskreport.h"
#include "simulator/service.h"

#include <QObject>

#include <chrono>

namespace runlatch::cli {

/// The rules by which a run task is judged.
struct TrialRules
{
    Expectation expected = {};
    bool isStrict = false;                  ///< warnings, and callbacks that were refused, are failures
    std::chrono::milliseconds linger{1000}; ///< how long what comes after the end is waited for
};

/// How a run task ended, held against what was expected of it.
struct Verdict
{
    simulator::RunTask runTask;
    int exitStatus = 0; ///< of the contract
    QString why;        ///< what was expected, what was, and the reason; one line
    int warnings = 0;
};

/// One run task of `trigger`: sends it, prints what happens to it, and judges its end. It ends `linger` after the run
/// task did, so that what comes too late is seen, or after a delivery was accepted that should not have been.
class Trial final : public QObject
{
    Q_OBJECT
public:
    /// `service` serves, and outlives this, as `output` does.
    Trial(simulator::Service &service, Output &output, const simulator::RunTaskOptions &options,
          const TrialRules &rules, QObject *parent = nullptr);

    void start();

signals:
    void ended(const runlatch::cli::Verdict &verdict); ///< once, after the last line was printed
    void failed(const runlatch::base::Error &error);   ///< once, instead: it could not be sent

private:
    enum class Stage { Running, Lingering, Ended };

    void hear(const simulator::RunTask &runTask);
    bool isDecided() const;
    void conclude();
    int exitStatus() const;

    simulator::Service &m_service;
    RunTaskReport m_report;
    const simulator::RunTaskOptions m_options;
    const TrialRules m_rules;
    simulator::RunTask m_runTask; ///< as last told
    QString m_id;                 ///< of the run task; empty until it is known
    Stage m_stage = Stage::Running;
};

} // namespace runlatch::cli
