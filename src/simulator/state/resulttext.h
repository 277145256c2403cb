// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/state/keptresult.h"
#include "simulator/state/statetext.h"

#include <QJsonObject>

/// Task results in the file of a state. Internal to this library.
namespace runlatch::simulator {

/// Attributes of outcomes that this version does not know are left out, as they are where results are read back.
QJsonObject writtenResult(const KeptResult &kept);
/// Reads the result at `value`, and tells the text what does not fit.
KeptResult readResult(StateText &text, const StateValue &value);

} // namespace runlatch::simulator
