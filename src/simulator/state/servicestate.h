// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "protocol/changerequest.h"
#include "simulator/state/configuredtask.h"
#include "simulator/state/keptresult.h"
#include "simulator/state/runstatus.h"

namespace runlatch::simulator {

/// All that the simulated service keeps from one start to the next: the sizes and the seed of its made-up things, and
/// the changes since, and the runs with their task results.
struct ServiceState
{
    static constexpr int Version =
        3; ///< of the file's form; the first had no runs, the second no results; both are read
    static constexpr int MaxWorkspaces = 100'000;
    static constexpr int MaxChangeRequests = 1'000'000;
    static constexpr qsizetype MaxRuns = 1000;
    static constexpr qint64 MaxBytes = qint64(64) * 1024 * 1024; ///< of the file

    QString organization = {};
    int workspaces = 0;
    int changeRequests = 0; ///< made up with the workspaces
    quint32 seed = 0;
    QDateTime madeAt = {}; ///< UTC; the time from which the ages of made-up things count
    /// The change requests that were created or archived since. A made-up one is replaced by its id.
    QList<protocol::ChangeRequest> changed = {};
    ConfiguredTasks tasks = {};
    QList<Run> runs = {};           ///< the newest MaxRuns, the oldest first; some may have been under way
    QList<KeptResult> results = {}; ///< of these runs, the oldest first; the bounds are those of KeptResult
};

/// Reads a state as writeServiceState() writes it and as people edit it: a JSON object with the keys of the tables in
/// its source, in any order. `name`: of the file, for the errors. What belongs to a workspace that is not there is
/// kept, and is found by its id alone. Errors: Usage; `subject` = "NAME:LINE:COLUMN", and with a place in the object
/// "NAME:LINE:COLUMN POINTER". Lines and columns (in characters) count from 1. Rules: "state.broken" (no JSON),
/// "state.version" (of a newer program), "state.key" (unknown or repeated), "state.missing", "state.value".
base::Result<ServiceState> readServiceState(const QByteArray &text, const QString &name);

/// JSON with one member a line. It has the keys of the run tasks in clear, because the service signs with them.
QByteArray writeServiceState(const ServiceState &state);

} // namespace runlatch::simulator
