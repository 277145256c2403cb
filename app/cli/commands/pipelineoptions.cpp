// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/pipelineoptions.h"

#include "app/cli/commands/launchoptions.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using runlatch::protocol::Stage;

namespace runlatch::cli {

namespace {
constexpr std::chrono::milliseconds StageDeadline = 60s;
}

void PipelineOptions::declare(QCommandLineParser &parser)
{
    parser.addOption({u"all-stages"_s,
                      tr("Send a run task of every stage, then one in another body style, with a key also those that "
                         "must be refused (signed with another key, without a signature, with an empty one), and a "
                         "verification request. Each has 60s unless --deadline says otherwise.")});
    parser.addOption({u"junit"_s, tr("File for a JUnit report with one test case for each."), u"file"_s});
    declareLaunch(parser);
}

std::optional<QString> PipelineOptions::readReport(const QCommandLineParser &parser)
{
    m_junitFile = parser.value(u"junit"_s);
    if (parser.isSet(u"junit"_s) && m_junitFile.isEmpty())
        return tr("--junit takes the name of a file.");
    return std::nullopt;
}

std::optional<QString> PipelineOptions::read(const QCommandLineParser &parser, simulator::RunTaskOptions &runTask,
                                             const TrialRules &rules)
{
    m_isAll = parser.isSet(u"all-stages"_s);
    if (const auto why = readLaunch(parser, u"trigger"_s, m_launch))
        return why;
    return m_isAll ? readAll(parser, runTask, rules) : std::optional<QString>();
}

std::optional<QString> PipelineOptions::readAll(const QCommandLineParser &parser, simulator::RunTaskOptions &runTask,
                                                const TrialRules &rules) const
{
    for (const QString &other : {u"stage"_s, u"verification"_s}) {
        if (parser.isSet(other))
            return tr("--%1 cannot be combined with --all-stages, which includes it.").arg(other);
    }
    if (runTask.payloadValues.contains(u"stage"))
        return tr("--set stage cannot be combined with --all-stages.");
    if (rules.expected.isOfDelivery())
        return tr("--all-stages wants run tasks that end; --expect %1 is for one delivery.").arg(rules.expected.name());
    if (!parser.isSet(u"deadline"_s))
        runTask.limits.idle = StageDeadline;
    return std::nullopt;
}

LaunchOptions PipelineOptions::launch(const QUrl &target) const
{
    LaunchOptions options = m_launch;
    options.target = target;
    return options;
}

QList<PipelineStage> PipelineOptions::stages(const simulator::RunTaskOptions &runTask, const TrialRules &rules) const
{
    QList<PipelineStage> all;
    const QList<Stage> known = runTask.speculative // a speculative run is never applied
        ? QList<Stage>{Stage::PrePlan, Stage::PostPlan}
        : QList<Stage>{Stage::PrePlan, Stage::PostPlan, Stage::PreApply, Stage::PostApply};
    for (const Stage stage : m_isAll ? known : QList<Stage>{runTask.stage}) {
        simulator::RunTaskOptions one = runTask;
        one.stage = stage;
        all.append(PipelineStage::runTask(one, rules));
    }
    const bool hasKey = !runTask.hmacKey.isEmpty();
    if (!m_isAll && !(triesSignatures(runTask, rules) && hasKey))
        return all;
    all.append(PipelineStage::otherStyle(runTask, rules));
    if (hasKey)
        all.append(PipelineStage::forged(runTask, rules));
    if (m_isAll)
        all.append(PipelineStage::verification(runTask, rules));
    return all;
}

bool PipelineOptions::triesSignatures(const simulator::RunTaskOptions &runTask, const TrialRules &rules) const
{
    const bool isRunTask = runTask.verification == simulator::Verification::None && !rules.expected.isOfDelivery();
    return m_isAll || (rules.isStrict && isRunTask);
}

} // namespace runlatch::cli
