// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "conformance/case.h"

#include <optional>

namespace runlatch::conformance {

/// The facts that are known before a case is tried.
struct Circumstances
{
    bool hasKey = false;
    bool hasSecondHost = false;
    bool isDirect = false;              ///< callbacks reach the simulator without a public URL
    bool hasCertificate = false;        ///< one for https was given
    bool isNamed = false;               ///< it names the host at which callbacks are served
    const Evidence *ordinary = nullptr; ///< of the ordinary delivery; null: it was not tried
};

/// Returns the reason for which a case cannot be tried; nullopt if it can.
std::optional<Opinion> obstacleTo(const Case &what, const Circumstances &circumstances);

/// Returns the time that the integration took from the last delivery of a run task to its result, or to its first
/// callback if there is no result; 0 without either.
std::chrono::milliseconds timeOfWork(const simulator::RunTask &runTask);

} // namespace runlatch::conformance
