// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"
#include "json/orderedjson.h"
#include "lint/lint.h"

#include <QByteArrayView>
#include <QStringList>

#include <optional>

namespace runlatch::lint {

/// The number of findings of each severity in a text, and their rules. Small and without a stranger's
/// text, for the rows of long lists.
struct LintSummary
{
    int errors = 0; ///< all of them, also those above Lint::MaxOfRule
    int warnings = 0;
    int infos = 0;
    quint64 rules = 0; ///< a bit for each rule that is broken: its index in lintRules()

    int count() const { return errors + warnings + infos; }
    bool has(base::Rule rule) const;
    QStringList ruleNames() const; ///< the names of the broken rules, in the order of lintRules()

    /// Of a lint that was made anyway.
    static LintSummary of(const Lint &lint);
    /// The rules of these names. Names that the linter does not have are left out.
    static quint64 rulesOfNames(const QStringList &names);

    friend bool operator==(const LintSummary &, const LintSummary &) = default;
};

/// Counts what lintRequest() finds: takes memory neither for a finding nor for its pointer. An empty text has no
/// finding here, because a request without a body is judged by its head.
LintSummary summarizeRequest(QByteArrayView text, bool isVerification = false,
                             protocol::DeliveryKind kind = protocol::DeliveryKind::RunTask, QByteArrayView coding = {});

/// Adds the members `findings`, `errors`, `warnings`, `infos` and `rules` (names): null while nothing is counted.
void addFindings(json::OrderedJson &json, const std::optional<LintSummary> &summary);

/// The rules that a request can break: those of a filter.
QList<base::Rule> requestRules();

} // namespace runlatch::lint
