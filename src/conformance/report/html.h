// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "conformance/report/report.h"

#include <QByteArray>

namespace runlatch::conformance {

/// The report as one HTML file, in UTF-8 and in the language of the program. It is well-formed XML as well. It needs
/// nothing else: no script, no picture, no address. Its policy (CSP) allows its own style sheet and nothing more, in
/// case that a reader of HTML and this writer disagree about an escape. Failures come first; every case has its
/// evidence (HtmlEvidence), folded. It is bounded by the number of cases, 2 MB of bodies, and the limits of texts in
/// reportwords.h; what was cut is told. The cases of a target that was not reached are only counted. Takes time in
/// proportion to what is shown.
QByteArray writeHtml(const Report &report);

} // namespace runlatch::conformance
