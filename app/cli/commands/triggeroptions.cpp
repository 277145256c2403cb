// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/triggeroptions.h"

#include "app/cli/options/command.h"
#include "app/cli/options/faultoption.h"
#include "app/cli/options/identityoptions.h"
#include "app/cli/options/optionvalues.h"
#include "app/cli/options/pinoption.h"
#include "app/cli/options/secrets.h"
#include "app/cli/options/warpoption.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

/// Returns the faults of deliveries and of answers to callbacks: `trigger` has no list and no bulk actions.
QList<simulator::FaultKind> runTaskFaults()
{
    QList<simulator::FaultKind> kinds = simulator::faultKinds();
    kinds.removeIf(
        [](simulator::FaultKind kind) { return !simulator::isOfAnswer(kind) && !simulator::isOfDelivery(kind); });
    return kinds;
}

} // namespace

void TriggerOptions::declareTarget(QCommandLineParser &parser)
{
    parser.addOption({u"url"_s, tr("Where the integration listens."), u"url"_s});
    parser.addOption(
        {u"hmac-key-file"_s,
         tr("File that holds the HMAC key, - for standard input; may be given more than once, and the first"
            " one signs."),
         u"file"_s});
    parser.addOption({u"listen"_s, tr("Address that callbacks are served at."), u"host:port"_s, u"127.0.0.1:0"_s});
    parser.addOption({u"public-url"_s, tr("Base of the callback URL when the listener has another name."), u"url"_s});
    parser.addOption({u"service-name"_s, tr("Short name of the service in header names."), u"name"_s, u"TFC"_s});
    declarePin(parser);
}

void TriggerOptions::declareTimes(QCommandLineParser &parser)
{
    parser.addOption(
        {u"deadline"_s, tr("Time for the final callback, or between two callbacks."), u"time"_s, u"600s"_s});
    parser.addOption({u"total"_s, tr("Time in all, by the progress rule."), u"time"_s, u"3600s"_s});
    parser.addOption({u"deadline-rule"_s, tr("strict or progress."), u"rule"_s, u"strict"_s});
    parser.addOption({u"token-life"_s,
                      tr("How long the access token is valid; else 10 minutes more than the run task may take."),
                      u"time"_s});
    parser.addOption({u"retries"_s, tr("Deliveries after the first, 0 to 1000."), u"count"_s, u"3"_s});
    parser.addOption(
        {u"answer-timeout"_s,
         tr("How long each delivery waits for its answer, up to 10m. The service's own limit is not documented; an "
            "answer that takes 5s gets a warning."),
         u"time"_s, u"10s"_s});
}

void TriggerOptions::declare(QCommandLineParser &parser)
{
    declareTarget(parser);
    parser.addOption({u"stage"_s, tr("pre_plan, post_plan, pre_apply or post_apply."), u"stage"_s, u"post_plan"_s});
    parser.addOption({u"enforcement"_s, tr("mandatory or advisory."), u"level"_s, u"mandatory"_s});
    parser.addOption({u"no-outcomes"_s, tr("Say that detailed outcomes are not supported.")});
    parser.addOption({u"speculative"_s, tr("A run that only plans.")});
    parser.addOption({u"no-vcs"_s, tr("The workspace has no version control: all vcs_ keys are null.")});
    declareTimes(parser);
    parser.addOption({u"body"_s, tr("Print the body of each callback as received, secrets masked.")});
    declareFull(parser);
    parser.addOption({u"answer"_s,
                      tr("What an accepted callback is answered with: none, no body; or document, the task result as "
                         "JSON."),
                      u"form"_s, u"none"_s});
    declareWarp(parser);
    declareJudgement(parser);
    PayloadOptions::declare(parser);
    PipelineOptions::declare(parser);
    declareIdentity(parser);
    declareFaults(parser, runTaskFaults());
}

void TriggerOptions::declareFull(QCommandLineParser &parser)
{
    parser.addOption(
        {u"full"_s,
         tr("Fold and cut nothing: answers and callbacks as received, findings each time (the first 20 of a "
            "callback), and each exchange with its heads and the first 64 KB of its bodies. Secrets stay masked.")});
}

void TriggerOptions::declareLinger(QCommandLineParser &parser, const QString &usual)
{
    parser.addOption(
        {u"linger"_s,
         tr("How long callbacks are still waited for after the end, at most 10m: they are refused and shown."),
         u"time"_s, usual});
}

