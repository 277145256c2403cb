// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/trials/pipelinestage.h"

#include "conformance/breaches.h"
#include "simulator/state/identifiers.h"

using namespace Qt::StringLiterals;
using runlatch::json::BodyStyle;

namespace runlatch::cli {

namespace {

TrialResult::Status statusOfExit(int exitStatus)
{
    if (exitStatus == Done)
        return TrialResult::Status::Passed;
    return exitStatus == No ? TrialResult::Status::Failed : TrialResult::Status::CouldNotTell;
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
    return {Kind::OtherStyle, u"body-style-"_s + json::bodyStyleName(options.bodyStyle), options, rules};
}

QList<PipelineStage> PipelineStage::forged(const simulator::RunTaskOptions &options, const TrialRules &rules)
{
    return {forged(Kind::WrongKey, options, rules), forged(Kind::Unsigned, options, rules),
            forged(Kind::EmptySignature, options, rules)};
}

PipelineStage PipelineStage::forged(Kind kind, simulator::RunTaskOptions options, TrialRules rules)
{
    const bool isSigned = kind == Kind::WrongKey;
    options.hmacKey = isSigned ? simulator::freshToken() : QByteArray();
    if (kind == Kind::Unsigned)
        options.signature = simulator::SignatureManner::Omitted;
    options.retries = 0;
    rules.expected = Expectation::ofName(u"refused"_s).value_or(Expectation());
    const QString name = isSigned ? u"wrong-key"_s : kind == Kind::Unsigned ? u"unsigned"_s : u"empty-signature"_s;
    return {kind, name, options, rules};
}

PipelineStage PipelineStage::verification(simulator::RunTaskOptions options, TrialRules rules)
{
    options.verification = simulator::Verification::Token;
    rules.expected = Expectation::ofVerification();
    return {Kind::Verification, u"verification"_s, options, rules};
}

QString PipelineStage::warning(const TrialVerdict &verdict, bool wasAccepted) const
{
    const bool isForItsBytes = conformance::isRefusedForItsBytes(verdict.runTask, wasAccepted);
    if (kind != Kind::OtherStyle || verdict.exitStatus == Done || !isForItsBytes)
        return {};
    return tr("The integration verifies re-serialized JSON, not the bytes that arrived: it refused a correctly "
              "signed body in another style with %1.")
        .arg(verdict.runTask.http);
}

bool PipelineStage::isForged() const
{
    return !forgedWords().isEmpty();
}

/// Returns the delivery that must be refused, for the beginning of a sentence; empty for the other kinds.
QString PipelineStage::forgedWords() const
{
    switch (kind) {
    case Kind::WrongKey: return tr("A request that is signed with another key");
    case Kind::Unsigned: return tr("A request without a signature");
    case Kind::EmptySignature: return tr("A request with an empty signature");
    case Kind::RunTask:
    case Kind::OtherStyle:
    case Kind::Verification: break;
    }
    return {};
}

QString PipelineStage::breach(const simulator::RunTask &runTask, bool hasFetched) const
{
    if (kind == Kind::Verification && runTask.hasUnwantedCallback())
        return tr("The integration called back to the verification request; it needs an answer of 200 and no "
                  "callback.");
    if (!isForged())
        return {};
    switch (conformance::forgeryBreach(runTask, hasFetched)) {
    case conformance::ForgeryBreach::None:
    case conformance::ForgeryBreach::Unanswered: return {};
    case conformance::ForgeryBreach::NotRefused:
    case conformance::ForgeryBreach::WorkedOn:
        return kind == Kind::WrongKey ? tr("%1 was answered 200: the signature is not checked.").arg(forgedWords())
                                      : tr("%1 was answered 200; with a key it must be refused.").arg(forgedWords());
    case conformance::ForgeryBreach::OtherStatus:
        return tr("%1 was answered %2; only a 4xx refuses it.").arg(forgedWords()).arg(runTask.http);
    case conformance::ForgeryBreach::RefusedAndWork: break;
    }
    const QString words = runTask.timeToCallback()
        ? tr("%1 was answered %2: refused, and called back anyway.")
        : tr("%1 was answered %2: refused, and the plan or the configuration was asked for anyway.");
    return words.arg(forgedWords()).arg(runTask.http);
}

TrialResult PipelineStage::judge(const TrialVerdict &verdict, bool wasAccepted) const
{
    TrialResult result{.name = name, .status = statusOfExit(verdict.exitStatus), .why = verdict.why};
    if (const QString warned = warning(verdict, wasAccepted); !warned.isEmpty()) {
        result.status = rules.isStrict ? TrialResult::Status::Failed : TrialResult::Status::Passed;
        result.why = rules.isStrict ? warned : QString();
    } else if (const QString wrong = breach(verdict.runTask, verdict.hasFetched); !wrong.isEmpty()) {
        result.status = TrialResult::Status::Failed;
        result.why = wrong;
    }
    if (result.status == TrialResult::Status::Passed)
        result.why.clear();
    return result;
}

} // namespace runlatch::cli
