// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/runtasks/taskcommand.h"

namespace runlatch::cli {

/// `run-task remove`: detaches a run task from all workspaces and deletes it. With --workspace it is detached from
/// these and stays. Nothing is sent without --yes.
class TaskRemoveCommand final : public TaskCommand
{
    Q_OBJECT
public:
    using TaskCommand::TaskCommand;
    void declare(QCommandLineParser &parser) override;

protected:
    base::Result<Refusal> readOptions(const QCommandLineParser &parser) override;
    void goOn() override;
    void attachingEnded() override;

private:
    void take(const protocol::AttachedTask &task);
    void endRemoved(const base::Done &removed);

    protocol::ServedTask m_task;
    bool m_isDryRun = false;
    bool m_isDetachedOnly = false;
};

} // namespace runlatch::cli
