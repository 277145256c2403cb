// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/triggercommand.h"

#include "app/cli/faultoption.h"
#include "app/cli/pinoption.h"
#include "app/cli/secrets.h"
#include "app/cli/textfile.h"
#include "http/listenaddress.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

/// Those of deliveries and of the answers to callbacks: nothing here has a list or bulk actions.
QList<simulator::FaultKind> knownFaults()
{
    QList<simulator::FaultKind> kinds = simulator::faultKinds();
    kinds.removeAll(simulator::FaultKind::ShiftingPage);
    kinds.removeAll(simulator::FaultKind::BulkDelay);
    return kinds;
}

/// The status of the last answer; 0 where nothing answered.
int answerTo(const simulator::RunTask &runTask)
{
    int http = 0;
    for (const simulator::RunTaskEvent &event : runTask.events) {
        if (event.type == simulator::RunTaskEvent::Type::Answered)
            http = event.http;
    }
    return http;
}

/// Why nothing answered: the last that was heard of it.
base::Error errorOf(const simulator::RunTask &runTask)
{
    base::Error error;
    for (const simulator::RunTaskEvent &event : runTask.events) {
        if (!event.error.rule.isEmpty())
            error = event.error;
    }
    return error;
}

} // namespace

TriggerCommand::TriggerCommand(Output &output)
    : Command(output)
    , m_service(m_clock)
{
    connect(&m_service, &simulator::Service::runTaskChanged, this, &TriggerCommand::show);
}

void TriggerCommand::declare(QCommandLineParser &parser)
{
    parser.addOption({u"url"_s, tr("Where the integration listens."), u"url"_s});
    parser.addOption({u"hmac-key-file"_s, tr("File that holds the HMAC key."), u"file"_s});
    parser.addOption({u"listen"_s, tr("Address that callbacks are served at."), u"host:port"_s, u"127.0.0.1:0"_s});
    parser.addOption({u"public-url"_s, tr("Base of the callback URL when the listener has another name."), u"url"_s});
    parser.addOption({u"service-name"_s, tr("Short name of the service in header names."), u"name"_s, u"TFC"_s});
    parser.addOption({u"stage"_s, tr("pre_plan, post_plan, pre_apply or post_apply."), u"stage"_s, u"post_plan"_s});
    parser.addOption({u"enforcement"_s, tr("mandatory or advisory."), u"level"_s, u"mandatory"_s});
    parser.addOption({u"no-outcomes"_s, tr("Say that detailed outcomes are not supported.")});
    parser.addOption({u"speculative"_s, tr("A run that only plans.")});
    parser.addOption({u"no-vcs"_s, tr("The workspace has no version control: all vcs_ keys are null.")});
    parser.addOption({u"configuration"_s,
                      tr("Archive (tar.gz) that the configuration version's download URL leads to; without it that "
                         "URL is null."),
                      u"file"_s});
    parser.addOption(
        {u"deadline"_s, tr("Time for the final callback, or between two callbacks."), u"time"_s, u"600s"_s});
    parser.addOption({u"total"_s, tr("Time in all, by the progress rule."), u"time"_s, u"3600s"_s});
    parser.addOption({u"deadline-rule"_s, tr("strict or progress."), u"rule"_s, u"strict"_s});
    parser.addOption({u"retries"_s, tr("Deliveries after the first."), u"count"_s, u"3"_s});
    parser.addOption(
        {u"expect"_s, tr("Exit 0 when it ends so, else 1: passed, failed, errored or unreachable."), u"state"_s});
    parser.addOption({u"verification"_s, tr("Send the verification request instead: accepted is 0, refused is 1.")});
    parser.addOption({u"verification-form"_s, tr("What it looks like: recorded (in 2021), token, level or bare."),
                      u"name"_s, u"recorded"_s});
    declarePin(parser);
    declareFaults(parser, knownFaults());
}

std::optional<QString> TriggerCommand::readService(const QCommandLineParser &parser, simulator::ServiceOptions &options)
{
    const auto address = http::readListenAddress(parser.value(u"listen"_s));
    if (!address)
        return tr("--listen takes HOST:PORT.");
    options.host = address->host;
    options.port = address->port;
    const auto publicUrl = readPublicUrl(parser.value(u"public-url"_s));
    if (!publicUrl)
        return tr("--public-url takes a URL with http or https and a host, without user, query and fragment.");
    options.publicUrl = *publicUrl;
    const auto serviceName = readServiceName(parser.value(u"service-name"_s));
    if (!serviceName)
        return tr("--service-name takes letters, digits and dashes: it stands in the name of a header.");
    options.serviceName = *serviceName;
    options.changeRequests = 0;
    options.workspaces = 1;
    return readFaults(parser, knownFaults(), options.faults);
}

