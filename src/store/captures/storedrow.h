// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/capture.h"
#include "store/sql/connection.h"

namespace runlatch::store {

base::Result<CaptureRow> storedRow(Connection &database, qint64 id); ///< Error: NotFound.

} // namespace runlatch::store
