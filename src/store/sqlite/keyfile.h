// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "store/sqlite/sealer.h"

#include <QString>

namespace runlatch::store {

/// A file that holds the key of a store and nothing else, for a computer without a keychain. Whoever can read it can
/// open the secrets of the store, so it is of this user alone: no link, mode 0600 or less, exactly 32 bytes.
///
/// Errors of both, of kind Secret, subject = the file: "store-key.link", "store-key.not-a-file" (a folder, a pipe, a
/// device), "store-key.open" (another user owns it, or others than its owner may read or write it; not on Windows),
/// "store-key.size", "store-key.unreadable".

/// Writes a new key into a new file. Errors: also "store-key.exists": nothing is ever overwritten;
/// "store-key.unwritten".
base::Done makeKeyFile(const QString &file);

/// The key in the file, which must fit the store (StoreKey::mustFit). What is judged is what is read: the name is
/// opened once. A pipe is not waited for.
base::Result<StoreKey> readKeyFile(const QString &file);

} // namespace runlatch::store