std::optional<QString> TriggerCommand::readLimits(const QCommandLineParser &parser, protocol::DeadlineLimits &limits)
{
    const auto rule = protocol::deadlineRuleOfName(parser.value(u"deadline-rule"_s));
    if (!rule)
        return tr("--deadline-rule takes strict or progress.");
    const auto idle = readDuration(parser.value(u"deadline"_s));
    const auto total = readDuration(parser.value(u"total"_s));
    if (!idle || !total)
        return tr("--deadline and --total take a time, such as 600s.");
    limits = {*rule, *idle, *total};
    return std::nullopt;
}

std::optional<QString> TriggerCommand::readRunTask(const QCommandLineParser &parser, simulator::RunTaskOptions &options)
{
    if (!parser.positionalArguments().isEmpty())
        return tr("trigger takes options only.");
    options.target = QUrl(parser.value(u"url"_s), QUrl::StrictMode);
    if (!parser.isSet(u"url"_s) || !options.target.isValid() || options.target.host().isEmpty())
        return tr("--url URL is needed: where the integration listens.");
    if (!options.target.userInfo().isEmpty())
        return tr("--url may not hold a user name or password.");
    const auto pin = readPin(parser);
    if (!pin)
        return tr("--pin takes the SHA-256 fingerprint of a certificate: 64 hexadecimal digits.");
    options.pinnedCertificate = *pin;
    const auto stage = protocol::stageOfName(parser.value(u"stage"_s));
    const auto level = protocol::enforcementLevelOfName(parser.value(u"enforcement"_s));
    const auto retries = readNumber(parser.value(u"retries"_s), 0, 1000);
    if (!stage)
        return tr("--stage takes pre_plan, post_plan, pre_apply or post_apply.");
    if (!level)
        return tr("--enforcement takes mandatory or advisory.");
    if (!retries)
        return tr("--retries takes a whole number.");
    options.stage = *stage;
    options.enforcementLevel = *level;
    options.retries = *retries;
    options.acceptsOutcomes = !parser.isSet(u"no-outcomes"_s);
    options.speculative = parser.isSet(u"speculative"_s);
    options.hasRepository = !parser.isSet(u"no-vcs"_s);
    if (parser.isSet(u"expect"_s)) {
        m_expected = protocol::taskStateOfName(parser.value(u"expect"_s));
        const QList<protocol::TaskState> ends = {protocol::TaskState::Passed, protocol::TaskState::Failed,
                                                 protocol::TaskState::Errored, protocol::TaskState::Unreachable};
        if (!m_expected || !ends.contains(*m_expected))
            return tr("--expect takes passed, failed, errored or unreachable.");
    }
    if (const auto why = readVerification(parser, options))
        return why;
    return readLimits(parser, options.limits);
}

std::optional<QString> TriggerCommand::readVerification(const QCommandLineParser &parser,
                                                        simulator::RunTaskOptions &options)
{
    const bool isVerification = parser.isSet(u"verification"_s);
    if (!isVerification)
        return parser.isSet(u"verification-form"_s) ? tr("--verification-form goes with --verification.")
                                                    : std::optional<QString>();
    if (m_expected)
        return tr("--expect is for run tasks: a verification request has no result.");
    const auto form = simulator::verificationOfName(parser.value(u"verification-form"_s));
    if (!form || *form == simulator::Verification::None)
        return tr("--verification-form takes recorded, token, level or bare.");
    options.verification = *form;
    return std::nullopt;
}

std::optional<QString> TriggerCommand::start(const QCommandLineParser &parser)
{
    simulator::ServiceOptions service;
    simulator::RunTaskOptions runTask;
    if (const auto why = readService(parser, service))
        return why;
    if (const auto why = readRunTask(parser, runTask))
        return why;
    const base::Done configuration = readConfiguration(parser.value(u"configuration"_s), runTask);
    if (!configuration) {
        fail(configuration.error());
        return std::nullopt;
    }
    const auto keys = readHmacKeys(parser.values(u"hmac-key-file"_s));
    if (!keys) {
        fail(keys.error());
        return std::nullopt;
    }
    for (const QByteArray &key : *keys)
        output().hide(key);
    runTask.hmacKey = keys->value(0);
    if (const QString warning = exposedWarning(service.host); !warning.isEmpty())
        output().diagnostic(warning);
    m_service.start(service, this, [this, runTask](const base::Result<simulator::ServiceAddress> &address) {
        if (address)
            send(runTask);
        else
            fail(address.error());
    });
    return std::nullopt;
}

base::Done TriggerCommand::readConfiguration(const QString &name, simulator::RunTaskOptions &options)
{
    constexpr qint64 largest = 8 * 1024 * 1024; // as the sentence says
    if (name.isEmpty())
        return std::monostate();
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return base::Error{.kind = base::ErrorKind::Usage, .rule = u"file.unreadable"_s, .subject = name};
    options.configuration = readAtMost(file, largest);
    if (!options.configuration)
        return base::Error{.kind = base::ErrorKind::Usage, .rule = u"file.too-large"_s, .subject = name};
    return std::monostate();
}

