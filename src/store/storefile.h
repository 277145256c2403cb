// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QFile>

namespace runlatch::store {

constexpr QFile::Permissions OwnerOnly = QFile::ReadOwner | QFile::WriteOwner;

/// Make what is not there, for its owner only. What is there keeps its mode: it may be another program's.
/// Error: Storage "store.not-writable".
base::Done makeStoreFolder(const QString &file); ///< the folder that `file` is in
base::Done makeStoreFile(const QString &file);

/// Leaves the file and its log and index to the owner alone. Only for a file that is known to be a store of ours.
void closeToOthers(const QString &file);

} // namespace runlatch::store
