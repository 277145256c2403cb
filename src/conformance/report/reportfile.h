// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

namespace runlatch::conformance {

/// Writes a report to a file, completely or not at all. Errors: Storage, subject = the file:
/// "file.not-written", "file.foreign-link".
base::Done saveReport(const QString &file, const QByteArray &document);

} // namespace runlatch::conformance
