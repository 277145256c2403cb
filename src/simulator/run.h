// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/runtask.h"
#include "simulator/state/configuredtask.h"
#include "simulator/state/runstatus.h"

namespace runlatch::simulator {

/// A run task that is attached to a run. Its stage, its workspace, its message and whether the run is speculative are
/// those of the run.
struct AttachedTask
{
    RunTaskOptions task;           ///< with target, key and enforcement level
    QList<protocol::Stage> stages; ///< at which it is called
};

/// The configured tasks that a run of the workspace calls: those that are attached to it, and those that are called in
/// all workspaces of its organization. One that is both is placed as it is attached (the documents do not say). One
/// that is switched off is not called.
QList<AttachedTask> attachedTasks(const ConfiguredTasks &tasks, const QString &organization,
                                  const QString &workspaceId);

/// A run to start.
struct RunOptions
{
    QString workspaceName = {}; ///< empty: one of the simulator's
    QString workspaceId = {};   ///< of one of the simulator's, in place of its name; empty: the name says which
    QString message = {};       ///< empty: a made-up one
    bool speculative = false;   ///< it ends after post_plan
    QList<AttachedTask> tasks = {};
    bool callsAttached = false;             ///< attachedTasks() are called, too
    QList<protocol::Stage> heldStages = {}; ///< each begins only when RunOrder::Deliver says so
    /// A stage with a mandatory run task that did not pass waits for RunOrder::Override; else the run is Errored.
    bool isOverridable = false;
};

/// An order to a run under way.
struct RunOrder
{
    enum class Kind {
        Deliver,   ///< begin the held stage `stage`; its run tasks have `faults`
        AddFaults, ///< the run tasks under way have `faults` behind theirs; without any, those of the next stage
        Override,  ///< go on although a mandatory run task did not pass
        Cancel,    ///< end now, with all run tasks
    };
    Kind kind = Kind::Cancel;
    QString run = {}; ///< its id
    protocol::Stage stage = protocol::Stage::PostPlan;
    OwnFaults faults = {};
};

} // namespace runlatch::simulator
