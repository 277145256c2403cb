// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/querydocument.h"

#include <QByteArray>

namespace runlatch::lint {

/// Reads a query that a user wrote: such an object, alone or as the one member `query` of another, or its filter alone.
/// Errors: as readQuery, and "json.broken", "json.duplicate-key" (the reader would keep one of two members).
base::Result<protocol::ReadFilter> readQueryText(const QByteArray &text);

} // namespace runlatch::lint
