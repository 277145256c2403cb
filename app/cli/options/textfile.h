// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/boundedfile.h"

#include <QString>

namespace runlatch::cli {

/// The bytes of a file, or of standard input for "-", at most `limit`. Errors: those of `errors`, subject = the file;
/// Cancelled without a rule if a signal ended the reading (see Command::failToRead()).
base::Result<QByteArray> readInput(const QString &name, qint64 limit, const base::FileErrors &errors);

/// The text of a file, or of standard input for "-", that is to be sent. Invalid UTF-8 is refused, not replaced. A byte
/// order mark is removed. Errors: Usage, subject = the file: "file.unreadable", "file.too-large" (more than 8 MB),
/// "file.encoding".
base::Result<QString> readTextFile(const QString &name);

} // namespace runlatch::cli
