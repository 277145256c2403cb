// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/receiverworker.h"

#include "base/rules.h"
#include "http/webpage.h"
#include "inspector/inspection.h"
#include "store/captures/listedrow.h"

#include <QThread>

#include <algorithm>
#include <limits>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::inspector {

namespace {

constexpr auto BatchTime = 50ms; // twenty repaints a second look live

/// Refuses requests of web pages: a browser on this machine lets any page send requests to a loopback port.
std::optional<http::Rejection> keepWebPagesOut(const http::Request &head)
{
    if (!http::isOfWebPage(head, false))
        return {};
    const http::Headers headers{{"Content-Type", "text/plain; charset=utf-8"}};
    return http::Rejection{base::Rules::RequestWebPage, {403, headers, "Requests of web pages are refused.\n"}};
}

/// Returns the row that the store would have returned if it had accepted the capture.
store::CaptureRow listedRow(const store::NewCapture &capture)
{
    return store::listed(capture.row, redaction::findSecrets(capture.head, capture.body).values);
}

/// The options with paths that begin with a slash.
ReceiverOptions usable(ReceiverOptions options)
{
    for (Endpoint &endpoint : options.endpoints) {
        if (!endpoint.path.startsWith(u'/'))
            endpoint.path.prepend(u'/');
    }
    return options;
}

base::Done checkUsable(const ReceiverOptions &options)
{
    if (options.listeners.isEmpty() || options.listeners.size() > MaxListeners)
        return base::Error{base::ErrorKind::Usage, base::Rules::ListenCount, {}, {}, 0, {}};
    return check(options.endpoints);
}

} // namespace

ReceiverWorker::ReceiverWorker(store::CaptureStore &store, base::Clock &clock)
    : m_clock(clock)
    , m_recorder(store, clock, this)
    , m_refusals(m_recorder, clock, this)
    , m_delays(clock, this)
    , m_wait(clock, this)
    , m_listeners(this)
{
    connect(&m_refusals, &Refusals::written, this, &ReceiverWorker::tellWritten);
    connect(&m_wait, &StoreWait::givenUp, this, &ReceiverWorker::giveUp);
    connect(&m_recorder, &Recorder::written, this, &ReceiverWorker::tellWritten);
    connect(&m_recorder, &Recorder::failed, this, &ReceiverWorker::storeFailed);
    connect(&m_recorder, &Recorder::recovered, this, &ReceiverWorker::storeRecovered);
}

ReceiverWorker::Place ReceiverWorker::listen(const ReceiverOptions &wanted, bool tellsExchanges)
{
    const ReceiverOptions options = usable(wanted);
    base::Done listening = checkUsable(options);
    if (listening) {
        listening =
            m_listeners.move(options.listeners, [this, options, tellsExchanges](const ListenerAddress &address) {
                return serverAt(address, options, tellsExchanges);
            });
    }
    if (listening)
        m_endpoint = options.endpoint();
    return {m_endpoint, m_listeners.places(), listening ? std::nullopt : std::optional(listening.error())};
}

std::unique_ptr<http::Server> ReceiverWorker::serverAt(const ListenerAddress &address, const ReceiverOptions &options,
                                                       bool tellsExchanges)
{
    const auto hosts = http::KnownHosts::ofThisMachine(address.host, address.publicUrl);
    const auto handler = [this, options, hosts](const http::Request &request, const http::Responder &responder) {
        receive(request, responder, options, hosts);
    };
    auto server = std::make_unique<http::Server>(m_clock, options.limits, handler, this);
    server->setBudget(m_unfinished);
    server->setIdentity(address.identity);
    server->setGate(&keepWebPagesOut);
    connect(server.get(), &http::Server::refused, this, &ReceiverWorker::refuse);
    if (tellsExchanges)
        connect(server.get(), &http::Server::exchanged, this, &ReceiverWorker::tellExchange);
    return server;
}

void ReceiverWorker::tellExchange(http::ExchangeRecord record)
{
    if (m_selfChecks.forget(record))
        return;
    record.purpose = u"run-task.receive"_s;
    emit exchanged(record);
}

void ReceiverWorker::useStore(store::CaptureStore &store, const std::function<void()> &switched,
                              std::function<void()> left)
{
    tellNow();
    switched();
    m_recorder.useStore(store, std::move(left));
    for (const store::NewCapture &capture : m_recorder.kept())
        tellUnstored(capture);
}

void ReceiverWorker::stop(std::function<void()> done)
{
    const auto finished = [this, done = std::move(done)] {
        tellNow();
        done();
    };
    m_recorder.retry();
    countUntold();
    m_refusals.sumUp();
    // drained: every accepted request has its answer, so the store has answered for each of them
    m_listeners.close(finished);
}

void ReceiverWorker::finish()
{
    qDeleteAll(findChildren<http::Server *>(QString(), Qt::FindDirectChildrenOnly));
    connect(&m_recorder, &Recorder::idle, thread(), &QThread::quit, Qt::DirectConnection);
    if (m_recorder.isIdle())
        thread()->quit();
}

