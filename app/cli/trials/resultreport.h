// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/output.h"
#include "app/cli/trials/trial.h"

#include <QCoreApplication>

namespace runlatch::cli {

/// Prints the last line: `result` of a run task; `accepted` or `refused` of a verification request, or `error` if it
/// got no answer.
class ResultReport
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::ResultReport)
public:
    explicit ResultReport(Output &output)
        : m_output(output)
    {
    }

    void show(const TrialVerdict &verdict, const Expectation &expected);
    /// The reason, as of wording. `isHopeless`: the end was not waited for, because a final callback was refused.
    /// `astray`, `refusedFetch`: as in wording::TaskEnd.
    static QString reasonOf(const simulator::RunTask &runTask, bool isHopeless = false, base::Rule astray = {},
                            base::Rule refusedFetch = {});

private:
    void showResult(const TrialVerdict &verdict, const Expectation &expected);
    void showVerification(const TrialVerdict &verdict, const Expectation &expected);

    Output &m_output;
};

} // namespace runlatch::cli
