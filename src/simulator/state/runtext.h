// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/state/runstatus.h"
#include "simulator/state/statetext.h"

#include <QJsonObject>

/// Runs in the file of a state. Internal to this library.
namespace runlatch::simulator {

/// A run without its task results, which stand beside the runs.
QJsonObject writtenRun(const Run &run);
/// Reads the run at `value`, and tells the text what does not fit.
Run readRun(StateText &text, const StateValue &value);

} // namespace runlatch::simulator
