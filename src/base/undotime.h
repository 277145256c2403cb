// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <chrono>

namespace runlatch::base {

/// The time in which a person can take back what they did before it is carried out, wherever that is possible: enough
/// to read one sentence and to press a button.
inline constexpr std::chrono::milliseconds UndoTime{7000};

} // namespace runlatch::base
