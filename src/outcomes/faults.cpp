// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "outcomes/faults.h"

#include "base/rules.h"
#include "lint/lint.h"

using runlatch::base::Rules;

namespace runlatch::outcomes {

base::Error faultOf(base::Rule rule, const QString &subject)
{
    return {.kind = base::ErrorKind::Usage, .rule = rule, .subject = subject};
}

base::Error faultAt(base::Rule rule, qint64 line, qint64 column)
{
    base::Error error = faultOf(rule);
    error.facts = {QString::number(line), QString::number(column)};
    return error;
}

/// The linter knows the place, whatever the text is.
base::Error jsonFault(const QByteArray &json)
{
    const lint::Lint lint = lint::lintCallback(json);
    const lint::LintFinding *broken = lint.broken();
    if (!broken)
        return faultAt(Rules::ReportJson, 1, 1);
    const bool isDeep = broken->rule == Rules::JsonDepth;
    return faultAt(isDeep ? Rules::ReportDepth : Rules::ReportJson, broken->line, broken->column);
}

} // namespace runlatch::outcomes
