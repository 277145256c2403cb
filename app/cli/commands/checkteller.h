// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/output.h"
#include "conformance/case.h"
#include "conformance/report/report.h"

#include <QCoreApplication>

namespace runlatch::cli {

/// Prints the lines of `check`.
class CheckTeller
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::CheckTeller)
public:
    explicit CheckTeller(Output &output)
        : m_output(output)
    {
    }

    void list(const QList<const conformance::Case *> &cases); ///< `case` for each
    void tell(const conformance::CaseResult &result);         ///< `check`
    void summarize(const conformance::Report &report);        ///< `summary`

private:
    Output &m_output;
};

} // namespace runlatch::cli
