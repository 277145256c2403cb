// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/sqlite/schema.h"

namespace runlatch::store {

/// The file of the user's work.
Schema workSchema();

} // namespace runlatch::store
