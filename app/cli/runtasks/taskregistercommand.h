// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/runtasks/taskcommand.h"
#include "runtasks/registration.h"

namespace runlatch::cli {

/// `run-task register`: creates a run task, or changes the one of its name with --yes, and attaches it to workspaces.
/// The differences of an existing one and exceeded limits are printed before anything is sent. Ends with 1 if there is
/// another one and --yes is not given.
class TaskRegisterCommand final : public TaskCommand
{
    Q_OBJECT
public:
    using TaskCommand::TaskCommand;
    void declare(QCommandLineParser &parser) override;

protected:
    base::Result<Refusal> readOptions(const QCommandLineParser &parser) override;
    void goOn() override;
    void attachingEnded() override { end(m_outcome); }

private:
    base::Result<Refusal> readKey(const QCommandLineParser &parser);
    Refusal readSetup(const QCommandLineParser &parser);
    void takePreparation(const runtasks::Preparation &preparation);
    void showDifferences();
    void showRequests();
    void save();
    void attach(const protocol::AttachedTask &task);

    runtasks::TaskOrder m_order;
    runtasks::Preparation m_preparation;
    QString m_outcome;
    bool m_isConsented = false;
    bool m_isDryRun = false;
};

} // namespace runlatch::cli
