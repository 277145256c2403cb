// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "base/rules.h"

#include <QByteArray>

#include <optional>

class QIODevice;

namespace runlatch::base {

/// The words for the errors of a file.
struct FileErrors
{
    Rule beyond; ///< it is larger than the limit
    ErrorKind kind = ErrorKind::Usage;
    Rule unreadable = Rules::FileUnreadable;
};

enum class FileKind {
    Any,
    Ordinary, ///< a pipe, a device and the like are unreadable: reading them may never end
};

/// The remaining bytes of `source`, which may be a pipe; empty if there are more than `limit`. What came before a fault
/// of reading is returned: the source tells the fault.
std::optional<QByteArray> readAtMost(QIODevice &source, qint64 limit);

/// The bytes of a file, at most `limit`. It waits for the file: not for the window's thread, and of any kind only where
/// a signal ends the program. Errors: those of `errors`, subject = the file.
Result<QByteArray> readFile(const QString &name, qint64 limit, const FileErrors &errors, FileKind kind = FileKind::Any);

} // namespace runlatch::base
