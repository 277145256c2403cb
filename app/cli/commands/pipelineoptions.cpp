// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/pipelineoptions.h"

#include "app/cli/commands/launchoptions.h"
#include "app/cli/options/optionvalues.h"
#include "app/cli/options/secrets.h"
#include "conformance/report/junit.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using runlatch::protocol::Stage;

namespace runlatch::cli {

namespace {

constexpr std::chrono::milliseconds StageDeadline = 60s;

} // namespace

void PipelineOptions::declare(QCommandLineParser &parser)
{
    parser.addOption({u"all-stages"_s,
                      tr("Send a run task of every stage, then one in another body style, with a key also those that "
                         "must be refused (signed with another key, without a signature, with an empty one), and a "
                         "verification request. Each has 60s unless --deadline says otherwise.")});
    parser.addOption(
        {u"stages"_s,
         tr("Send a run task of each of these stages, separated by commas, in the order of a run. Each has "
            "60s unless --deadline says otherwise."),
         u"stages"_s});
    parser.addOption({u"repeat"_s,
                      tr("Send the run task this many times, at most %1. Each has one line, and the summary "
                         "percentiles of the times until answer and completion, with the slowest ones. Each has 60s "
                         "unless --deadline says otherwise.")
                          .arg(Repetition::MaxTimes),
                      u"count"_s});
    parser.addOption({u"parallel"_s, tr("So many of them at once, at most %1.").arg(Repetition::MaxParallel),
                      u"count"_s, QString::number(Repetition::Extent().parallel)});
    parser.addOption({u"run"_s,
                      tr("Start a whole run, which sends the run tasks of its stages one after another, up to the "
                         "first that does not pass: pre_plan, post_plan and, unless it is speculative, pre_apply and "
                         "post_apply. Each has 60s unless --deadline says otherwise.")});
    parser.addOption({u"junit"_s, tr("File for a JUnit report with one test case for each."), u"file"_s});
    parser.addOption(
        {u"junit-name"_s, tr("Name of its suite; without it the host and path of the integration."), u"name"_s});
    declareLaunch(parser);
}

std::optional<QString> PipelineOptions::readReport(const QCommandLineParser &parser)
{
    m_junitFile = parser.value(u"junit"_s);
    if (parser.isSet(u"junit"_s) && m_junitFile.isEmpty())
        return tr("--junit takes the name of a file.");
    const QString name =
        conformance::suiteName(parser.value(u"junit-name"_s), withoutSecretParts(parser.value(u"url"_s)));
    m_suiteName = name.isEmpty() ? u"runlatch trigger"_s : name;
    return std::nullopt;
}

std::optional<QString> PipelineOptions::read(const QCommandLineParser &parser, simulator::RunTaskOptions &runTask,
                                             const TrialRules &rules)
{
    if (const auto why = readStages(parser))
        return why;
    if (const auto why = readRepetition(parser))
        return why;
    if (const auto why = readLaunch(parser, m_launch))
        return why;
    if (const auto why = refuseArguments(parser, u"trigger"_s))
        return why;
    m_isRun = parser.isSet(u"run"_s);
    if (m_isRun)
        return readRun(parser, runTask);
    const bool areSeveral = m_repetition.times > 0 || !m_stages.isEmpty();
    if (areSeveral && !parser.isSet(u"deadline"_s))
        runTask.limits.idle = StageDeadline;
    return m_stages.isEmpty() ? std::optional<QString>() : readSeveral(parser, runTask, rules);
}

std::optional<QString> PipelineOptions::readRun(const QCommandLineParser &parser,
                                                simulator::RunTaskOptions &runTask) const
{
    for (const QString &other : {u"stage"_s, u"stages"_s, u"all-stages"_s, u"repeat"_s, u"verification"_s, u"payload"_s,
                                 u"from"_s, u"expect"_s, u"expect-http"_s, u"no-fail-fast"_s}) {
        if (parser.isSet(other))
            return tr("--%1 cannot be combined with --run.").arg(other);
    }
    for (const QString &key : {u"stage"_s, u"run_id"_s, u"is_speculative"_s}) {
        if (runTask.payloadValues.contains(key))
            return tr("--set %1 cannot be combined with --run.").arg(key);
    }
    if (!parser.isSet(u"deadline"_s))
        runTask.limits.idle = StageDeadline;
    return std::nullopt;
}

simulator::RunOptions PipelineOptions::run(const simulator::RunTaskOptions &runTask) const
{
    return {.workspaceName = runTask.workspaceName,
            .message = runTask.runMessage,
            .speculative = runTask.speculative,
            .tasks = {{.task = runTask, .stages = protocol::allStages()}}};
}

std::optional<QString> PipelineOptions::readStages(const QCommandLineParser &parser)
{
    m_isAll = parser.isSet(u"all-stages"_s);
    QList<Stage> given;
    const QStringList names = parser.isSet(u"stages"_s) ? parser.value(u"stages"_s).split(u',') : QStringList();
    for (const QString &name : names) {
        const auto stage = protocol::stageOfName(name);
        if (!stage)
            return tr("--stages takes pre_plan, post_plan, pre_apply and post_apply, separated by commas.");
        given.append(*stage);
    }
    for (const Stage stage : protocol::allStages()) {
        if (m_isAll || given.contains(stage))
            m_stages.append(stage);
    }
    return std::nullopt;
}

std::optional<QString> PipelineOptions::readSeveral(const QCommandLineParser &parser,
                                                    const simulator::RunTaskOptions &runTask,
                                                    const TrialRules &rules) const
{
    const QString option = m_isAll ? u"all-stages"_s : u"stages"_s;
    for (const QString &other : {u"stage"_s, u"stages"_s, u"verification"_s}) {
        if (parser.isSet(other) && other != option)
            return tr("--%1 cannot be combined with --%2.").arg(other, option);
    }
    if (runTask.payloadValues.contains(u"stage"))
        return tr("--set stage cannot be combined with --%1.").arg(option);
    if (!m_isAll && runTask.speculative && std::ranges::any_of(m_stages, protocol::stageIsOfApply))
        return tr("--stages: a run that only plans has neither pre_apply nor post_apply.");
    if (m_isAll && rules.expected.isOfDelivery())
        return tr("--all-stages wants run tasks that end; --expect %1 is for one delivery.").arg(rules.expected.name());
    return std::nullopt;
}

std::optional<QString> PipelineOptions::readRepetition(const QCommandLineParser &parser)
{
    if (!parser.isSet(u"repeat"_s))
        return parser.isSet(u"parallel"_s) ? tr("--parallel goes with --repeat.") : std::optional<QString>();
    for (const QString &other : {u"stages"_s, u"all-stages"_s, u"verification"_s}) {
        if (parser.isSet(other))
            return tr("--%1 cannot be combined with --%2.").arg(other, u"repeat"_s);
    }
    if (const auto why = readNumberOption(parser, u"repeat"_s, 1, Repetition::MaxTimes, m_repetition.times))
        return why;
    return readNumberOption(parser, u"parallel"_s, 1, Repetition::MaxParallel, m_repetition.parallel);
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
    for (const Stage stage : m_stages.isEmpty() ? QList<Stage>{runTask.stage} : m_stages) {
        simulator::RunTaskOptions one = runTask;
        one.stage = stage;
        if (!m_stages.isEmpty() && !one.givenPayload.isEmpty())
            one.payloadValues.insert(u"stage"_s, protocol::stageName(stage));
        all.append(PipelineStage::runTask(one, rules));
        if (m_isAll && runTask.speculative && protocol::stageIsOfApply(stage))
            all.last().skipReason = tr("A run that only plans has no such stage.");
    }
    if (!triesSignatures(runTask, rules))
        return all;
    QList<PipelineStage> checks{PipelineStage::otherStyle(runTask, rules)};
    checks += PipelineStage::forged(runTask, rules);
    for (PipelineStage &check : checks) {
        if (runTask.hmacKey.isEmpty() && (check.wantsNoCallback() || !m_isAll))
            check.skipReason = noKeyWords();
    }
    if (m_isAll)
        checks.append(PipelineStage::verification(runTask, rules));
    return all + checks;
}

bool PipelineOptions::triesSignatures(const simulator::RunTaskOptions &runTask, const TrialRules &rules) const
{
    const bool isRunTask = runTask.verification == simulator::Verification::None && !rules.expected.isOfDelivery();
    return m_isAll || (rules.isStrict && isRunTask && m_repetition.times == 0 && !m_isRun);
}

} // namespace runlatch::cli
