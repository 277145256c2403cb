// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/exportgap.h"
#include "protocol/changerequest.h"

#include <QByteArray>

namespace runlatch::changerequests {

enum class ExportFormat { Csv, Json, Markdown };

/// A list of change requests in a format, UTF-8: the head, each row, the foot.
///
/// CSV: RFC 4180 with a header line, times ISO 8601 UTC. A text that a spreadsheet would take for a formula gets an
/// apostrophe in front (notAFormula). JSON: an object with `meta` and `data`: the resources in the specification's
/// dialect (spec 2.1), with the attributes that only the service knows, the relationship `created-by` of its other
/// dialect if it is known, and the workspace's name as `meta.workspace-name`. Markdown: a heading, a list of facts, the
/// message in a block that it cannot end.
///
/// The head says if a list is incomplete: JSON as `meta.complete` with `causes` and counts, Markdown as a list of the
/// same. CSV cannot say it, because a spreadsheet would take such a line for a row.
QByteArray exportHead(ExportFormat format, const ExportGap &gap = {});
QByteArray exportRow(ExportFormat format, const protocol::ChangeRequest &changeRequest, const QString &workspace,
                     bool isFirst);
QByteArray exportFoot(ExportFormat format);

/// The suffix of the file name, without a dot: "csv", "json", "md".
QString exportSuffix(ExportFormat format);

} // namespace runlatch::changerequests
