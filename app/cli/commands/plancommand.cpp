// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/plancommand.h"

#include "app/cli/options/textfile.h"
#include "app/cli/output/planmarkdown.h"
#include "base/systemclock.h"
#include "plan/changefilter.h"
#include "wording/filterfaults.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

void PlanCommand::declare(QCommandLineParser &parser)
{
    //: Do not translate what stands in quotes
    parser.addOption({u"filter"_s,
                      tr("Only changes that match this filter, such as \"action:replace type:aws_* module:net\". "
                         "Fields: %1.")
                          .arg(fieldNames()),
                      u"text"_s, u"-action:no-op OR is:import OR is:moved -action:read"_s});
    parser.addOption({u"markdown"_s, tr("Markdown for a pull request instead of JSON Lines.")});
    //: %1 is a number of megabytes
    parser.addPositionalArgument(u"file"_s,
                                 tr("Plan as JSON, at most %1 MB, as terraform show -json writes it; - for standard "
                                    "input.")
                                     .arg(plan::Plan::MaxSize / 1024 / 1024),
                                 u"FILE|-"_s);
}

std::optional<QString> PlanCommand::start(const QCommandLineParser &parser)
{
    const QStringList files = parser.positionalArguments();
    if (files.size() != 1)
        return tr("Name one plan, or - for standard input.");
    const bool isMarkdown = parser.isSet(u"markdown"_s);
    if (isMarkdown && parser.isSet(u"human"_s))
        return tr("Give --markdown or --human, not both.");
    const auto filter =
        filter::Expression::parse(parser.value(u"filter"_s), plan::changeFields(), base::SystemClock().utc());
    if (!filter.faults().isEmpty())
        return "--filter: "_L1 + wording::sentenceOf(filter.faults().first()).text();
    auto json = readInput(files.first(), plan::Plan::MaxSize, {base::Rules::PlanTooLarge});
    if (!json)
        return failToRead(json.error());
    const auto plan = plan::Plan::read(*std::move(json));
    if (!plan)
        return failToRead(plan.error());
    tell(*plan, filter, isMarkdown);
    emit finished(Done);
    return std::nullopt;
}

void PlanCommand::tell(const plan::Plan &plan, const filter::Expression &filter, bool isMarkdown)
{
    const QList<int> accepted = plan::ChangeFilter(filter).accepted(plan);
    PlanReport report(output());
    PlanMarkdown markdown(plan);
    for (const int index : accepted) {
        if (output().hasFailed())
            return; // nobody reads what follows
        if (isMarkdown && markdown.isFull()) {
            markdown.leaveOut();
            continue;
        }
        const plan::Change change = plan.change(index);
        const auto detail = detailOf(plan, index);
        if (isMarkdown)
            markdown.add(change, detail);
        else
            report.tell(change, detail);
    }
    if (isMarkdown)
        output().document(markdown.text().trimmed());
    else
        report.tellPlan(plan, accepted.size());
}

QString PlanCommand::fieldNames()
{
    QStringList names;
    for (const filter::Field &field : plan::changeFields()) {
        QStringList choices;
        for (const QStringView choice : field.choices)
            choices += choice.toString();
        names += field.name.toString() + (choices.isEmpty() ? QString() : u" ("_s + choices.join(u", "_s) + u')');
    }
    return names.join(u", "_s);
}

std::optional<ShownDetail> PlanSummaryCommand::detailOf(const plan::Plan &, int)
{
    return std::nullopt;
}

void PlanShowCommand::declare(QCommandLineParser &parser)
{
    PlanCommand::declare(parser);
    parser.addOption({u"all"_s, tr("Also attributes that stay as they are.")});
}

std::optional<QString> PlanShowCommand::start(const QCommandLineParser &parser)
{
    m_hasSame = parser.isSet(u"all"_s);
    return PlanCommand::start(parser);
}

std::optional<ShownDetail> PlanShowCommand::detailOf(const plan::Plan &plan, int index)
{
    if (!m_reader)
        m_reader.emplace(plan);
    const auto detail = m_reader->read(index);
    if (!detail)
        return ShownDetail{.error = detail.error()};
    return ShownDetail{.detail = *detail, .hasSame = m_hasSame};
}

} // namespace runlatch::cli
