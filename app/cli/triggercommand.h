// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/command.h"
#include "base/systemclock.h"
#include "simulator/service.h"

namespace runlatch::cli {

/// `trigger`: one run task from the service's side; serves the callback and the plan, judges every callback. Or the
/// verification request, which is accepted or refused.
class TriggerCommand final : public Command
{
    Q_OBJECT
public:
    explicit TriggerCommand(Output &output);
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;

private:
    std::optional<QString> readService(const QCommandLineParser &parser, simulator::ServiceOptions &options);
    std::optional<QString> readRunTask(const QCommandLineParser &parser, simulator::RunTaskOptions &options);
    std::optional<QString> readVerification(const QCommandLineParser &parser, simulator::RunTaskOptions &options);
    std::optional<QString> readLimits(const QCommandLineParser &parser, protocol::DeadlineLimits &limits);
    static base::Done readConfiguration(const QString &name, simulator::RunTaskOptions &options);
    void send(const simulator::RunTaskOptions &options);
    void show(const simulator::RunTask &runTask);
    void showAttempt(const simulator::RunTaskEvent &event);
    void showCallback(const simulator::RunTaskEvent &event);
    void showResult(const simulator::RunTask &runTask);
    void fail(const base::Error &error);
    void showVerification(const simulator::RunTask &runTask);
    int exitStatus(const simulator::RunTask &runTask) const;

    base::SystemClock m_clock;
    simulator::Service m_service;
    std::optional<protocol::TaskState> m_expected;
};

} // namespace runlatch::cli
