// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/runtaskrunner.h"

#include "base/rules.h"
#include "http/shownbody.h"
#include "protocol/signature.h"
#include "redaction/secretfinder.h"
#include "simulator/answercontent.h"
#include "simulator/answerexcerpt.h"
#include "simulator/showntoken.h"
#include "simulator/state/identifiers.h"
#include "simulator/taskresultdocument.h"
#include "text/plaintext.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::simulator {

namespace {

constexpr auto MaxWait = 30s;
// Limits on recorded callbacks and their recorded faults, so that a stranger who knows the callback URL cannot fill the
// memory. The answer still names all faults.
constexpr qsizetype MaxRecordedEvents = 1000;
constexpr qsizetype MaxRecordedErrors = 20;
constexpr qsizetype MaxRecordedTextLength = 256; // characters of each text of an error

QList<base::ServiceError> recorded(const QList<base::ServiceError> &errors)
{
    QList<base::ServiceError> kept = errors.first(std::min(errors.size(), MaxRecordedErrors));
    for (base::ServiceError &error : kept) {
        for (QString *text : {&error.title, &error.detail, &error.pointer})
            text->truncate(MaxRecordedTextLength);
    }
    return kept;
}

std::chrono::milliseconds tokenLifeOf(const RunTaskOptions &options)
{
    const protocol::DeadlineLimits &limits = options.limits;
    const bool isStrict = limits.rule == protocol::DeadlineRule::Strict;
    return options.tokenLife.value_or((isStrict ? limits.idle : limits.total) + RunTaskOptions::TokenSurplus);
}

bool isRedirect(int status)
{
    return status >= 300 && status <= 399;
}

CallbackFindings recorded(CallbackFindings findings)
{
    for (lint::LintFinding &finding : findings.list)
        finding.pointer.truncate(MaxRecordedTextLength);
    return findings;
}

} // namespace

