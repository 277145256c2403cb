// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <chrono>
#include <optional>

namespace runlatch::text {

/// Reads a time as faults, scenarios and rules have it: "200ms", "1.5s", "2min" or "2m", at most an hour. nullopt for
/// any other text.
std::optional<std::chrono::milliseconds> readTimeSpan(const QString &text);

} // namespace runlatch::text
