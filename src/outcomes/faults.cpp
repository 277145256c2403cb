// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "outcomes/faults.h"

#include "base/rules.h"
#include "lint/lint.h"

#include <algorithm>

using runlatch::base::Rules;

namespace runlatch::outcomes {

namespace {

/// The first value that is JSON, but not for simdjson. Null: there is none.
const lint::LintFinding *firstRefused(const lint::Lint &lint)
{
    const auto isRefused = [](const lint::LintFinding &finding) {
        const bool isOne = finding.rule == Rules::JsonSurrogate || finding.rule == Rules::JsonNumberRange
            || finding.rule == Rules::JsonNumberDigits;
        return isOne && finding.severity == lint::LintSeverity::Error;
    };
    const auto found = std::find_if(lint.findings.begin(), lint.findings.end(), isRefused);
    return found == lint.findings.end() ? nullptr : &*found;
}

} // namespace

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
    const lint::LintFinding *fault = lint.broken();
    if (!fault)
        fault = firstRefused(lint);
    if (!fault)
        return faultOf(Rules::ReportJson);
    const bool isDeep = fault->rule == Rules::JsonDepth;
    return faultAt(isDeep ? Rules::ReportDepth : Rules::ReportJson, fault->line, fault->column);
}

} // namespace runlatch::outcomes
