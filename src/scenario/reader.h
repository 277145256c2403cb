// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"
#include "scenario/scenario.h"

namespace runlatch::scenario {

/// A part of a scenario that could not be understood, and its place.
struct Mistake
{
    int line = 0;         ///< from 1
    int column = 0;       ///< from 1, in characters
    base::Rule rule;      ///< one of base::Rules::Scenarios, of the filters, or of a fault
    QString subject = {}; ///< the word, key or value in question, shortened
    QString field = {};   ///< key that has no such value; empty for a mistake of another kind
    QString nearest = {}; ///< the known name that is most like it; empty: none is
};

constexpr qsizetype MaxScenarioBytes = 1024 * 1024;
constexpr int MaxScenarioLines = 10'000;
constexpr qsizetype MaxMistakes = 100; ///< reading stops there

struct Reading
{
    Scenario scenario;       ///< to be played only if there is no mistake
    QList<Mistake> mistakes; ///< in the order of their places
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
