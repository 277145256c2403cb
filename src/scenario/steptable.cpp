// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "scenario/steptable.h"

#include "simulator/fault.h"

using namespace Qt::StringLiterals;

namespace runlatch::scenario {

namespace {

using script::KeyForm;
using script::ValueKind;

constexpr KeyForm RunKeys[] = {
    {"stages"_L1, ValueKind::Stages, true},
    {"workspace"_L1},
    {"message"_L1},
    {"enforcement"_L1, ValueKind::Level},
    {"speculative"_L1, ValueKind::Truth},
    {"overridable"_L1, ValueKind::Truth},
    {"deadline"_L1, ValueKind::Time},
};
constexpr KeyForm DeliverKeys[] = {
    {"fault"_L1, ValueKind::DeliveryFault},
    {"within"_L1, ValueKind::Time},
};
constexpr KeyForm FaultKeys[] = {{"count"_L1, ValueKind::Count}};
constexpr KeyForm Within{"within"_L1, ValueKind::Time};
constexpr KeyForm WithinThis{"within"_L1, ValueKind::Time, true};
constexpr KeyForm Where{"where"_L1, ValueKind::Filter};
constexpr KeyForm StageIs{"stage"_L1, ValueKind::Condition};
constexpr KeyForm HttpIs{"http"_L1, ValueKind::Condition};

constexpr KeyForm CallbackKeys[] = {
    {"status"_L1, ValueKind::Condition},   HttpIs, StageIs, {"outcomes"_L1, ValueKind::Condition},
    {"findings"_L1, ValueKind::Condition}, Where,  Within,
};
constexpr KeyForm NoCallbackKeys[] = {
    {"status"_L1, ValueKind::Condition}, HttpIs, StageIs, Where, WithinThis,
};
constexpr KeyForm AnswerKeys[] = {
    HttpIs, {"took"_L1, ValueKind::Condition}, {"attempt"_L1, ValueKind::Condition}, StageIs, Where, Within,
};
constexpr KeyForm RequestKeys[] = {{"what"_L1, ValueKind::Condition}, HttpIs, Where, Within};
constexpr KeyForm ResultKeys[] = {StageIs, {"message"_L1, ValueKind::Condition}, Where, Within};
constexpr KeyForm RunStatusKeys[] = {Within};

using Happens = Happening::Kind;

constexpr StepForm deliverForm(QLatin1StringView stage)
{
    return {{.word = "deliver"_L1, .subject = stage, .keys = DeliverKeys}, StepKind::Deliver};
}

constexpr StepForm faultForm(QLatin1StringView place)
{
    return {{.word = "fault"_L1, .subject = place, .takesFault = true, .keys = FaultKeys}, StepKind::Fault};
}

constexpr StepForm expectForm(QLatin1StringView subject, Happens happening, std::span<const KeyForm> keys)
{
    return {{.word = "expect"_L1, .subject = subject, .keys = keys}, StepKind::Expect, happening};
}

constexpr StepForm withValue(StepForm form)
{
    form.hasValue = true;
    return form;
}

constexpr StepForm absent(StepForm form)
{
    form.isAbsent = true;
    return form;
}

constexpr StepForm Forms[] = {
    {{.word = "run"_L1, .keys = RunKeys}, StepKind::Run},
    deliverForm("pre_plan"_L1),
    deliverForm("post_plan"_L1),
    deliverForm("pre_apply"_L1),
    deliverForm("post_apply"_L1),
    faultForm("callback"_L1),
    faultForm("plan"_L1),
    faultForm("object"_L1),
    expectForm("callback"_L1, Happens::Callback, CallbackKeys),
    absent(expectForm("no-callback"_L1, Happens::Callback, NoCallbackKeys)),
    expectForm("answer"_L1, Happens::Answer, AnswerKeys),
    expectForm("request"_L1, Happens::Request, RequestKeys),
    withValue(expectForm("result"_L1, Happens::Result, ResultKeys)),
    withValue(expectForm("run"_L1, Happens::Run, RunStatusKeys)),
    {{.word = "cancel"_L1}, StepKind::Cancel},
    {{.word = "override"_L1}, StepKind::Override},
};

} // namespace

std::span<const StepForm> stepForms()
{
    return Forms;
}

QStringList faultNames()
{
    QStringList names;
    for (const simulator::FaultKind kind : simulator::faultKinds()) {
        if (simulator::isOfAnswer(kind))
            names += simulator::faultName(kind);
    }
    return names;
}

} // namespace runlatch::scenario
