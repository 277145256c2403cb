// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/junitreport.h"
#include "app/cli/trial.h"
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
        RunTask,      ///< a run task, or the one requested delivery
        OtherStyle,   ///< correctly signed, in another style: must end as a run task does
        WrongKey,     ///< signed with another key: must be refused
        Verification, ///< must be answered with 200 and never called back, even if rules are not strict
    };

    static PipelineStage runTask(const simulator::RunTaskOptions &options, const TrialRules &rules);
    static PipelineStage otherStyle(simulator::RunTaskOptions options, const TrialRules &rules);
    static PipelineStage wrongKey(simulator::RunTaskOptions options, TrialRules rules);
    static PipelineStage verification(simulator::RunTaskOptions options, TrialRules rules);

    /// Judges the end of this stage's trial. `wasAccepted`: an earlier delivery in the first style was answered with
    /// 200.
    TrialResult judge(const TrialVerdict &verdict, bool wasAccepted) const;
    /// An error of the integration that did not fail the stage; empty if there is none.
    QString warning(const TrialVerdict &verdict, bool wasAccepted) const;

    Kind kind = Kind::RunTask;
    QString name; ///< "post_plan", "body-style-escaped", "wrong-key", "verification"
    simulator::RunTaskOptions options = {};
    TrialRules rules = {};
};

} // namespace runlatch::cli
