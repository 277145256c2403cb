// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/doubtfulbody.h"

#include <QString>

namespace runlatch::wording {

/// "These are not the sent bytes: 11 announced, 17 in the file."
QString doubtfulBody(const protocol::DoubtfulBody &body);

} // namespace runlatch::wording
