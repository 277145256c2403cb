// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/sqlite/schema.h"

namespace runlatch::store {

/// The file of captured requests.
Schema captureSchema();

/// Makes what searches need to be quick, in a file of the newest version that lacks it. Takes time in proportion to the
/// file the first time.
base::Done makeSearchIndex(Database &database);

} // namespace runlatch::store
