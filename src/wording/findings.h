// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/payloadfinding.h"

#include <QString>

namespace runlatch::wording {

/// One finding, as a sentence of plain text.
QString payloadFinding(const protocol::PayloadFinding &finding);

} // namespace runlatch::wording
