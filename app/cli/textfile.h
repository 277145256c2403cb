// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

class QIODevice;

namespace runlatch::cli {

/// The remaining bytes of `source`, which may be a pipe; empty if there are more than `limit`.
std::optional<QByteArray> readAtMost(QIODevice &source, qint64 limit);

/// The bytes of a file, or of standard input for "-". Errors: Usage, subject = the file: "file.unreadable", and
/// `beyond` if there are more than `limit` bytes.
base::Result<QByteArray> readInput(const QString &name, qint64 limit, base::Rule beyond);

/// The text of a file that is to be sent. Invalid UTF-8 is refused, not replaced. A byte order mark is removed. Errors:
/// Usage, subject = the file: "file.unreadable", "file.too-large" (more than 8 MB), "file.encoding".
base::Result<QString> readTextFile(const QString &name);

} // namespace runlatch::cli
