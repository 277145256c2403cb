// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/fault.h"
#include "wording/sentence.h"

namespace runlatch::wording {

/// Says what is wrong with a part of a filter, and what to enter instead.
Sentence sentenceOf(const filter::Fault &fault);

} // namespace runlatch::wording
