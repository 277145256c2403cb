// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "scenario/happening.h"

#include <QString>

#include <span>

namespace runlatch::scenario {

enum class StepKind { Run, Deliver, Fault, Expect, Cancel, Override };

/// What the value of a key may be.
enum class ValueKind {
    Text,          ///< not empty, at most MaxText characters
    Stages,        ///< names of stages, separated by commas
    Level,         ///< mandatory or advisory
    Truth,         ///< yes or no
    Time,          ///< as simulator::readTime
    Count,         ///< 1 to MaxCount
    DeliveryFault, ///< a fault of simulator::isOfDelivery, by its name
    Condition,     ///< a value of the field with the key's name, in the filter language
    Filter,        ///< a whole filter over happeningFields()
};
constexpr qsizetype MaxText = 200;
constexpr int MaxCount = 1000;

struct KeyForm
{
    QLatin1StringView name;
    ValueKind value = ValueKind::Text;
    bool isRequired = false;
};

/// One way to write a step: its word, what it is about, its keys. A subject with a value is a condition, too.
struct StepForm
{
    QLatin1StringView word;
    StepKind kind = StepKind::Run;
    QLatin1StringView subject = {}; ///< empty: the word alone
    bool hasValue = false;          ///< the subject is written like a key
    bool takesFault = false;        ///< the name of a fault of answers, or such a name and a value, is a part of it
    std::span<const KeyForm> keys = {};
    Happening::Kind happening = Happening::Kind::Delivery; ///< of Expect
    bool isAbsent = false;                                 ///< of Expect
};

/// All steps and keys of scenarios. Reader, help and tests read this table alone.
std::span<const StepForm> stepForms();
/// "expect callback [status=VALUE] ... [within=TIME]"
QString writtenForm(const StepForm &form);
QString faultNames(); ///< those that StepForm::takesFault means, separated by ", "

} // namespace runlatch::scenario
