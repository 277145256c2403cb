// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/misbehavior.h"
#include "script/forms.h"

#include <iterator>
#include <span>

namespace runlatch::rulebook {

enum class LineKind { Rule, Answer, Reply, Leave };

/// The ways in which an answer may end, as they are written: the choices of `fault`.
constexpr QLatin1StringView EndingNames[] = {QLatin1StringView("close"), QLatin1StringView("reset"),
                                             QLatin1StringView("half")};
constexpr http::Misbehavior::End Endings[] = {http::Misbehavior::End::Close, http::Misbehavior::End::Reset,
                                              http::Misbehavior::End::CutBody};
static_assert(std::size(EndingNames) == std::size(Endings));

/// One way to write a line of a rule book.
struct RuleForm : script::LineForm
{
    LineKind kind = LineKind::Rule;
};

/// All lines and keys. Reader, help and tests read this table alone.
std::span<const RuleForm> ruleForms();

} // namespace runlatch::rulebook
