// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/lint.h"

#include <algorithm>

namespace runlatch::lint {

const LintFinding *Lint::broken() const
{
    using base::Rules;
    const auto breaks = [](const LintFinding &finding) {
        const QList<base::Rule> ofJson{Rules::JsonNotAnObject,  Rules::JsonNumberRange, Rules::JsonNumberDigits,
                                       Rules::JsonDuplicateKey, Rules::JsonBom,         Rules::JsonSurrogate,
                                       Rules::JsonEncodedTwice, Rules::JsonPacked};
        const bool isStillJson = ofJson.contains(finding.rule);
        return finding.severity == LintSeverity::Error && findLintRule(finding.rule)->isOfText() && !isStillJson;
    };
    const auto found = std::find_if(findings.begin(), findings.end(), breaks);
    return found == findings.end() ? nullptr : &*found;
}

} // namespace runlatch::lint
