// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/runtaskrequest.h"

#include <QList>

namespace runlatch::protocol {

/// The stages at which a run task is called, and its enforcement level there.
struct TaskPlacement
{
    QList<Stage> stages = {}; ///< in the order of a run, each once
    EnforcementLevel enforcementLevel = EnforcementLevel::Advisory;

    friend bool operator==(const TaskPlacement &, const TaskPlacement &) = default;
};

} // namespace runlatch::protocol