/// Declares the options that judge the end, and those that send more than one delivery.
void TriggerOptions::declareJudgement(QCommandLineParser &parser)
{
    parser.addOption(
        {u"expect"_s,
         tr("Expected end; exit 0 if it matches, else 1: passed, failed, errored, refused (the delivery is answered "
            "with 400 to 499) or unreachable (no answer). Without this option: passed 0, failed 1, anything else 2."),
         u"end"_s});
    parser.addOption({u"expect-http"_s,
                      tr("Exit 0 when the delivery is answered with this status, else 1: 201 to 599. Like --expect "
                         "refused it sends once, without retries."),
                      u"status"_s});
    declareLinger(parser, u"1s"_s);
    parser.addOption({u"no-fail-fast"_s,
                      tr("Wait for the deadline also where a final callback was refused and none followed it within "
                         "--linger. Without this option the run task ends then.")});
    parser.addOption(
        {u"strict"_s,
         tr("Exit 1 also for warnings, for deliveries that had to be sent again, and for callbacks and requests that "
            "were refused, before or after the end. With a key four more deliveries follow a good end: one in another "
            "body style, and three that must be refused, signed with another key, without a signature and with an "
            "empty one.")});
    parser.addOption({u"verification"_s,
                      tr("Send the verification request instead: accepted is 0; refused, or called back, is 1.")});
    parser.addOption(
        {u"verification-form"_s,
         tr("Kind of verification request: token, level, stage, bare, or recorded (in 2021: its URLs lead to the "
            "real service, so a callback is not seen)."),
         u"name"_s, simulator::verificationName(simulator::verifications().constFirst())});
}

std::optional<QString> TriggerOptions::read(const QCommandLineParser &parser)
{
    if (const auto why = pipeline.readReport(parser))
        return why;
    if (const auto why = readService(parser, service))
        return why;
    if (const auto why = checkIdentity(parser))
        return why;
    if (const auto why = readWarp(parser, service.warp))
        return why;
    if (const auto why = readFaults(parser, runTaskFaults(), service.faults))
        return why;
    if (const auto why = readRunTask(parser))
        return why;
    if (const auto why = payload.read(parser, runTask))
        return why;
    return pipeline.read(parser, runTask, trial);
}

base::Done TriggerOptions::readFiles(const QCommandLineParser &parser, Output &output)
{
    if (const base::Done read = payload.readFiles(parser, runTask, output); !read)
        return read;
    const auto identity = readIdentity(parser);
    if (!identity)
        return identity.error();
    service.identity = *identity;
    const auto keys = readHmacKeys(parser.values(u"hmac-key-file"_s), output);
    if (!keys)
        return keys.error();
    hmacKeys = *keys;
    runTask.hmacKey = keys->value(0);
    return std::monostate();
}

QStringList TriggerOptions::remarks() const
{
    QStringList all = payload.remarks();
    if (hmacKeys.isEmpty() && pipeline.triesSignatures(runTask, trial))
        all += noKeyWords();
    if (runTask.verification == simulator::Verification::Recorded)
        all += tr("The URLs of the recorded verification request lead to the real service: what the integration sends "
                  "there is not seen here.");
    return all;
}

std::optional<QString> TriggerOptions::readService(const QCommandLineParser &parser, simulator::ServiceOptions &service)
{
    http::ListenAddress address;
    if (const auto why = readListenOption(parser, address))
        return why;
    service.host = address.host;
    service.port = address.port;
    if (const auto why = readPublicUrlOption(parser, service.publicUrl))
        return why;
    const auto serviceName = readServiceName(parser.value(u"service-name"_s));
    if (!serviceName)
        return tr("--service-name takes letters, digits and dashes: it is part of a header name.");
    service.serviceName = *serviceName;
    service.changeRequests = 0;
    service.workspaces = 1;
    return std::nullopt;
}

std::optional<QString> TriggerOptions::readTimes(const QCommandLineParser &parser, simulator::RunTaskOptions &runTask)
{
    const auto rule = protocol::deadlineRuleOfName(parser.value(u"deadline-rule"_s));
    if (!rule)
        return tr("--deadline-rule takes strict or progress.");
    runTask.limits.rule = *rule;
    if (const auto why = readTimeOption(parser, u"deadline"_s, runTask.limits.idle))
        return why;
    if (const auto why = readTimeOption(parser, u"total"_s, runTask.limits.total))
        return why;
    if (parser.isSet(u"token-life"_s)) {
        if (const auto why = readTimeOption(parser, u"token-life"_s, runTask.tokenLife.emplace()))
            return why;
    }
    constexpr std::chrono::minutes longest{10}; // the help says so
    const auto timeout = readDuration(parser.value(u"answer-timeout"_s));
    if (!timeout || *timeout > longest || timeout->count() == 0)
        return tr("--answer-timeout takes a time of at most 10m, such as 2s.");
    runTask.answerTimeout = *timeout;
    return readNumberOption(parser, u"retries"_s, 0, 1000, runTask.retries);
}

