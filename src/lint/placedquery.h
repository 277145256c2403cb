// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/queryreading.h"

#include <QByteArray>

namespace runlatch::lint {

/// Reads as readQueryText, and finds the place of a fault: what the JSON Pointer names, or the innermost part around it
/// that is there. Where the text is not JSON, or a member stands twice, the fault has the rule and, as `facts`, the
/// arguments of the linter's finding. Takes time in proportion to the text.
protocol::QueryReading readPlacedQuery(const QByteArray &text);

} // namespace runlatch::lint
