// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/capture.h"
#include "store/sqlite/database.h"

namespace runlatch::store {

base::Result<CaptureRow> storedRow(Database &database, qint64 id); ///< Error: NotFound.

} // namespace runlatch::store
