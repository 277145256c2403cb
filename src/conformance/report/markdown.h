// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "conformance/report/report.h"

#include <QString>

namespace runlatch::conformance {

/// A comment on a pull request; forges take 65,536 characters at most.
constexpr qsizetype MaxMarkdownCharacters = 60'000;

/// The report as markdown (GFM) for a pull request: the result, the counts, a table of what failed, was not testable or
/// warned with its remedy, and the rest folded. Nothing of a stranger is markup there (markdownText), and no line
/// begins with a stranger's text. Rows that are beyond MaxMarkdownCharacters are counted only.
QString writeMarkdown(const Report &report);

} // namespace runlatch::conformance
