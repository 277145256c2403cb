// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/scenariocommand.h"

#include "app/cli/output/exchangereport.h"
#include "wording/times.h"

#include <QTimer>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {
constexpr std::chrono::seconds LastScenarioAnswersTime{2}; // for an integration that does not read its answer
}

ScenarioCommand::ScenarioCommand(Output &output)
    : Command(output)
    , m_service(m_clock)
{
}

void ScenarioCommand::declare(QCommandLineParser &parser)
{
    ScenarioOptions::declare(parser);
}

std::optional<QString> ScenarioCommand::start(const QCommandLineParser &parser)
{
    if (const auto why = m_options.read(parser))
        return why;
    if (const base::Done read = m_options.readFiles(parser, output()); !read)
        return failToRead(read.error());
    for (const QString &mistake : m_options.mistakes())
        output().diagnostic(mistake);
    if (!m_options.mistakes().isEmpty())
        return tr("%1 is not a scenario that can be played.").arg(m_options.file());
    if (const QString warning = exposedWarning(m_options.service.host); !warning.isEmpty())
        output().diagnostic(warning);
    launch();
    return std::nullopt;
}

/// Starts the command of the integration; without one it is running already.
void ScenarioCommand::launch()
{
    m_report.emplace(output(), m_options.isFull);
    if (m_options.isFull) {
        output().setUncut();
        connect(&m_service, &simulator::Service::exchanged, this,
                [this](const http::ExchangeRecord &record) { ExchangeReport(output()).tell(record); });
    }
    m_launch.emplace(m_clock, m_options.launch);
    connect(&*m_launch, &Launch::ready, this, &ScenarioCommand::serve);
    connect(&*m_launch, &Launch::failed, this, &ScenarioCommand::fail);
    m_launch->start();
}

void ScenarioCommand::serve()
{
    connect(&m_service, &simulator::Service::runTaskChanged, this,
            [this](const simulator::RunTask &runTask) { m_report->show(runTask); });
    connect(&m_service, &simulator::Service::runChanged, this,
            [this](const simulator::Run &run) { m_report->show(run); });
    connect(&m_service, &simulator::Service::served, this,
            [this](const simulator::Served &served) { m_report->show(served); });
    m_service.start(m_options.service, this, [this](const base::Result<simulator::ServiceAddress> &address) {
        if (m_isOver) // a signal came
            return;
        if (address)
            play();
        else
            fail(address.error());
    });
}

void ScenarioCommand::play()
{
    m_player.emplace(m_service, m_clock, m_options.scenario, m_options.runTask);
    connect(&*m_player, &scenario::Player::stepEnded, this, &ScenarioCommand::tell);
    connect(&*m_player, &scenario::Player::ended, this, &ScenarioCommand::end);
    m_player->start();
}

void ScenarioCommand::tell(const scenario::StepResult &result)
{
    const scenario::Step &step = m_options.scenario.steps.at(result.step);
    const bool isDone = result.end == scenario::StepResult::End::Done;
    const QString why = whyOf(result);
    if (isDone)
        ++m_done;
    else if (result.end == scenario::StepResult::End::Unmet) // it was told as done
        --m_done;
    json::OrderedJson members;
    members.add(u"line", step.line).add(u"text", step.text).add(u"outcome", isDone ? u"done"_s : u"failed"_s);
    members.add(u"why", textOrNull(why)).add(u"took_ms", static_cast<qint64>(result.took.count()));
    const QString place = tr("Line %1: %2").arg(QString::number(step.line), step.text);
    QStringList human{isDone ? tr("Done. %1").arg(place) : tr("Failed. %1").arg(place)};
    if (!why.isEmpty())
        human += QString(4, u' ') + why;
    output().event(u"step", members, human);
}

QString ScenarioCommand::whyOf(const scenario::StepResult &result) const
{
    switch (result.end) {
    case scenario::StepResult::End::Done: return {};
    case scenario::StepResult::End::NotCame:
        return result.seen.isEmpty()
            ? tr("None arrived in %1.").arg(wording::duration(result.took))
            //: %1 is what came, such as status=failed http=200; %2 a time
            : tr("No match arrived in %2; the last one was %1.").arg(result.seen, wording::duration(result.took));
    case scenario::StepResult::End::Came: return tr("Received: %1.").arg(result.seen);
    case scenario::StepResult::End::RunEnded: return tr("The run ended before it reached this stage.");
    case scenario::StepResult::End::Unmet: return tr("No request met the fault.");
    case scenario::StepResult::End::Refused:
        return result.error.kind == base::ErrorKind::Conflict ? tr("The run has ended, or does not wait for this.")
                                                              : wording::sentence(result.error).text();
    }
    return {};
}

/// Shows what still comes, and sends the answers that are under way, before the last line is printed.
void ScenarioCommand::end(bool isMet)
{
    if (std::exchange(m_isOver, true))
        return;
    QTimer::singleShot(m_options.linger, Qt::PreciseTimer, this, [this, isMet] {
        m_service.stop(this, [this, isMet](const base::Done &) { conclude(isMet); });
        QTimer::singleShot(LastScenarioAnswersTime, this, [this, isMet] { conclude(isMet); });
    });
}

void ScenarioCommand::conclude(bool isMet)
{
    if (std::exchange(m_isConcluded, true))
        return;
    m_service.disconnect(this);
    m_launch->end();
    Launch::tellOutput(isMet ? QStringList() : m_launch->lastLines(), output());
    const auto steps = static_cast<int>(m_options.scenario.steps.size());
    const bool isReached = m_player->wasReached();
    json::OrderedJson members;
    members.add(u"steps", steps).add(u"done", m_done);
    members.add(u"status", isMet ? u"passed"_s : u"failed"_s).add(u"reached", isReached);
    output().event(u"summary", members,
                   isMet ? tr("Passed: all %1 steps are done.").arg(steps)
                         : tr("Failed: %1 of %2 steps are done.").arg(m_done).arg(steps));
    emit finished(isMet ? Done : isReached ? No : CouldNotTell);
}

void ScenarioCommand::fail(const base::Error &error)
{
    if (std::exchange(m_isOver, true))
        return;
    if (m_player)
        m_player->cancel();
    m_service.disconnect(this); // nothing of the run follows the reason
    m_launch->end();
    output().error(error);
    Launch::tellOutput(m_launch->lastLines(), output());
    emit finished(CouldNotTell);
}

bool ScenarioCommand::stop()
{
    m_isOver = true;
    if (m_player)
        m_player->cancel();
    if (m_launch)
        m_launch->end();
    return false;
}

} // namespace runlatch::cli
