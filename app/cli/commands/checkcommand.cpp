// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/checkcommand.h"

#include "app/cli/options/secrets.h"
#include "base/rules.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

CheckCommand::CheckCommand(Output &output)
    : Command(output)
    , m_teller(output)
{
}

void CheckCommand::declare(QCommandLineParser &parser)
{
    CheckOptions::declare(parser);
    CheckReports::declare(parser);
}

std::optional<QString> CheckCommand::start(const QCommandLineParser &parser)
{
    if (const auto why = m_options.read(parser))
        return why;
    if (const auto why = m_reports.read(parser))
        return why;
    if (m_options.isList) {
        m_teller.list(m_options.check.cases);
        emit finished(Done);
        return std::nullopt;
    }
    if (const base::Done read = m_options.readFiles(parser, output()); !read)
        return failToRead(read.error());
    if (const base::Done read = m_reports.readBaseline(output()); !read)
        return failToRead(read.error());
    if (m_options.check.target.hmacKey.isEmpty())
        output().diagnostic(noKeyWords());
    if (const QString warning = exposedWarning(m_options.check.service.host); !warning.isEmpty())
        output().diagnostic(warning);
    m_check.emplace(m_clock, m_options.check);
    connect(&*m_check, &conformance::Check::judged, this,
            [this](const conformance::CaseResult &result) { tell(result); });
    connect(&*m_check, &conformance::Check::ended, this, &CheckCommand::end, Qt::QueuedConnection);
    connect(&*m_check, &conformance::Check::failed, this, &CheckCommand::fail, Qt::QueuedConnection);
    connect(&*m_check, &conformance::Check::targetWanted, this, &CheckCommand::launch, Qt::QueuedConnection);
    launch();
    return std::nullopt;
}

/// Starts the command of the integration, or starts it again. Without a command it is running already.
void CheckCommand::launch()
{
    if (m_isOver)
        return;
    if (m_launch)
        m_launch->end(); // its children may still listen
    m_launch.emplace(m_clock, m_options.launch);
    connect(&*m_launch, &Launch::ready, this, &CheckCommand::begin);
    connect(&*m_launch, &Launch::failed, this, &CheckCommand::loseCommand, Qt::QueuedConnection); // replaces the sender
    m_launch->start();
}

void CheckCommand::begin()
{
    if (std::exchange(m_isReady, true))
        m_check->resume();
    else
        m_check->start();
}

void CheckCommand::loseCommand(const base::Error &error)
{
    const bool hasEnded = error.rule == base::Rules::CommandEnded || error.rule == base::Rules::CommandKilled;
    if (m_isOver)
        return;
    if (!m_isReady || !hasEnded)
        return fail(error);
    m_lastLines = m_launch->lastLines();
    m_check->loseTarget(wording::sentence(error).fact);
}

void CheckCommand::end()
{
    if (std::exchange(m_isOver, true))
        return;
    m_launch->end();
    if (const auto &lack = m_check->lack())
        output().error(*lack, {}, wording::Activity::SendingRunTask);
    conformance::Report report = m_check->report();
    const QStringList lines = m_launch->lastLines();
    report.commandOutput = report.isClean() ? QStringList() : m_lastLines.isEmpty() ? lines : m_lastLines;
    m_reports.apply(report);
    const bool isSaved = tell(report);
    emit finished(!isSaved || !m_check->wasReached() ? CouldNotTell : report.isClean() ? Done : No);
}

void CheckCommand::fail(const base::Error &error)
{
    if (std::exchange(m_isOver, true))
        return;
    m_check->cancel();
    m_launch->end();
    output().error(error);
    conformance::Report report = m_check->report();
    if (!m_check->wasReached())
        report.unreached = wording::sentence(error).text();
    report.commandOutput = m_launch->lastLines();
    m_reports.apply(report);
    tell(report);
    emit finished(CouldNotTell);
}

/// Tells of a case; not of those that a target has in common that was not reached, which tell(report) says once.
void CheckCommand::tell(const conformance::CaseResult &result)
{
    if (m_check->wasReached() || result.verdict != conformance::Verdict::NotTestable)
        m_teller.tell(result);
}

bool CheckCommand::tell(const conformance::Report &report)
{
    const bool isSaved = m_reports.save(report, output());
    Launch::tellOutput(report.commandOutput, output());
    m_teller.summarize(report);
    return isSaved;
}

bool CheckCommand::stop()
{
    m_isOver = true;
    if (m_check)
        m_check->cancel();
    if (m_launch)
        m_launch->end();
    return false;
}

} // namespace runlatch::cli
