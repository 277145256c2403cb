// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "outcomes/report.h"

namespace runlatch::outcomes {

/// Reads a log of SARIF 2.1.0 in UTF-8, by the numbers of its specification:
/// - 3.27.9, 3.27.10: `kind` defaults to fail; the level of another kind is none. The level of fail is its own, or that
///   of the rule's default configuration, or warning. What passed or does not apply is counted only.
/// - 3.27.23, 3.35.3: a result with suppressions is suppressed unless one of them is under review or rejected.
/// - 3.27.24: what is absent now, but was in the baseline, is counted only.
/// Errors: those of readReport. Internal to this folder.
base::Result<Report> readSarif(const QByteArray &json, const ReportOptions &options);

} // namespace runlatch::outcomes
