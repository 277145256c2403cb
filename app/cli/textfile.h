// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

class QIODevice;

namespace runlatch::cli {

/// All that is left of `source`, which may be a pipe; nothing where that is more than `limit` bytes.
std::optional<QByteArray> readAtMost(QIODevice &source, qint64 limit);

/// The text of a file, which is to be sent: what is no UTF-8 is refused, not replaced. A byte order mark is no part of
/// it. Errors: Usage, subject = the file: "file.unreadable", "file.too-large" (more than 8 MB), "file.encoding".
base::Result<QString> readTextFile(const QString &name);

} // namespace runlatch::cli
