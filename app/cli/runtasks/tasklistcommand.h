// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/runtasks/taskcommand.h"

namespace runlatch::cli {

/// `run-task list`: prints the run tasks of an organization, or one of them with its workspaces.
class TaskListCommand final : public TaskCommand
{
    Q_OBJECT
public:
    using TaskCommand::TaskCommand;
    void declare(QCommandLineParser &parser) override;

protected:
    base::Result<Refusal> readOptions(const QCommandLineParser &parser) override;
    void goOn() override;

private:
    void showOne(const protocol::AttachedTask &task);
};

} // namespace runlatch::cli
