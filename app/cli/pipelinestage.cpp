// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/pipelinestage.h"

#include "simulator/identifiers.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::protocol::BodyStyle;

namespace runlatch::cli {

namespace {

TrialResult::Status statusOfExit(int exitStatus)
{
    switch (exitStatus) {
    case Done: return TrialResult::Status::Passed;
    case No: return TrialResult::Status::Failed;
    default: return TrialResult::Status::CouldNotTell;
    }
}

bool hasCallback(const simulator::RunTask &runTask)
{
    const auto isCallback = [](const simulator::RunTaskEvent &event) {
        return event.type == simulator::RunTaskEvent::Type::Callback;
    };
    return std::any_of(runTask.events.begin(), runTask.events.end(), isCallback);
}

} // namespace

PipelineStage PipelineStage::runTask(const simulator::RunTaskOptions &options, const TrialRules &rules)
{
    const bool isVerification = options.verification != simulator::Verification::None;
    const QString name = isVerification ? u"verification"_s : protocol::stageName(options.stage);
    return {Kind::RunTask, name, options, rules};
}

PipelineStage PipelineStage::otherStyle(simulator::RunTaskOptions options, const TrialRules &rules)
{
    options.bodyStyle = options.bodyStyle == BodyStyle::Escaped ? BodyStyle::Compact : BodyStyle::Escaped;
    options.retries = 0;
    return {Kind::OtherStyle, u"body-style-"_s + protocol::bodyStyleName(options.bodyStyle), options, rules};
}

PipelineStage PipelineStage::wrongKey(simulator::RunTaskOptions options, TrialRules rules)
{
    options.hmacKey = simulator::freshToken();
    options.retries = 0;
    rules.expected = Expectation::ofName(u"refused"_s).value_or(Expectation());
    return {Kind::WrongKey, u"wrong-key"_s, options, rules};
}

PipelineStage PipelineStage::verification(simulator::RunTaskOptions options, TrialRules rules)
{
    options.verification = simulator::Verification::Token;
    rules.expected = Expectation::ofVerification();
    return {Kind::Verification, u"verification"_s, options, rules};
}

QString PipelineStage::warning(const TrialVerdict &verdict, bool wasAccepted) const
{
    const bool isRefused = verdict.runTask.http >= 400 && verdict.runTask.http <= 499;
    if (kind != Kind::OtherStyle || verdict.exitStatus == Done || !isRefused || !wasAccepted)
        return {};
    return tr("The integration verifies re-serialized JSON, not the bytes that came: it refused a rightly signed body "
              "in another style with %1.")
        .arg(verdict.runTask.http);
}

TrialResult PipelineStage::judge(const TrialVerdict &verdict, bool wasAccepted) const
{
    TrialResult result{.name = name, .status = statusOfExit(verdict.exitStatus), .why = verdict.why};
    if (const QString warned = warning(verdict, wasAccepted); !warned.isEmpty()) {
        result.status = rules.isStrict ? TrialResult::Status::Failed : TrialResult::Status::Passed;
        result.why = rules.isStrict ? warned : QString();
    } else if (kind == Kind::WrongKey && verdict.runTask.http == 200) {
        result.status = TrialResult::Status::Failed;
        result.why = tr("A request that is signed with another key was answered 200: the signature is not checked.");
    } else if (kind == Kind::WrongKey && verdict.exitStatus != Done && verdict.runTask.http > 0) {
        result.status = TrialResult::Status::Failed;
        result.why = tr("A request that is signed with another key was answered %1; only a 4xx refuses it.")
                         .arg(verdict.runTask.http);
    } else if (kind == Kind::Verification && hasCallback(verdict.runTask)) {
        result.status = TrialResult::Status::Failed;
        result.why = tr("The integration called back to the verification request; it wants an answer of 200 and no "
                        "callback.");
    }
    if (result.status == TrialResult::Status::Passed)
        result.why.clear();
    return result;
}

} // namespace runlatch::cli
