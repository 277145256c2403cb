// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/database.h"

namespace runlatch::store {

/// What PRAGMA application_id says of our files.
constexpr int ApplicationId = 0x526e4c74; // "RnLt"

/// Brings the tables to the newest version, all steps in one transaction. Errors: "store.newer" where a newer
/// program made the file, "store.corrupt" where another program did; neither is touched.
base::Done migrate(Database &database);

} // namespace runlatch::store
