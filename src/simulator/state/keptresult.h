// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/runtaskrequest.h"
#include "protocol/taskresult.h"
#include "protocol/tasksession.h"

#include <QDateTime>
#include <QList>
#include <QUrl>

namespace runlatch::simulator {

/// A task result of a kept run, as it is read back. The run has its workspace, its message and its kind.
struct KeptResult
{
    static constexpr qsizetype MaxResults = 1000;               ///< of all runs together
    static constexpr qsizetype MaxCharacters = 4 * 1024 * 1024; ///< of all results together
    /// What each update, outcome and tag counts for beside its texts: about as much as the file writes around these.
    static constexpr qsizetype OfPart = 256;
    static constexpr qsizetype MaxParts = MaxCharacters / OfPart; ///< so no list has more

    /// An accepted callback.
    struct Update
    {
        protocol::TaskStatus status = protocol::TaskStatus::Running;
        QDateTime at; ///< UTC

        friend bool operator==(const Update &, const Update &) = default;
    };

    QString id; ///< "taskrs-..."
    QString runId = {};
    protocol::Stage stage = protocol::Stage::PostPlan;
    QUrl target = {};
    protocol::EnforcementLevel enforcementLevel = protocol::EnforcementLevel::Mandatory;
    protocol::TaskState state = protocol::TaskState::Pending; ///< it may have been under way
    QDateTime startedAt = {};                                 ///< UTC
    QDateTime endedAt = {};                                   ///< UTC; of the last thing that happened
    QList<Update> updates = {};                               ///< in their order
    protocol::TaskResult result = {};

    qsizetype characters() const; ///< of its texts and parts
};

} // namespace runlatch::simulator
