// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/output.h"
#include "script/mistake.h"

namespace runlatch::cli {

/// "a.rules:3:8: " and the sentence: a mistake in a scenario or in rules.
QString mistakeLine(const QString &file, const script::Mistake &mistake);

/// Tells the mistakes of a file with rules: an event each.
void tellRuleMistakes(Output &output, const QString &file, const QList<script::Mistake> &mistakes);

} // namespace runlatch::cli
