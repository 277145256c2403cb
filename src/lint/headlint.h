// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "lint/lint.h"
#include "lint/lintsummary.h"

#include <QByteArrayView>
#include <QList>

namespace runlatch::lint {

/// Notes on the head of a delivery (spec 4.5): it has no media type, or another one than JSON, or its sender does not
/// write its name as the service does. They are no faults: the signature alone proves who sent it. `head`: a request
/// line and headers as they came. Their line is 0 (LintFinding::line). Takes time in proportion to the head.
QList<LintFinding> lintHead(QByteArrayView head);

/// Adds the notes on the head behind the findings in the body, and counts them.
void addHeadNotes(QByteArrayView head, Lint &lint);
void addHeadNotes(QByteArrayView head, LintSummary &summary);

} // namespace runlatch::lint
