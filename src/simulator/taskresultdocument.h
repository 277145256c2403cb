// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/runtask.h"
#include "simulator/state/configuredtask.h"

#include <QJsonObject>

#include <optional>

namespace runlatch::simulator {

/// A task result as it is answered to a callback: with the status that was accepted.
QJsonObject taskResultDocument(const RunTask &runTask);

/// A task result as it is read back: with its present state. A run task that was triggered by hand has no configured
/// task; the host of its URL takes the place of the name then.
QJsonObject taskResultResource(const RunTask &runTask, const std::optional<ConfiguredTask> &task = {});

} // namespace runlatch::simulator
