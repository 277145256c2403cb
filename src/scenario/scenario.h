// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "scenario/happening.h"

#include <chrono>
#include <variant>

namespace runlatch::scenario {

/// `run`: starts a run, whose run tasks go to the target. Only the run that was started last counts.
struct StartRun
{
    QString workspaceName = {};
    QString message = {};
    QList<protocol::Stage> stages; ///< at which the run task is called
    protocol::EnforcementLevel enforcementLevel = protocol::EnforcementLevel::Mandatory;
    bool speculative = false;
    bool isOverridable = false;
    std::optional<std::chrono::milliseconds> deadline = {}; ///< for the final callback
    QList<protocol::Stage> heldStages = {};                 ///< those that a step delivers
};

/// `deliver`: waits until the run is at the stage, and begins it. The run waits there for this step.
struct Deliver
{
    protocol::Stage stage = protocol::Stage::PostPlan;
    simulator::OwnFaults faults = {};
    std::chrono::milliseconds within{0};
};

/// `fault`: the next requests for a place meet faults.
struct MakeFaults
{
    simulator::OwnFaults faults = {};
};

/// `expect`: waits for what happens behind the step before. What does not fit is passed over.
struct Expect
{
    Happening::Kind kind = Happening::Kind::Callback;
    QList<filter::Matcher> conditions = {}; ///< all must hold
    std::chrono::milliseconds within{0};
    bool isAbsent = false; ///< it must not come `within` this time
};

/// `cancel` and `override`
struct Order
{
    simulator::RunOrder::Kind kind = simulator::RunOrder::Kind::Cancel;
};

struct Step
{
    int line = 0;      ///< from 1
    QString text = {}; ///< as written, without blanks around it; at most MaxStepText characters
    std::variant<StartRun, Deliver, MakeFaults, Expect, Order> what;
};

constexpr qsizetype MaxStepText = 500;

/// What is done with an integration, and what is expected of it, in order.
struct Scenario
{
    QList<Step> steps = {};
};

} // namespace runlatch::scenario
