// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/resultfault.h"

#include <QString>

namespace runlatch::ui {

/// The fault, and what the service does with it, in one sentence.
QString faultWords(const protocol::ResultFault &fault);

} // namespace runlatch::ui
