// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

// A list of rules as those in base/rules.h, which makes the values of it. One rule a line:
// clang-format off

/// Run tasks that are set up at the service: what is not sent, what it refuses, and what is warned of before.
#define RUNLATCH_TASKS(rule) \
    rule(TaskName, "task.name") \
    rule(TaskUrl, "task.url") \
    rule(TaskDescription, "task.description") \
    rule(TaskKey, "task.key") \
    rule(TaskStages, "task.stages") \
    rule(TaskNotVerified, "task.not-verified") \
    rule(TaskNameTaken, "task.name-taken") \
    rule(TaskUnknown, "task.unknown") \
    rule(TaskNotEntitled, "task.not-entitled") \
    rule(TaskNoRight, "task.no-right") \
    rule(TaskNotCarriedOut, "task.not-carried-out") \
    rule(TaskStopped, "task.stopped") \
    rule(TaskStillAttached, "task.still-attached") \
    rule(TaskOtherPlacement, "task.other-placement") \
    rule(TaskUnencrypted, "task.unencrypted") \
    rule(TaskLimit, "task.limit") \
    rule(TaskWorkspaceLimit, "task.workspace-limit") \
    rule(TaskMandatoryLimit, "task.mandatory-limit") \
    rule(TaskNoGlobal, "task.no-global")

// clang-format on
