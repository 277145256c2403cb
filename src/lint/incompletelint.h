// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "lint/lint.h"

namespace runlatch::lint {

/// Lints the beginning of a delivery's body, of which the rest did not arrive. What is wrong only because the text ends
/// is no fault of its sender: a note with the rule "body.incomplete" at the end stands for it. Takes time in proportion
/// to the text.
Lint lintArrived(QByteArrayView content, protocol::DeliveryKind kind = protocol::DeliveryKind::RunTask);

} // namespace runlatch::lint
