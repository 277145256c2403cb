// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/service.h"

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

/// Tells whether the run task waits for a final callback although the last callback was one that is refused for good:
/// for its token (401), its method (405) or what it says (422), and not by a fault of ours. `isFinalLost`: since then
/// one came to another address.
bool isHopeless(const simulator::RunTask &runTask, bool isFinalLost);

/// Tells whether the request is the final callback of a run task at another address than its callback URL.
bool isLostFinal(const simulator::Served &request);

/// Tells whether a rightly signed body was refused for how it is written. `wasAccepted`: another one was not.
bool isRefusedForItsBytes(const simulator::RunTask &runTask, bool wasAccepted);

} // namespace runlatch::conformance
