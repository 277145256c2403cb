// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "conformance/report/report.h"
#include "json/orderedjson.h"

#include <QByteArray>

namespace runlatch::conformance {

/// A case and the counts of a report as `check` prints them for programs; the event's name is not among them.
json::OrderedJson caseMembers(const CaseResult &result);
json::OrderedJson summaryMembers(const Report &report);

/// The report as JSON Lines in UTF-8: a line with "event":"check" for each case in the order of the report, then one
/// with "event":"summary". What acts on a terminal is escaped (json::terminalJson).
QByteArray writeJsonLines(const Report &report);

} // namespace runlatch::conformance
