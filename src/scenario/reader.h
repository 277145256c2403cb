// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "scenario/scenario.h"
#include "script/mistake.h"

namespace runlatch::scenario {

constexpr qsizetype MaxScenarioBytes = 1024 * 1024;
constexpr int MaxScenarioLines = 10'000;

struct Reading
{
    Scenario scenario;               ///< to be played only if there is no mistake
    QList<script::Mistake> mistakes; ///< in the order of their places
};

/// Reads the text of a scenario, in UTF-8: a step a line, blank lines, and comments from # on.
///     run workspace=net-prod stages=pre_plan,post_plan
///     deliver post_plan fault=repeated
///     expect callback status=running within=5s
///     fault callback status=503 count=2
///     expect result=passed within=60s
/// A value with blanks stands in quotes. Takes time that grows with the length of the text.
Reading readScenario(const QByteArray &text);

} // namespace runlatch::scenario
