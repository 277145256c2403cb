// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/triggercommand.h"

#include "app/cli/output/exchangereport.h"
#include "app/cli/trials/pipeline.h"
#include "app/cli/trials/runtrial.h"
#include "conformance/report/reportfile.h"

#include <QTimer>

#include <algorithm>

#if defined(Q_OS_UNIX)
#include <sys/resource.h>
#endif

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {
constexpr int FilesOfProgram = 256;
constexpr int FilesOfRunTask = 4;                  // delivery, callback, and the plan in two steps
constexpr std::chrono::seconds LastAnswersTime{2}; // the time for an integration that does not read its answer

/// Lets this process have so many files and sockets open, if the system allows it: many systems begin with 256 or 1024,
/// of which each of many run tasks at once takes several. Does nothing where there is no such limit.
void allowOpenFiles([[maybe_unused]] int wanted)
{
#if defined(Q_OS_UNIX)
    rlimit limit{};
    const auto most = static_cast<rlim_t>(wanted);
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= most)
        return;
    limit.rlim_cur = std::min(most, limit.rlim_max);
    ::setrlimit(RLIMIT_NOFILE, &limit);
#endif
}
} // namespace

TriggerCommand::TriggerCommand(Output &output)
    : Command(output)
    , m_service(m_clock)
{
}

void TriggerCommand::declare(QCommandLineParser &parser)
{
    TriggerOptions::declare(parser);
}

std::optional<QString> TriggerCommand::start(const QCommandLineParser &parser)
{
    const auto refuse = [this](const QString &why) {
        save({{u"trigger"_s, TrialResult::Status::CouldNotTell, why}}); // the new report replaces an older one
        return why;
    };
    if (const auto why = m_options.read(parser))
        return refuse(*why);
    if (const base::Done read = m_options.readFiles(parser, output()); !read) {
        if (const auto why = wrongUsage(read.error()))
            return refuse(*why);
        if (read.error().kind != base::ErrorKind::Cancelled) // a signal ends the command, see failToRead()
            fail(read.error());
        return std::nullopt;
    }
    if (const auto why = m_options.readPayload(parser))
        return refuse(*why);
    if (m_options.isFull)
        output().setUncut();
    for (const QString &remark : m_options.remarks())
        output().diagnostic(remark);
    tellKey(parser.values(u"hmac-key-file"_s));
    if (const QString warning = exposedWarning(m_options.service.host); !warning.isEmpty())
        output().diagnostic(warning);
    launch();
    return std::nullopt;
}

/// Names the key that the integration must know while keys are being replaced.
void TriggerCommand::tellKey(const QStringList &files)
{
    if (m_options.hmacKeys.size() < 2)
        return;
    const auto keys = static_cast<int>(m_options.hmacKeys.size());
    output().event(u"signing", json::OrderedJson().add(u"key_file", files.constFirst()).add(u"keys", keys),
                   tr("Signing with the key of %1, the first of %2").arg(files.constFirst(), QString::number(keys)));
}

std::unique_ptr<TrialCourse> TriggerCommand::makeCourse()
{
    const PipelineOptions &options = m_options.pipeline;
    if (options.isRun()) {
        const TrialRules &given = m_options.trial;
        const RunTrial::Rules rules{.isStrict = given.isStrict, .isFull = given.isFull, .linger = given.linger};
        return std::make_unique<RunTrial>(m_service, output(), options.run(m_options.runTask), rules);
    }
    const QList<PipelineStage> stages = options.stages(m_options.runTask, m_options.trial);
    if (options.repetition().times == 0)
        return std::make_unique<Pipeline>(m_service, m_clock, output(), stages, options.needsGoodStart());
    allowOpenFiles(FilesOfProgram + FilesOfRunTask * options.repetition().parallel);
    return std::make_unique<Repetition>(m_service, m_clock, output(), stages.constFirst(), options.repetition());
}

void TriggerCommand::launch()
{
    m_course = makeCourse();
    connect(m_course.get(), &TrialCourse::closing, this, &TriggerCommand::tellCommand);
    connect(m_course.get(), &TrialCourse::ended, this, &TriggerCommand::end);
    connect(m_course.get(), &TrialCourse::failed, this, &TriggerCommand::fail);
    m_launch.emplace(m_clock, m_options.pipeline.launch(m_options.runTask.target));
    connect(&*m_launch, &Launch::ready, this, &TriggerCommand::serve);
    connect(&*m_launch, &Launch::failed, this, &TriggerCommand::fail);
    if (m_options.isFull) // the service tells of exchanges only if somebody hears at its start
        connect(&m_service, &simulator::Service::exchanged, this,
                [this](const http::ExchangeRecord &record) { ExchangeReport(output()).tell(record); });
    m_launch->start();
}

void TriggerCommand::serve()
{
    m_service.start(m_options.service, this, [this](const base::Result<simulator::ServiceAddress> &address) {
        if (m_isOver) // the command ended meanwhile
            return;
        if (!address)
            fail(address.error());
        else
            m_course->start();
    });
}

/// Ends the command after sending the answers that were already printed, even those that a fault delays.
void TriggerCommand::end(int exitStatus)
{
    if (m_isOver)
        return;
    m_isOver = true;
    const int told = saveResults() ? exitStatus : std::max<int>(exitStatus, CouldNotTell);
    const auto leave = [this, told] { emit finished(told); };
    m_service.stop(this, [leave](const base::Done &) { leave(); });
    QTimer::singleShot(LastAnswersTime, this, leave);
}

void TriggerCommand::fail(const base::Error &error)
{
    if (m_isOver)
        return;
    m_isOver = true;
    output().error(error);
    const QString why = wording::sentence(error).text();
    if (m_course) {
        m_course->stop(why);
        report(CouldNotTell);
    } else {
        save({{u"trigger"_s, TrialResult::Status::CouldNotTell, why}});
    }
    emit finished(CouldNotTell);
}

bool TriggerCommand::stop()
{
    m_isOver = true;
    if (m_course) {
        m_course->stop(tr("interrupted by a signal."));
        report(Done);
    }
    return false;
}

bool TriggerCommand::report(int exitStatus)
{
    tellCommand(exitStatus);
    return saveResults();
}

bool TriggerCommand::saveResults()
{
    m_launch->end();
    return save(m_course->results());
}

void TriggerCommand::tellCommand(int exitStatus)
{
    m_service.disconnect(this); // no exchange follows the last line
    m_launch->end();
    Launch::tellOutput(exitStatus == Done ? QStringList() : m_launch->lastLines(), output());
}

/// Saves the report. It is a file for others, so secrets are removed from it too.
bool TriggerCommand::save(const QList<TrialResult> &results)
{
    if (m_options.pipeline.junitFile().isEmpty())
        return true;
    QList<TrialResult> told = results;
    for (TrialResult &result : told)
        result.why = output().redacted(result.why);
    QStringList lines = m_launch ? m_launch->lastLines() : QStringList();
    for (QString &line : lines)
        line = output().redacted(line);
    const base::Done saved =
        conformance::saveReport(m_options.pipeline.junitFile(),
                                conformance::writeJUnit(junitSuite(m_options.pipeline.suiteName(), told, lines)));
    if (!saved)
        output().error(saved.error());
    return saved.isOk();
}

} // namespace runlatch::cli
