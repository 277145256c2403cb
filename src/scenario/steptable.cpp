// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "scenario/steptable.h"

#include "simulator/fault.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace runlatch::scenario {

namespace {

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
    return {.word = "deliver"_L1, .kind = StepKind::Deliver, .subject = stage, .keys = DeliverKeys};
}

constexpr StepForm faultForm(QLatin1StringView place)
{
    return {.word = "fault"_L1, .kind = StepKind::Fault, .subject = place, .takesFault = true, .keys = FaultKeys};
}

constexpr StepForm expectForm(QLatin1StringView subject, Happens happening, std::span<const KeyForm> keys)
{
    return {.word = "expect"_L1, .kind = StepKind::Expect, .subject = subject, .keys = keys, .happening = happening};
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
    {.word = "run"_L1, .kind = StepKind::Run, .keys = RunKeys},
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
    {.word = "cancel"_L1, .kind = StepKind::Cancel},
    {.word = "override"_L1, .kind = StepKind::Override},
};

QString valueName(ValueKind kind)
{
    switch (kind) {
    case ValueKind::Text: return u"TEXT"_s;
    case ValueKind::Stages: return u"STAGE,..."_s;
    case ValueKind::Level: return u"mandatory|advisory"_s;
    case ValueKind::Truth: return u"yes|no"_s;
    case ValueKind::Time: return u"TIME"_s;
    case ValueKind::Count: return u"COUNT"_s;
    case ValueKind::DeliveryFault: return u"FAULT"_s;
    case ValueKind::Condition: return u"VALUE"_s;
    case ValueKind::Filter: return u"FILTER"_s;
    }
    return {};
}

} // namespace

std::span<const StepForm> stepForms()
{
    return Forms;
}

QString writtenForm(const StepForm &form)
{
    QStringList parts{form.word};
    if (!form.subject.isEmpty())
        parts += form.hasValue ? form.subject + "=VALUE"_L1 : QString(form.subject);
    if (form.takesFault)
        parts += u"FAULT"_s;
    for (const KeyForm &key : form.keys) {
        const QString written = key.name + u'=' + valueName(key.value);
        parts += key.isRequired ? written : u'[' + written + u']';
    }
    return parts.join(u' ');
}

QString faultNames()
{
    QStringList names;
    for (const simulator::FaultKind kind : simulator::faultKinds()) {
        if (simulator::isOfAnswer(kind))
            names += simulator::faultName(kind);
    }
    return names.join(u", "_s);
}

} // namespace runlatch::scenario
