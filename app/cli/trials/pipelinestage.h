// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/trialresult.h"
#include "app/cli/trials/trial.h"
#include "simulator/runtask.h"

#include <QCoreApplication>

namespace runlatch::cli {

/// One delivery of `trigger` with everything that follows it: a run task, or a check that a run task alone does not
/// cover.
class PipelineStage
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::PipelineStage)
public:
    enum class Kind {
        RunTask,        ///< a run task, or the one requested delivery
        OtherStyle,     ///< correctly signed, in another style: must end as a run task does
        WrongKey,       ///< signed with another key: must be refused and never called back
        Unsigned,       ///< without a signature header: likewise
        EmptySignature, ///< with an empty one, as the service sends where no key is set (spec 5.3): likewise
        Verification,   ///< must be answered with 200 and never called back
    };

    static PipelineStage runTask(const simulator::RunTaskOptions &options, const TrialRules &rules);
    static PipelineStage otherStyle(simulator::RunTaskOptions options, const TrialRules &rules);
    /// One for each kind that must be refused, in the order of Kind.
    static QList<PipelineStage> forged(const simulator::RunTaskOptions &options, const TrialRules &rules);
    static PipelineStage verification(simulator::RunTaskOptions options, TrialRules rules);

    /// Judges the end of this stage's trial. `wasAccepted`: an earlier delivery in the first style was answered with
    /// 200.
    TrialResult judge(const TrialVerdict &verdict, bool wasAccepted) const;
    /// An error of the integration that did not fail the stage; empty if there is none.
    QString warning(const TrialVerdict &verdict, bool wasAccepted) const;
    /// Tells whether the integration must not call back.
    bool wantsNoCallback() const { return isForged() || kind == Kind::Verification; }
    /// The fault of the integration under any rules; empty if there is none. A later callback may change it.
    /// `hasFetched`: as in TrialVerdict.
    QString breach(const simulator::RunTask &runTask, bool hasFetched) const;

    Kind kind = Kind::RunTask;
    QString name; ///< "post_plan", "body-style-escaped", "wrong-key", "verification"
    simulator::RunTaskOptions options = {};
    TrialRules rules = {};
    QString skipReason = {}; ///< why it is not tried; empty: it is

private:
    static PipelineStage forged(Kind kind, simulator::RunTaskOptions options, TrialRules rules);
    bool isForged() const;
    QString forgedWords() const;
};

} // namespace runlatch::cli
