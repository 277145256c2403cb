// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "scenario/happening.h"
#include "script/forms.h"

#include <QStringList>

#include <span>

namespace runlatch::scenario {

enum class StepKind { Run, Deliver, Fault, Expect, Cancel, Override };

/// One way to write a step. A subject with a value is a condition, too.
struct StepForm : script::LineForm
{
    StepKind kind = StepKind::Run;
    Happening::Kind happening = Happening::Kind::Delivery; ///< of Expect
    bool isAbsent = false;                                 ///< of Expect
};

/// All steps and keys of scenarios. Reader, help and tests read this table alone.
std::span<const StepForm> stepForms();
QStringList faultNames(); ///< those that LineForm::takesFault means

} // namespace runlatch::scenario
