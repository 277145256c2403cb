// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/runtaskrunner.h"

#include "protocol/signature.h"

#include <algorithm>

using namespace std::chrono_literals;

namespace runlatch::simulator {

namespace {

constexpr auto DeliveryTimeout = 10s;
constexpr auto LongestWait = 30s;
constexpr qsizetype RecordedEvents = 1000; // a stranger who knows the callback URL must not fill the memory

/// spec 4.5. The signature is over the bytes that are sent; without a key the header is there and empty (spec 5.3).
QByteArray signedMessage(const RunTaskOptions &options, const QByteArray &body, const RunTaskRunner::Sender &sender)
{
    const QByteArray signature = options.hmacKey.isEmpty() ? QByteArray("") : protocol::sign(options.hmacKey, body);
    const http::Headers headers{{"Content-Type", "application/json"},
                                {"User-Agent", protocol::userAgent(sender.serviceName, sender.site.toUtf8())},
                                {protocol::signatureHeader(sender.serviceName), signature}};
    return http::writeRequest("POST", options.target, headers, body);
}

} // namespace

RunTaskRunner::RunTaskRunner(base::Clock &clock, http::RawSender &http, const RunTaskOptions &options,
                             const protocol::RunTaskRequest &payload, const Sender &sender, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_http(http)
    , m_accessToken(payload.accessToken.toLatin1())
    , m_attemptsLeft(1 + std::max(0, options.retries))
    , m_session(options.limits)
{
    const QByteArray body = protocol::writeRunTaskRequest(payload);
    m_message = signedMessage(options, body, sender);
    m_bodySize = body.size();
    m_runTask.id = payload.taskResultId;
    m_runTask.runId = payload.runId;
    m_runTask.workspaceName = payload.workspaceName;
    m_runTask.target = options.target;
    m_runTask.stage = options.stage;
    m_runTask.enforcementLevel = options.enforcementLevel;
    m_runTask.runMessage = payload.runMessage;
}

void RunTaskRunner::start()
{
    m_startedAt = m_clock.monotonic();
    m_runTask.startedAt = m_clock.utc();
    attempt();
}

bool RunTaskRunner::grants(const QByteArray &token) const
{
    return protocol::equalInConstantTime(token, m_accessToken);
}

void RunTaskRunner::attempt()
{
    if (m_session.isFinal()) // a callback came while this attempt was waited for
        return;
    ++m_attempt;
    --m_attemptsLeft;
    m_isSending = true;
    m_sentAt = m_clock.monotonic();
    RunTaskEvent event;
    event.type = RunTaskEvent::Type::Attempt;
    event.bytes = m_bodySize;
    record(event);
    m_http.send(m_runTask.target, m_message, DeliveryTimeout, this,
                [this](const base::Result<http::Response> &answer) { attempted(answer); });
}

void RunTaskRunner::attempted(const base::Result<http::Response> &answer)
{
    m_isSending = false;
    RunTaskEvent event;
    event.type = answer ? RunTaskEvent::Type::Answered : RunTaskEvent::Type::NoAnswer;
    event.took = m_clock.monotonic() - m_sentAt;
    if (answer)
        event.http = answer->status;
    else
        event.error = answer.error();
    if (event.http == 200)
        m_session.delivered(m_clock.monotonic());
    else
        retryOrGiveUp();
    record(event);
    settle();
}

void RunTaskRunner::retryOrGiveUp()
{
    if (m_attemptsLeft == 0) {
        m_session.gaveUp();
        return;
    }
    const auto wait = std::min<std::chrono::milliseconds>(1s * (1 << std::min(m_attempt - 1, 10)), LongestWait);
    m_clock.callAfter(wait, this, [this] { attempt(); });
}

http::Response RunTaskRunner::callback(const http::Request &request)
{
    const Judgement judgement = judgeCallback(request, m_accessToken, m_session, m_clock.monotonic());
    RunTaskEvent event;
    event.type = RunTaskEvent::Type::Callback;
    event.http = judgement.http;
    event.bytes = request.body.size();
    event.status = judgement.status;
    if (judgement.result) {
        event.outcomes = static_cast<int>(judgement.result->outcomes.size());
        m_runTask.result = merged(m_runTask.result, *judgement.result);
    } else {
        event.error.kind = base::kindOfStatus(judgement.http);
        event.error.http = judgement.http;
        event.error.errors = judgement.errors;
    }
    record(event);
    settle();
    return responseTo(judgement);
}

/// The end is told once, and not while the integrator still owes an answer: it may call back before it answers.
void RunTaskRunner::settle()
{
    if (m_isFinished)
        return;
    if (!m_session.isFinal()) {
        watchDeadline();
    } else if (!m_isSending) {
        m_isFinished = true;
        RunTaskEvent event;
        event.type = RunTaskEvent::Type::Finished;
        record(event);
    }
}

void RunTaskRunner::watchDeadline()
{
    const auto deadline = m_session.deadline();
    if (m_isWatching || !deadline)
        return;
    m_isWatching = true; // progress moves the deadline back only, so one call at a time is enough
    const auto next = std::max(*deadline, m_clock.monotonic() + 1ms);
    m_clock.callAt(next, this, [this] {
        m_isWatching = false;
        m_session.stateAt(m_clock.monotonic());
        settle();
    });
}

void RunTaskRunner::record(RunTaskEvent event)
{
    m_runTask.state = m_session.state();
    if (event.type == RunTaskEvent::Type::Callback && m_runTask.events.size() >= RecordedEvents)
        return;
    event.at = sinceStart();
    event.attempt = m_attempt;
    event.state = m_session.state();
    m_runTask.events.append(event);
    emit changed();
}

} // namespace runlatch::simulator
