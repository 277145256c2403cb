// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QString>

namespace runlatch::interchange {

/// Whether an export may make or replace this file. The file is only looked at, where links lead. Errors: Storage,
/// subject = the file: "export.no-file" (a folder, a device, a pipe or a socket), "export.onto-store" (a store or its
/// index of words, or what stands beside one: its log, the index of the log, its lock).
base::Done checkExportTarget(const QString &file);

} // namespace runlatch::interchange
