// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "lint/lintsummary.h"
#include "wording/sentence.h"

namespace runlatch::wording {

/// A finding of the linter: `fact` says what is wrong, `next` how to mend it. Plain text, neither is empty.
Sentence lintSentence(const lint::LintFinding &finding);

/// Says what is wrong, and where: "Line 2, column 17: A comma is missing here, or is one too many." Plain text.
QString lintFactAtPlace(const lint::LintFinding &finding);

/// "error", "warning" or "note", translated.
QString lintSeverityWord(lint::LintSeverity severity);

/// "2 errors, 1 note": how many there are of each severity, without those of which there are none. "No findings" where
/// nothing was found.
QString lintCounts(const lint::LintSummary &lint);
inline QString lintCounts(const lint::Lint &lint)
{
    return lintCounts(lint::LintSummary::of(lint));
}

} // namespace runlatch::wording
