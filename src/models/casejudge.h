// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "conformance/report/change.h"
#include "filter/matcher.h"

namespace runlatch::models {

/// Tells which cases a filter accepts. Their texts are bounded, and a report has a hundred cases, so it needs no pool.
class CaseJudge
{
public:
    /// The same fields as CaseModel::fields().
    static std::span<const filter::Field> fields();

    explicit CaseJudge(const filter::Expression &expression);

    bool accepts(const conformance::CaseResult &result, conformance::CaseChange change) const;

private:
    filter::Matcher m_matcher;
};

} // namespace runlatch::models
