// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QString>

namespace runlatch::cli {

/// The text of a file, which is to be sent: what is no UTF-8 is refused, not replaced. A byte order mark is no part of
/// it. Errors: Usage, subject = the file: "file.unreadable", "file.encoding".
base::Result<QString> readTextFile(const QString &name);

} // namespace runlatch::cli
