// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QObject>
#include <QString>

namespace runlatch::ui {

/// In bytes: as large as what can be imported. The sentence of TextTooLarge names it.
constexpr qint64 MaxReadFile = 64 * 1024 * 1024;

/// Reads a file that the user chose, in the pool, and answers in the thread of `context` if that still lives. Errors:
/// Usage with rule "file.unreadable", or "text.too-large" above MaxReadFile; subject = the file.
void readFile(const QString &name, QObject *context, base::Callback<QByteArray> done);

} // namespace runlatch::ui
