// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "outcomes/report.h"

namespace runlatch::outcomes {

/// Reads JUnit XML: `testsuites` and `testsuite` in any nesting, whose test cases fail, end with an error, or are
/// skipped. What passed is counted only. A suite's own `failure` or `error` is an outcome of its name. Where the
/// numbers of a suite do not agree with its test cases, a note says so. Document types, and with them entities, are
/// refused. Errors: those of readReport. Internal to this folder.
base::Result<Report> readJUnit(const QByteArray &file, const ReportOptions &options);

} // namespace runlatch::outcomes
