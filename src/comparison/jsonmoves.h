// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "comparison/jsonmeaning.h"
#include "comparison/meaningcomparer.h"

#include <vector>

namespace runlatch::comparison {

/// Turns what was removed here and added there into moves, as compareJson() promises. `found` has only differences of
/// these texts. n log n in the values of what was added and removed. Internal to this library.
void joinMoves(std::vector<MeaningComparer::Found> &found, const JsonMeaning &left, const JsonMeaning &right);

} // namespace runlatch::comparison
