// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/readback/readbackcomparison.h"

#include <QString>

namespace runlatch::ui {

/// "Message: sent “a”, the service has “b”." Strangers' texts are shortened, and have no markup.
QString readBackWords(const inspector::ReadBackRow &row);

/// All that a comparison says, those rows first that differ.
QString readBackWords(const inspector::ReadBackComparison &comparison);

} // namespace runlatch::ui
