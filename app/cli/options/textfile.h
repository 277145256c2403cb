// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "base/rules.h"

#include <QByteArray>
#include <QString>

#include <optional>

class QIODevice;

namespace runlatch::cli {

/// The remaining bytes of `source`, which may be a pipe; empty if there are more than `limit`.
std::optional<QByteArray> readAtMost(QIODevice &source, qint64 limit);

/// How the errors of an input are told.
struct InputErrors
{
    base::Rule beyond; ///< it is larger than the limit
    base::ErrorKind kind = base::ErrorKind::Usage;
    base::Rule unreadable = base::Rules::FileUnreadable;
};

/// The bytes of a file, or of standard input for "-", at most `limit`. Errors: those of `errors`, subject = the file;
/// Cancelled without a rule if a signal ended the reading (see Command::failToRead()).
base::Result<QByteArray> readInput(const QString &name, qint64 limit, const InputErrors &errors);

/// The text of a file that is to be sent. Invalid UTF-8 is refused, not replaced. A byte order mark is removed. Errors:
/// Usage, subject = the file: "file.unreadable", "file.too-large" (more than 8 MB), "file.encoding".
base::Result<QString> readTextFile(const QString &name);

} // namespace runlatch::cli