std::optional<QString> TriggerOptions::readTarget(const QCommandLineParser &parser, QUrl &target, QByteArray &pin)
{
    if (const auto why = readTargetOption(parser, target))
        return why;
    return readPin(parser, pin);
}

std::optional<QString> TriggerOptions::readRunTask(const QCommandLineParser &parser)
{
    if (const auto why = readTarget(parser, runTask.target, runTask.pinnedCertificate))
        return why;
    if (const auto why = readTimes(parser, runTask))
        return why;
    const auto stage = protocol::stageOfName(parser.value(u"stage"_s));
    const auto level = protocol::enforcementLevelOfName(parser.value(u"enforcement"_s));
    if (!stage)
        return tr("--stage takes pre_plan, post_plan, pre_apply or post_apply.");
    if (!level)
        return tr("--enforcement takes mandatory or advisory.");
    runTask.stage = *stage;
    runTask.enforcementLevel = *level;
    runTask.acceptsOutcomes = !parser.isSet(u"no-outcomes"_s);
    runTask.speculative = parser.isSet(u"speculative"_s);
    runTask.hasRepository = !parser.isSet(u"no-vcs"_s);
    isFull = parser.isSet(u"full"_s);
    trial.isFull = isFull;
    runTask.kept = isFull         ? simulator::KeptBodies::Whole
        : parser.isSet(u"body"_s) ? simulator::KeptBodies::Callbacks
                                  : simulator::KeptBodies::None;
    const QString answer = parser.value(u"answer"_s);
    if (answer != "none"_L1 && answer != "document"_L1)
        return tr("--answer takes none or document.");
    runTask.answersDocument = answer == "document"_L1;
    if (const auto why = readEnd(parser))
        return why;
    return readVerification(parser);
}

std::optional<QString> TriggerOptions::readLinger(const QCommandLineParser &parser, std::chrono::milliseconds &time)
{
    constexpr std::chrono::minutes longest{10}; // the help says so
    const auto linger = readDuration(parser.value(u"linger"_s));
    if (!linger || *linger > longest)
        return tr("--linger takes a time of at most 10m, such as 500ms.");
    time = *linger;
    return std::nullopt;
}

std::optional<QString> TriggerOptions::readEnd(const QCommandLineParser &parser)
{
    trial.isStrict = parser.isSet(u"strict"_s);
    trial.failsFast = !parser.isSet(u"no-fail-fast"_s);
    if (const auto why = readLinger(parser, trial.linger))
        return why;
    return readExpectation(parser);
}

std::optional<QString> TriggerOptions::readExpectation(const QCommandLineParser &parser)
{
    if (parser.isSet(u"expect"_s) && parser.isSet(u"expect-http"_s))
        return tr("--expect and --expect-http cannot be given together.");
    if (parser.isSet(u"expect"_s)) {
        const auto expected = Expectation::ofName(parser.value(u"expect"_s));
        if (!expected)
            return tr("--expect takes passed, failed, errored, refused or unreachable.");
        trial.expected = *expected;
    }
    if (parser.isSet(u"expect-http"_s)) {
        const auto status = readNumber(parser.value(u"expect-http"_s), 201, 599);
        if (!status)
            return tr("--expect-http takes a status from 201 to 599: 200 is not a refusal.");
        trial.expected = Expectation::ofHttp(*status);
    }
    if (!trial.expected.isRefusal())
        return std::nullopt;
    if (parser.isSet(u"retries"_s) && runTask.retries > 0)
        return tr("--retries cannot be combined with an expected refusal, which is sent once.");
    runTask.retries = 0;
    return std::nullopt;
}

std::optional<QString> TriggerOptions::readVerification(const QCommandLineParser &parser)
{
    const bool isVerification = parser.isSet(u"verification"_s);
    if (!isVerification)
        return parser.isSet(u"verification-form"_s) ? tr("--verification-form goes with --verification.")
                                                    : std::optional<QString>();
    if (trial.expected.isGiven() && !trial.expected.isOfDelivery())
        return tr("--expect takes refused or unreachable with --verification, which has no result.");
    const auto form = simulator::verificationOfName(parser.value(u"verification-form"_s));
    if (!form || *form == simulator::Verification::None)
        return tr("--verification-form takes token, level, stage, bare or recorded.");
    runTask.verification = *form;
    if (!trial.expected.isGiven())
        trial.expected = Expectation::ofVerification();
    return std::nullopt;
}

} // namespace runlatch::cli