void ReceiverWorker::receive(const http::Request &request, const http::Responder &responder,
                             const ReceiverOptions &options, const http::KnownHosts &hosts)
{
    if (const auto answer = m_selfChecks.take(request)) {
        responder.respond({.status = 200, .headers = {{"Content-Type", "text/plain"}}, .body = *answer});
        return;
    }
    if (isUnheard(MaxUnheardSigned))
        return refuseUnheard(responder);
    store::NewCapture capture = inspect(request, options, m_clock.utc(), m_rules);
    if (isUnheard() && capture.row.verdict != protocol::Verdict::Valid)
        return refuseUnheard(responder);
    capture.row.knownHost = hosts.isKnown(request) || (m_publicHost && m_publicHost->isKnown(request));
    if (hasProvedSurplus(request, capture))
        responder.endAfterAnswer();
    take(capture, responderOf(capture.row, request, responder, options), options);
}

void ReceiverWorker::setPublicUrl(const QUrl &base)
{
    m_publicHost.reset();
    if (!base.isEmpty())
        m_publicHost.emplace(QString(), base, QList<QHostAddress>());
}

void ReceiverWorker::refuseUnheard(const http::Responder &responder)
{
    noteUntold();
    EndpointResponder(responder).respond(503);
}

EndpointResponder ReceiverWorker::responderOf(const store::CaptureRow &row, const http::Request &request,
                                              const http::Responder &responder, const ReceiverOptions &options)
{
    const Endpoint *endpoint = findEndpoint(options.endpoints, request.path());
    if (!endpoint || !row.refusalRule.isEmpty())
        return EndpointResponder(responder);
    return {responder, answerTo(*endpoint, row, m_rules), m_delays};
}

void ReceiverWorker::take(const store::NewCapture &capture, const EndpointResponder &responder,
                          const ReceiverOptions &options)
{
    const bool fromMemory = options.acceptFromMemory;
    if (fromMemory && m_recorder.isFailing() && m_recorder.hasRoomFor(capture))
        answerFromMemory(capture, responder, fromMemory); // the timer probes the disk meanwhile
    else if (m_recorder.isBehind(capture))
        answerUnstored(capture, responder, base::Rules::StoreBehind);
    else
        record(capture, responder, options);
}

void ReceiverWorker::refuse(const http::Refusal &refusal)
{
    if (isUnheard())
        noteUntold();
    else
        m_refusals.note(refusal);
}

void ReceiverWorker::heard(int rows)
{
    m_unheard -= rows;
    if (!isUnheard())
        countUntold();
}

void ReceiverWorker::noteUntold()
{
    if (m_untold < std::numeric_limits<int>::max())
        ++m_untold;
}

void ReceiverWorker::countUntold()
{
    if (m_untold > 0)
        m_refusals.count(std::exchange(m_untold, 0));
}

void ReceiverWorker::record(const store::NewCapture &capture, const EndpointResponder &responder,
                            const ReceiverOptions &options)
{
    const quint64 number = m_wait.begin({responder, capture.row.uuid}, options.storeWait);
    const bool fromMemory = options.acceptFromMemory;
    ++m_owed;
    m_recorder.record(capture, [this, capture, number, fromMemory](const base::Result<Recorder::Written> &written) {
        --m_owed;
        const auto waiting = m_wait.end(number);
        if (!written) {
            answerFromMemory(capture, waiting.value_or(EndpointResponder()), fromMemory && waiting);
            return;
        }
        const int answered = written->row.answered;
        if (waiting || answered == 503) // otherwise the request was given up, and is reported when it is marked
            tellWritten(*written);      // before the answer, after which the next request of the connection may come
        if (waiting)
            waiting->respond(answered); // only after the commit
    });
}

/// Answers 503 and marks the capture. The mark reaches the store after the capture and before a repeated delivery.
void ReceiverWorker::giveUp(const StoreWait::Request &request)
{
    m_recorder.markUnanswered(request.uuid);
    request.responder.respond(503);
}

/// Reports only the row. A request that would be accepted is answered 503, so that its sender repeats it.
void ReceiverWorker::answerUnstored(const store::NewCapture &capture, const EndpointResponder &responder,
                                    base::Rule rule)
{
    store::CaptureRow row = listedRow(capture);
    if (row.answered < 400)
        row.answered = 503;
    row.deadline = {};
    row.refusalRule = rule;
    row.stored = false;
    tell(row);
    responder.respond(row.answered);
}

void ReceiverWorker::answerFromMemory(store::NewCapture capture, const EndpointResponder &responder,
                                      bool acceptFromMemory)
{
    if (!m_recorder.hasRoomFor(capture))
        return answerUnstored(capture, responder, base::Rules::MemoryFull);
    if (capture.row.answered < 400 && !acceptFromMemory) {
        capture.row.answered = 503;
        capture.row.deadline = {}; // the service's clock starts with the first 200
    }
    m_recorder.keep(capture);
    tellUnstored(capture);
    responder.respond(capture.row.answered);
}

void ReceiverWorker::tellUnstored(const store::NewCapture &capture)
{
    store::CaptureRow row = listedRow(capture);
    row.stored = false;
    tell(row);
}

void ReceiverWorker::tellWritten(const Recorder::Written &written)
{
    if (written.store == m_recorder.store())
        tell(written.row);
    else
        emit capturedEarlier(written);
}

void ReceiverWorker::tell(const store::CaptureRow &row)
{
    ++m_unheard;
    m_batch.append(row);
    if (m_batchPlanned)
        return;
    m_batchPlanned = true;
    m_clock.callAfter(BatchTime, this, [this] {
        m_batchPlanned = false;
        tellNow();
    });
}

void ReceiverWorker::tellNow()
{
    if (!m_batch.isEmpty())
        emit captured(std::exchange(m_batch, {}));
}

} // namespace runlatch::inspector