void TriggerCommand::send(const simulator::RunTaskOptions &options)
{
    m_service.startRunTask(options, this, [this](const base::Result<QString> &id) {
        if (!id)
            fail(id.error());
    });
}

void TriggerCommand::fail(const base::Error &error)
{
    output().error(error);
    emit finished(CouldNotTell);
}

void TriggerCommand::show(const simulator::RunTask &runTask)
{
    const simulator::RunTaskEvent &event = runTask.events.constLast();
    switch (event.type) {
    case simulator::RunTaskEvent::Type::Attempt: break; // told with its answer
    case simulator::RunTaskEvent::Type::Answered:
    case simulator::RunTaskEvent::Type::NoAnswer: showAttempt(event); break;
    case simulator::RunTaskEvent::Type::Callback: showCallback(event); break;
    case simulator::RunTaskEvent::Type::Finished:
        if (runTask.verification == simulator::Verification::None)
            showResult(runTask);
        else
            showVerification(runTask);
        emit finished(exitStatus(runTask));
        break;
    }
}

void TriggerCommand::showAttempt(const simulator::RunTaskEvent &event)
{
    const bool answered = event.type == simulator::RunTaskEvent::Type::Answered;
    const int took = static_cast<int>(event.took.count());
    protocol::OrderedJson members;
    members.add(u"number", event.attempt).add(u"http", answered ? QJsonValue(event.http) : QJsonValue());
    members.add(u"error", answered ? QJsonValue() : QJsonValue(base::kindName(event.error.kind)));
    members.add(u"rule", answered ? QJsonValue() : QJsonValue(event.error.rule)).add(u"took_ms", took);
    output().event(u"attempt", members,
                   answered ? tr("Attempt %1: answered %2 after %3 ms").arg(event.attempt).arg(event.http).arg(took)
                            : tr("Attempt %1: no answer. %2")
                                  .arg(QString::number(event.attempt),
                                       wording::sentence(event.error, wording::Activity::SendingRunTask).fact));
    if (event.http == 200)
        output().event(u"accepted", protocol::OrderedJson().add(u"attempt", event.attempt), tr("Accepted."));
}

void TriggerCommand::showCallback(const simulator::RunTaskEvent &event)
{
    protocol::OrderedJson members;
    members.add(u"status", event.status.isEmpty() ? QJsonValue() : QJsonValue(event.status));
    members.add(u"outcomes", event.outcomes).add(u"bytes", event.bytes).add(u"http", event.http);
    members.addRaw(u"errors", Output::serviceErrors(event.error.errors));
    QList<QByteArray> remarks;
    QStringList human{tr("Callback %1: answered %2").arg(event.status, QString::number(event.http))};
    for (const simulator::CallbackRemark &remark : event.remarks) {
        const auto sentence = wording::sentenceOfRule(remark.rule, remark.pointer);
        const QString message = sentence ? sentence->text() : QString();
        remarks += protocol::OrderedJson()
                       .add(u"rule", remark.rule)
                       .add(u"pointer", remark.pointer)
                       .add(u"message", message)
                       .toJson();
        human += u"    "_s + message;
    }
    members.addRaw(u"remarks", protocol::OrderedJson::array(remarks));
    output().event(u"callback", members, human);
}

void TriggerCommand::showResult(const simulator::RunTask &runTask)
{
    const QString state = protocol::taskStateName(runTask.state);
    // The outcomes as the wire writes them: the same document that a callback carries.
    const QJsonObject document = QJsonDocument::fromJson(protocol::writeTaskResult(runTask.result)).object();
    const QJsonArray outcomes = document[u"data"][u"relationships"][u"outcomes"][u"data"].toArray();
    protocol::OrderedJson members;
    members.add(u"status", state).add(u"message", runTask.result.message).add(u"url", runTask.result.url);
    members.add(u"outcomes", outcomes);
    output().event(u"result", members, tr("Result: %1. %2").arg(state, runTask.result.message));
}

/// Accepted was said with the answer.
void TriggerCommand::showVerification(const simulator::RunTask &runTask)
{
    if (runTask.state == protocol::TaskState::Passed)
        return;
    if (const int http = answerTo(runTask); http > 0)
        output().event(u"refused", protocol::OrderedJson().add(u"http", http),
                       tr("Refused: answered %1, and only 200 is accepted").arg(http));
    else
        output().error(errorOf(runTask), {}, wording::Activity::SendingVerification);
}

int TriggerCommand::exitStatus(const simulator::RunTask &runTask) const
{
    const protocol::TaskState state = runTask.state;
    if (runTask.verification != simulator::Verification::None) {
        if (state == protocol::TaskState::Passed)
            return Done;
        return answerTo(runTask) > 0 ? No : CouldNotTell;
    }
    if (m_expected)
        return state == *m_expected ? Done : No;
    if (state == protocol::TaskState::Passed)
        return Done;
    return state == protocol::TaskState::Failed ? No : CouldNotTell;
}

} // namespace runlatch::cli