RunTaskRunner::RunTaskRunner(base::Clock &clock, base::Clock &taskClock, http::RawSender &http, FaultPlan &faults,
                             const RunTaskOptions &options, const RunTaskIdentity &identity,
                             const protocol::RunTaskRequest &payload, const SendingService &service, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_taskClock(taskClock)
    , m_http(http)
    , m_faults(faults)
    , m_rules{.accessToken = identity.accessToken,
              .code = identity.callbackCode,
              .dialect = service.dialect,
              .acceptsOutcomes = options.acceptsOutcomes,
              .hmacKey = options.hmacKey}
    , m_tokenEnd(taskClock.monotonic() + tokenLifeOf(options))
    , m_pinnedCertificate(options.pinnedCertificate)
    , m_configuration(options.configuration)
    , m_plan(options.plan)
    , m_planOptions(options.planOptions)
    , m_kept(options.kept)
    , m_answersDocument(options.answersDocument || service.dialect == DialectRule::OpenApi)
    , m_ownFaults(options.faults)
    , m_losesAnswer(options.losesAnswer)
    , m_attemptsLeft(1 + std::max(0, options.retries))
    , m_session(options.limits)
    , m_startedAt(clock.monotonic())
{
    const QByteArray body = payloadBody(payload, options);
    m_message = deliveryMessage(options, service, body);
    m_wrongMessage = wronglySignedMessage(options, service, body);
    m_bodySize = body.size();
    m_runTask.id = identity.taskResultId;
    m_runTask.runId = payload.runId;
    m_runTask.workspaceId = payload.workspaceId;
    m_runTask.workspaceName = payload.workspaceName;
    m_runTask.isSpeculative = options.speculative;
    m_runTask.target = options.target;
    m_runTask.stage = options.stage;
    m_runTask.enforcementLevel = options.enforcementLevel;
    m_runTask.runMessage = payload.runMessage;
    m_runTask.verification = options.verification;
    m_runTask.startedAt = clock.utc();
    m_runTask.limits = options.limits;
    m_runTask.answerTimeout = options.answerTimeout;
    m_runTask.isSigned = !options.hmacKey.isEmpty() && options.signature != SignatureManner::Omitted;
}

void RunTaskRunner::start()
{
    attempt();
}

void RunTaskRunner::stop(base::Rule why)
{
    if (m_isFinished)
        return;
    m_session.stopped();
    m_end = protocol::TaskState::Errored;
    base::Error error;
    error.kind = base::ErrorKind::Cancelled;
    error.rule = why;
    finish(error);
}

bool RunTaskRunner::isTokenExpired() const
{
    return m_taskClock.monotonic() >= m_tokenEnd;
}

bool RunTaskRunner::grants(const QByteArray &token) const
{
    return !isVerification() && !isTokenExpired() && protocol::equalInConstantTime(token, m_rules.accessToken);
}

void RunTaskRunner::attempt()
{
    if (isFinal()) // a callback came during this attempt
        return;
    --m_attemptsLeft;
    m_draw = m_faults.drawForDelivery();
    m_draw.add(m_ownFaults.delivery);
    if (std::exchange(m_losesAnswer, false))
        loseAnswer();
    else if (!isVerification() && m_draw.take(FaultKind::CutRequest))
        sendCut();
    else
        deliver({});
}

void RunTaskRunner::sendCut()
{
    recordAttempt(faultName(FaultKind::CutRequest));
    const qsizetype length = m_message.size() - (m_bodySize + 1) / 2;
    const auto cut = [this](const base::Result<http::Response> &answer) {
        record(answerEvent(answer));
        deliver({});
    };
    m_http.sendCut(m_runTask.target, m_message, length, this, cut, manner());
}

/// Sends the whole request and goes away without reading the answer; the service delivers again.
void RunTaskRunner::loseAnswer()
{
    recordAttempt({});
    const auto lost = [this](const base::Result<http::Response> &answer) {
        record(answerEvent(answer));
        deliver({});
    };
    m_http.sendCut(m_runTask.target, m_message, m_message.size(), this, lost, manner());
}

void RunTaskRunner::deliver(const QString &fault)
{
    const bool isWrong = m_draw.take(FaultKind::WrongSignature).has_value();
    recordAttempt(isWrong ? faultName(FaultKind::WrongSignature) : fault);
    m_http.send(
        m_runTask.target, isWrong ? m_wrongMessage : m_message, m_runTask.answerTimeout, this,
        [this](const base::Result<http::Response> &answer) { attempted(answer); }, manner());
}

http::RawManner RunTaskRunner::manner() const
{
    return {.pinnedCertificate = m_pinnedCertificate, .attempt = m_attempt, .part = m_runTask.id};
}

void RunTaskRunner::recordAttempt(const QString &fault)
{
    ++m_attempt;
    m_isSending = true;
    m_sentAt = m_clock.monotonic();
    RunTaskEvent event;
    event.type = RunTaskEvent::Type::Attempt;
    event.bytes = m_bodySize;
    event.fault = fault;
    record(event);
}

RunTaskEvent RunTaskRunner::answerEvent(const base::Result<http::Response> &answer)
{
    RunTaskEvent event;
    event.type = answer ? RunTaskEvent::Type::Answered : RunTaskEvent::Type::NoAnswer;
    event.took = m_clock.monotonic() - m_sentAt;
    if (answer) {
        event.http = answer->status;
        const QByteArray content = answerContent(answer->headers, answer->body);
        event.answer = m_kept == KeptBodies::Whole ? QString::fromUtf8(keptBody(content, MaxKeptBodies))
                                                   : answerExcerpt(http::shownBody({}, content, ownSecrets()));
        if (isRedirect(event.http)) {
            const QByteArray location = http::headerValue(answer->headers, "Location");
            event.location =
                text::markedText(QString::fromUtf8(http::shownBody({}, location, ownSecrets())), MaxRecordedTextLength);
        }
        event.warnings = answer->oddities;
        if (holdsResult(content))
            event.warnings.prepend(base::Rules::AnswerResult);
        if (event.took >= SlowAnswer)
            event.warnings.prepend(base::Rules::AnswerSlow);
    } else {
        event.error = answer.error();
    }
    return event;
}

void RunTaskRunner::attempted(const base::Result<http::Response> &answer)
{
    m_isSending = false;
    const RunTaskEvent event = answerEvent(answer);
    if (answer) {
        m_runTask.http = event.http;
        m_runTask.answer = event.answer;
    }
    const bool isRepeated = !isVerification() && m_draw.take(FaultKind::Repeated);
    if (isVerification())
        m_end = event.http == 200 ? protocol::TaskState::Passed : protocol::TaskState::Unreachable;
    else if (event.http == 200)
        m_session.delivered(m_taskClock.monotonic());
    m_isDelivered = m_isDelivered || event.http == 200;
    if (!m_isDelivered && !isRepeated && !isVerification())
        retryOrGiveUp();
    record(event);
    if (isRepeated)
        deliver(faultName(FaultKind::Repeated));
    else
        settle();
}

void RunTaskRunner::retryOrGiveUp()
{
    if (m_attemptsLeft == 0) {
        m_session.gaveUp();
        return;
    }
    const auto wait = std::min<std::chrono::milliseconds>(1s * (1 << std::min(m_attempt - 1, 10)), MaxWait);
    m_taskClock.callAfter(wait, this, [this] { attempt(); });
}

/// Judges a callback by its method and token alone.
std::optional<Judgement> RunTaskRunner::judgeStart(const http::Request &head) const
{
    if (const auto judgement = judgeMethod(head))
        return judgement;
    CallbackRules rules = m_rules;
    rules.isTokenExpired = !isVerification() && isTokenExpired();
    if (isVerification())
        rules.code.clear(); // only the token distinguishes a stranger from an integration that calls back to a test
    return judgeHead(head, rules);
}

std::optional<http::Response> RunTaskRunner::refusal(const http::Request &request)
{
    const auto judgement = judgeStart(request);
    if (!judgement)
        return std::nullopt;
    m_runTask.showsSecret = m_runTask.showsSecret || showsSecret(request.body, m_rules);
    recordCallback(*judgement, request.body, {});
    settle();
    return responseTo(*judgement);
}

void RunTaskRunner::noteInstead(int http, const AnswerFate &fate)
{
    RunTaskEvent event;
    event.type = RunTaskEvent::Type::Callback;
    event.http = http;
    event.fault = fate.fault;
    event.isLost = fate.isLost;
    event.isInstead = true;
    record(event);
}

void RunTaskRunner::noteUnread(base::Rule rule, int http)
{
    recordUnread(RunTaskEvent::Type::Callback, rule, http);
}

void RunTaskRunner::noteStray(base::Rule rule, int http)
{
    recordUnread(RunTaskEvent::Type::Stray, rule, http);
}

bool RunTaskRunner::hasCutCallback() const
{
    static const QList<base::Rule> cutting{base::Rules::CallbackLength, base::Rules::CallbackNoLength,
                                           base::Rules::CallbackShortLength};
    const lint::LintFinding *reason =
        m_runTask.events.isEmpty() ? nullptr : m_runTask.events.constLast().findings.firstError();
    return reason && cutting.contains(reason->rule);
}

void RunTaskRunner::recordUnread(RunTaskEvent::Type type, base::Rule rule, int http)
{
    RunTaskEvent event;
    event.type = type;
    event.http = http;
    event.isUnread = true;
    event.error = {.kind = base::ErrorKind::Protocol, .rule = rule, .http = http};
    record(event);
}

base::Rule RunTaskRunner::refusalRule(const http::Request &request) const
{
    const ShownToken token = shownToken(request, m_rules.accessToken);
    if (token != ShownToken::Right)
        return tokenRule(token);
    if (isVerification())
        return base::Rules::RequestUnasked;
    return isTokenExpired() ? base::Rules::BearerExpired : base::Rule();
}

http::Response RunTaskRunner::callback(const http::Request &request, const AnswerFate &fate)
{
    const auto refusal = judgeStart(request);
    const Judgement judgement = refusal ? *refusal
        : isVerification()              ? judgeUnwanted(request, m_rules.accessToken)
                                        : judgeCallback(request, m_rules, m_session, m_taskClock.monotonic());
    const bool shows = showsSecret(request.body, m_rules);
    if (judgement.result) {
        protocol::TaskResult taken = shows ? masked(request.body, judgement.result->status) : *judgement.result;
        if (!m_rules.acceptsOutcomes)
            taken.outcomes.clear(); // the run task does not accept outcomes
        m_runTask.result = merged(m_runTask.result, taken);
    }
    m_runTask.showsSecret = m_runTask.showsSecret || shows;
    recordCallback(judgement, request.body, fate);
    settle();
    return responseTo(judgement, m_answersDocument ? taskResultDocument(m_runTask) : QJsonObject());
}

/// Returns the result of a body that shows a secret, read from the masked bytes. Where these cannot be read, the status
/// alone is left.
protocol::TaskResult RunTaskRunner::masked(const QByteArray &body, protocol::TaskStatus status) const
{
    const auto again =
        protocol::readTaskResult(redaction::redacted(body, ownSecrets()), protocol::CallbackDialect::Any);
    if (again)
        return *again;
    protocol::TaskResult bare;
    bare.status = status;
    return bare;
}

QList<QByteArray> RunTaskRunner::ownSecrets() const
{
    QList<QByteArray> own{m_rules.accessToken, m_rules.code.toUtf8()};
    own.removeAll(QByteArray());
    return own;
}

/// Returns what is kept of a body, at most so many bytes. An integration may write its token or the code anywhere.
QByteArray RunTaskRunner::keptBody(const QByteArray &body, qsizetype most)
{
    const QByteArray part = body.left(std::min(most, MaxKeptBodies - m_keptBodies));
    m_keptBodies += part.size();
    return redaction::redacted(redaction::redacted(part, ownSecrets()), redaction::findSecrets({}, part).body);
}

void RunTaskRunner::recordCallback(const Judgement &judgement, const QByteArray &body, const AnswerFate &fate)
{
    RunTaskEvent event;
    event.type = RunTaskEvent::Type::Callback;
    event.http = judgement.http;
    event.bytes = body.size();
    if (m_kept != KeptBodies::None)
        event.body = keptBody(body, m_kept == KeptBodies::Whole ? MaxKeptBodies : MaxKeptBody);
    event.status = judgement.status;
    event.findings = recorded(judgement.findings);
    event.fault = fate.fault;
    event.isLost = fate.isLost;
    event.isHeld = judgement.result && m_session.state() == protocol::TaskState::Pending;
    if (judgement.result) {
        event.outcomes = static_cast<int>(judgement.result->outcomes.size());
    } else {
        event.error.kind = base::kindOfStatus(judgement.http);
        event.error.http = judgement.http;
        event.error.rule = judgement.rule;
        event.error.errors = recorded(judgement.errors);
        if (judgement.showsKey)
            event.error.facts = {u"hmac-key"_s};
    }
    record(event);
}

/// Reports the end once. An integration may call back before it answers, so the end waits for its answer.
void RunTaskRunner::settle()
{
    if (m_isFinished)
        return;
    if (!isFinal())
        watchDeadline();
    else if (!m_isSending)
        finish({});
}

void RunTaskRunner::finish(const base::Error &error)
{
    m_isFinished = true;
    if (m_begun > 0 && m_session.passedLimit() != protocol::PassedLimit::None)
        recordUnread(RunTaskEvent::Type::Callback, base::Rules::CallbackUnfinished, 0);
    m_message.clear(); // it is remembered for late callbacks, and sends no more
    m_wrongMessage.clear();
    RunTaskEvent event;
    event.type = RunTaskEvent::Type::Finished;
    event.error = error;
    event.passedLimit = m_session.passedLimit();
    record(event);
    emit ended();
}

void RunTaskRunner::watchDeadline()
{
    const auto deadline = m_session.deadline();
    if (m_isWatching || !deadline)
        return;
    m_isWatching = true; // progress only postpones the deadline, so one call at a time is enough
    const auto next = std::max(*deadline, m_taskClock.monotonic() + 1ms);
    m_taskClock.callAt(next, this, [this] {
        m_isWatching = false;
        m_session.stateAt(m_taskClock.monotonic());
        settle();
    });
}

void RunTaskRunner::record(RunTaskEvent event)
{
    m_runTask.state = state();
    const bool isOfStranger = event.type == RunTaskEvent::Type::Callback || event.type == RunTaskEvent::Type::Stray;
    if (isOfStranger && m_runTask.events.size() >= MaxRecordedEvents)
        return;
    event.at = sinceStart();
    event.attempt = m_attempt;
    event.state = state();
    if (const auto deadline = m_session.deadline(); deadline && !isFinal())
        event.timeLeft = std::max(*deadline - m_taskClock.monotonic(), 0ms);
    m_runTask.events.append(event);
    emit changed();
}

} // namespace runlatch::simulator
