// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/runreport.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

void RunReport::show(const simulator::Run &run)
{
    QJsonArray stages;
    QStringList words; // one for each stage
    for (const simulator::TaskStage &stage : run.stages) {
        const QString name = protocol::stageName(stage.stage);
        const QString status = simulator::stageStatusName(stage.status);
        stages.append(QJsonObject{{u"stage"_s, name}, {u"status"_s, status}, {u"warnings"_s, stage.warnings}});
        words += name + u' ' + status;
    }
    json::OrderedJson members;
    members.add(u"id", run.id).add(u"status", simulator::runStatusName(run.status));
    members.add(u"ended", run.hasEnded).add(u"workspace", run.workspaceName).add(u"stages", stages);
    const QString human = tr("Run %1: %2").arg(run.id, simulator::runStatusName(run.status));
    m_output.event(u"run", members, words.isEmpty() ? human : human + u" (%1)"_s.arg(words.join(u", "_s)));
}

void RunReport::show(const simulator::RunTask &runTask)
{
    reportOf(runTask.id).show(runTask);
}

void RunReport::show(const simulator::Served &served)
{
    if (served.runTask.isEmpty())
        m_others.show(served);
    else
        reportOf(served.runTask).show(served);
}

RunTaskReport &RunReport::reportOf(const QString &runTask)
{
    return m_reports.try_emplace(runTask, m_output, m_isFull).first->second;
}

int RunReport::warnings() const
{
    int sum = m_others.warnings();
    for (const auto &[id, report] : m_reports)
        sum += report.warnings();
    return sum;
}

QStringList RunReport::lapses() const
{
    QStringList all = m_others.lapses();
    for (const auto &[id, report] : m_reports)
        all += report.lapses();
    return all;
}

} // namespace runlatch::cli
