// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QtGlobal>

/// The documented limits of a callback (spec 2.6 rules 1 and 2). Nobody knows whether the service enforces them.
namespace runlatch::lint::resultlimits {

constexpr int MaxMessage = 1000; ///< characters, as the four below; also of a description
constexpr int MaxUrl = 500;      ///< of the result and of an outcome
constexpr int MaxOutcomeId = 64;
constexpr int MaxLabel = 32;
constexpr int MaxSchemaBody = 10'000; ///< of the older schema
constexpr int MaxOutcomes = 250;
constexpr int MaxTagNames = 10;                   ///< of an outcome
constexpr int MaxTags = 32;                       ///< of one name
constexpr qsizetype MaxAdvisedBody = 1024 * 1024; ///< bytes, as below
constexpr qsizetype MaxBody = 5 * 1024 * 1024;

} // namespace runlatch::lint::resultlimits
