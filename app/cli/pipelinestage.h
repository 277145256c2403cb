// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/junitreport.h"
#include "app/cli/trial.h"
#include "simulator/runtask.h"

#include <QCoreApplication>

namespace runlatch::cli {

/// One delivery of `trigger` with all that follows it: a run task, or a check of what a run task alone does not show.
class PipelineStage
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::PipelineStage)
public:
    enum class Kind {
        RunTask,      ///< or the one delivery that was asked for
        OtherStyle,   ///< rightly signed, written in another style: must end as a run task does
        WrongKey,     ///< signed with another key: must be refused
        Verification, ///< must be answered 200 and never called back, also where rules are not strict
    };

    static PipelineStage runTask(const simulator::RunTaskOptions &options, const TrialRules &rules);
    static PipelineStage otherStyle(simulator::RunTaskOptions options, const TrialRules &rules);
    static PipelineStage wrongKey(simulator::RunTaskOptions options, TrialRules rules);
    static PipelineStage verification(simulator::RunTaskOptions options, TrialRules rules);

    /// The judgement of this stage by the end of its trial. `wasAccepted`: a delivery in the first style was answered
    /// 200 before.
    TrialResult judge(const Verdict &verdict, bool wasAccepted) const;
    /// A fault of the integration that the stage did not fail for; empty where there is none.
    QString warning(const Verdict &verdict, bool wasAccepted) const;

    Kind kind = Kind::RunTask;
    QString name; ///< "post_plan", "body-style-escaped", "wrong-key", "verification"
    simulator::RunTaskOptions options = {};
    TrialRules rules = {};
};

} // namespace runlatch::cli
