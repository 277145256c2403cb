// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/options/command.h"
#include "app/cli/output/planreport.h"
#include "filter/expression.h"

namespace runlatch::cli {

/// The base of `plan summary` and `plan show`: reads a plan, and tells the changes that a filter accepts.
class PlanCommand : public Command
{
    Q_OBJECT
public:
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;

protected:
    using Command::Command;

    /// The attributes that are told beside a change; nullopt for none.
    virtual std::optional<ShownDetail> detailOf(const plan::Plan &plan, int index) = 0;

private:
    static QString fieldNames();
    void tell(const plan::Plan &plan, const filter::Expression &filter, bool isMarkdown);
};

/// `plan summary`: counts, and a line for each change.
class PlanSummaryCommand final : public PlanCommand
{
    Q_OBJECT
public:
    explicit PlanSummaryCommand(Output &output)
        : PlanCommand(output)
    {
    }

protected:
    std::optional<ShownDetail> detailOf(const plan::Plan &plan, int index) override;
};

/// `plan show`: the same with the attributes of each change, secrets masked.
class PlanShowCommand final : public PlanCommand
{
    Q_OBJECT
public:
    explicit PlanShowCommand(Output &output)
        : PlanCommand(output)
    {
    }
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;

protected:
    std::optional<ShownDetail> detailOf(const plan::Plan &plan, int index) override;

private:
    bool m_hasSame = false;
    std::optional<plan::DetailReader> m_reader; ///< of the plan that is told
};

} // namespace runlatch::cli
