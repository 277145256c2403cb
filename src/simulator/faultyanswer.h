// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"
#include "http/misbehaviour.h"
#include "simulator/faultplan.h"

/// The faults of answers, put into effect.
namespace runlatch::simulator {

/// What is said instead of carrying the operation out; nothing where it is to be carried out.
std::optional<http::Response> insteadOfAnswer(FaultDraw &draw);

/// Makes the content of an answer wrong. One without a body has nothing to make wrong.
void spoil(http::Response &response, FaultDraw &draw);

/// How it goes wrong on the wire; of several ends the first in the order of FaultKind.
http::Misbehaviour misbehaviourOf(FaultDraw &draw);

} // namespace runlatch::simulator
