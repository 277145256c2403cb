// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::settings {

/// The log of exchanges, in the user's folder: the current file and the previous one.
constexpr qint64 MaxLogFileBytes = 50 * 1024 * 1024; ///< bytes; a current file of this size becomes the previous one
QString logFile(const QString &folder);              ///< "activity.jsonl" in the folder
QString earlierLogFile(const QString &folder);       ///< "activity.1.jsonl" in the folder

} // namespace runlatch::settings
