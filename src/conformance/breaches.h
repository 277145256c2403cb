// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/runtask.h"

namespace runlatch::conformance {

/// The ways in which a delivery was taken that must be refused and left alone.
enum class ForgeryBreach {
    None,
    Unanswered,     ///< no status tells whether it was refused
    OtherStatus,    ///< neither 200 nor a 4xx
    NotRefused,     ///< answered 200
    WorkedOn,       ///< answered 200, and called back
    RefusedAndWork, ///< answered 4xx, and called back all the same
};
ForgeryBreach forgeryBreach(const simulator::RunTask &runTask);

/// Tells whether the status refuses a delivery: any 4xx.
bool isRefusal(int status);

} // namespace runlatch::conformance
