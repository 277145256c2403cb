// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::settings {

/// The log of exchanges, which is written where its user wants one: one file, and the one of before it.
constexpr qint64 LogFileLimit = 50 * 1024 * 1024; ///< bytes; a file that has them becomes the one of before
QString logFile(const QString &folder);           ///< "activity.jsonl" there
QString earlierLogFile(const QString &folder);    ///< "activity.1.jsonl" there

} // namespace runlatch::settings
