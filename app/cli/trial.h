// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/runtaskreport.h"
#include "simulator/service.h"

#include <QObject>

#include <optional>

namespace runlatch::cli {

/// How a run task ended, held against what was expected of it.
struct Verdict
{
    simulator::RunTask runTask;
    int exitStatus = 0; ///< of the contract
};

/// One run task of `trigger`: sends it, prints what happens to it, and judges its end.
class Trial final : public QObject
{
    Q_OBJECT
public:
    /// `service` serves, and outlives this, as `output` does. `expected`: how the run task has to end.
    Trial(simulator::Service &service, Output &output, const simulator::RunTaskOptions &options,
          std::optional<protocol::TaskState> expected, QObject *parent = nullptr);

    void start();

signals:
    void ended(const runlatch::cli::Verdict &verdict); ///< once
    void failed(const runlatch::base::Error &error);   ///< once, instead: it could not be sent

private:
    void show(const simulator::RunTask &runTask);
    int exitStatus(const simulator::RunTask &runTask) const;

    simulator::Service &m_service;
    RunTaskReport m_report;
    const simulator::RunTaskOptions m_options;
    const std::optional<protocol::TaskState> m_expected;
    QString m_id; ///< of the run task; empty until it is known
};

} // namespace runlatch::cli
