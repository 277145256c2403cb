// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QFile>

namespace runlatch::store {

constexpr QFile::Permissions OwnerOnly = QFile::ReadOwner | QFile::WriteOwner;

/// Create a missing folder or file for its owner only. An existing folder or file keeps its mode, because it may be
/// another program's. Error: Storage "store.not-writable".
base::Done makeStoreFolder(const QString &file); ///< the folder of `file`
base::Done makeStoreFile(const QString &file);

/// Refuses a place that this user cannot trust: a file of another user that others can change, and links of others to
/// the file or to those that SQLite makes beside it. Errors: Storage "store.of-others", "file.foreign-link".
base::Done checkOwner(const QString &file);

/// Restricts the file, its log and its index to the owner. Call only for a file that is known to be a store of ours.
void closeToOthers(const QString &file);

} // namespace runlatch::store
