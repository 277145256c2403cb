// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/runtasks/taskcommand.h"

namespace runlatch::cli {

/// `run-task attach`: attaches an existing run task to workspaces, or changes its stages and level there.
class TaskAttachCommand final : public TaskCommand
{
    Q_OBJECT
public:
    using TaskCommand::TaskCommand;
    void declare(QCommandLineParser &parser) override;

protected:
    base::Result<Refusal> readOptions(const QCommandLineParser &parser) override;
    void goOn() override;

private:
    void warnOfLimits(const protocol::AttachedTask &task);
    void attach(const protocol::AttachedTask &task);

    bool m_isDryRun = false;
};

} // namespace runlatch::cli
