// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/runtask.h"

namespace runlatch::conformance {

/// The work of an integration on a delivery that it must leave alone: a verification request, a forgery, or one that it
/// refused. A callback outweighs a request for the plan or the configuration (`hasFetched`).
enum class Work { None, Fetched, CalledBack };
Work workOn(const simulator::RunTask &runTask, bool hasFetched);

/// The ways in which a delivery was taken that must be refused and left alone.
enum class ForgeryBreach {
    None,
    Unanswered,     ///< no status tells whether it was refused
    OtherStatus,    ///< neither 200 nor a 4xx
    NotRefused,     ///< answered 200
    WorkedOn,       ///< answered 200, and worked on
    RefusedAndWork, ///< answered 4xx, and worked on all the same
};
/// `hasFetched`: as of workOn().
ForgeryBreach forgeryBreach(const simulator::RunTask &runTask, bool hasFetched);

/// Tells whether the status refuses a delivery: any 4xx.
bool isRefusal(int status);

/// Tells whether the newest event is the refusal of a final callback for what it says (422), which the same bytes
/// cannot heal, and no fault of ours was the cause.
bool isHopeless(const simulator::RunTask &runTask);

/// Tells whether a rightly signed body was refused for how it is written. `wasAccepted`: another one was not.
bool isRefusedForItsBytes(const simulator::RunTask &runTask, bool wasAccepted);

} // namespace runlatch::conformance
