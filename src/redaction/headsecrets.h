// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "redaction/span.h"

#include <QByteArrayView>
#include <QList>

namespace runlatch::redaction {

/// In a request line and header lines, as in secretsOfLine and secretOfHeader (linesecrets.h). Lines that break the
/// rules are covered, because heads that were refused are kept too: lines that end in CR alone or continue in the next,
/// a header in the first line, and a line or continuation that is no header, where all that stands behind the name of a
/// secret header is one. Merged. Takes time in proportion to the bytes.
QList<Span> secretsOfHead(QByteArrayView head);

/// The words behind a scheme (linesecrets.h), wherever they stand: `X-Upstream: Bearer ...`. For heads only: in the
/// prose of a body they would be ordinary words. Ascending. Takes time in proportion to the bytes.
QList<Span> credentialsOf(QByteArrayView text);

} // namespace runlatch::redaction
