// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"
#include "http/misbehavior.h"
#include "simulator/faultplan.h"

/// The faults of answers, put into effect.
namespace runlatch::simulator {

/// The answer that replaces the operation; nullopt if the operation is to be carried out.
std::optional<http::Response> insteadOfAnswer(FaultDraw &draw);

/// Makes the content of an answer wrong. An answer without a body stays as it is.
void spoil(http::Response &response, FaultDraw &draw);

/// The way in which the answer goes wrong on the wire. If several faults end it, the first in the order of FaultKind
/// counts.
http::Misbehavior misbehaviorOf(FaultDraw &draw);

} // namespace runlatch::simulator
