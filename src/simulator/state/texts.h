// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/state/invention.h"

namespace runlatch::simulator {

/// Made-up change requests with gaps such as "{workspace}", which Invention fills.
int textTemplateCount();
Text textTemplate(int index);

} // namespace runlatch::simulator
