// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/runtask.h"
#include "simulator/state/runstatus.h"
#include "simulator/state/servicestate.h"

#include <vector>

/// The task results of runs between two starts of the simulator. What was delivered and answered is not kept: only what
/// is read back.
namespace runlatch::simulator {

/// The newest results of these runs that fit the bounds of KeptResult, the oldest first.
QList<KeptResult> keptResults(const QList<Run> &runs, const std::vector<const RunTask *> &all);
/// The run tasks that a state has. One that was under way is Errored.
QList<RunTask> runTasksOf(const ServiceState &state);

} // namespace runlatch::simulator
