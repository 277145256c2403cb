// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/output.h"
#include "plan/changedetail.h"
#include "plan/plan.h"

#include <QCoreApplication>

namespace runlatch::cli {

/// The attributes of a change that are told: those that differ, or all.
struct ShownDetail
{
    plan::ChangeDetail detail = {};
    std::optional<base::Error> error = {}; ///< it cannot be laid out
    bool hasSame = false;                  ///< with the attributes that do not differ

    qsizetype size() const; ///< how many attributes are told
};

/// Tells a plan as events, or as text for people: `plan summary`, `plan show`.
class PlanReport
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::PlanReport)
public:
    explicit PlanReport(Output &output)
        : m_output(output)
    {
    }

    void tell(const plan::Change &change, const std::optional<ShownDetail> &detail);
    void tellPlan(const plan::Plan &plan, qsizetype shown);

    /// The notes beside action and address: moved, imported, deferred, the reason. A stranger's texts.
    static QStringList notes(const plan::Change &change);
    /// A line for each problem of a check, or for one that failed or has no known status and tells none, and for each
    /// action.
    static QStringList checkLines(const plan::Plan &plan);
    static QStringList actionLines(const plan::Plan &plan);
    /// The notes beside the values of an attribute.
    static QStringList notes(const plan::Attribute &attribute);
    /// The path of an attribute, or a word for a value that is no object, as outputs have them.
    static QString label(const plan::Attribute &attribute);

private:
    static QString line(const plan::Change &change);
    static QByteArray writeAttribute(const plan::Attribute &attribute);
    static QString attributeLine(const plan::Attribute &attribute);

    Output &m_output;
};

} // namespace runlatch::cli
