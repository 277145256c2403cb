// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "script/forms.h"

#include <span>

namespace runlatch::rulebook {

enum class LineKind { Rule, Answer, Reply, Leave };

/// One way to write a line of a rule book.
struct RuleForm : script::LineForm
{
    LineKind kind = LineKind::Rule;
};

/// All lines and keys. Reader, help and tests read this table alone.
std::span<const RuleForm> ruleForms();

} // namespace runlatch::rulebook
