// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/pipelinestage.h"

#include <memory>

namespace runlatch::cli {

/// Tries an integration with several deliveries, one after another, and says how each ended. With one alone nothing is
/// printed beside what its Trial prints.
class Pipeline final : public QObject
{
    Q_OBJECT
public:
    /// Service, output and clock outlive this. `needsGoodStart`: the stages after the first are left out where that
    /// did not pass.
    Pipeline(simulator::Service &service, base::Clock &clock, Output &output, const QList<PipelineStage> &stages,
             bool needsGoodStart, QObject *parent = nullptr);

    void start();
    /// Ends it here. What has no end yet could not be told, for this reason.
    void stop(const QString &why);
    const QList<TrialResult> &results() const { return m_results; }

signals:
    void ended(int exitStatus);                      ///< once: the largest of all stages
    void failed(const runlatch::base::Error &error); ///< once, instead: a request could not be sent

private:
    void next();
    void take(const Verdict &verdict);
    void tell(const TrialResult &result);
    void finish();
    bool isOne() const { return m_stages.size() == 1; }

    simulator::Service &m_service;
    base::Clock &m_clock;
    Output &m_output;
    const QList<PipelineStage> m_stages;
    const bool m_needsGoodStart;
    std::unique_ptr<Trial> m_trial;
    QList<TrialResult> m_results;
    std::chrono::milliseconds m_startedAt{0}; ///< the stage under way
    bool m_wasAccepted = false;               ///< a rightly signed delivery in the first style was answered 200
};

} // namespace runlatch::cli
