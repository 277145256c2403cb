// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/receiverworker.h"

#include "inspector/inspection.h"

#include <QThread>

#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::inspector {

namespace {

constexpr auto BatchTime = 50ms; // a window that repaints twenty times a second looks live

void respond(const http::Responder &responder, int status)
{
    http::Response response;
    response.status = status;
    if (status == 405)
        response.headers.append(http::Header{"Allow", "POST"});
    if (status >= 300) {
        response.headers.append(http::Header{"Content-Type", "text/plain; charset=utf-8"});
        response.body = http::reasonPhrase(status) + '\n';
    }
    responder.respond(response);
}

QUrl urlOf(const http::Server &server, const ReceiverOptions &options)
{
    QUrl url = options.publicUrl;
    if (!url.isValid() || url.isEmpty()) {
        url = QUrl();
        url.setScheme(options.identity.isNull() ? u"http"_s : u"https"_s);
        url.setHost(server.host());
        url.setPort(server.port());
    }
    QString base = url.path();
    while (base.endsWith(u'/'))
        base.chop(1);
    url.setPath(base + options.path);
    return url;
}

} // namespace

ReceiverWorker::ReceiverWorker(store::CaptureStore &store, base::Clock &clock)
    : m_clock(clock)
    , m_recorder(store, clock, this)
{
    connect(&m_recorder, &Recorder::written, this, &ReceiverWorker::tell);
    connect(&m_recorder, &Recorder::failed, this, &ReceiverWorker::storeFailed);
    connect(&m_recorder, &Recorder::recovered, this, &ReceiverWorker::storeRecovered);
}

base::Result<QUrl> ReceiverWorker::listen(ReceiverOptions options, bool tellsExchanges)
{
    if (m_server) { // frees the port first: it may be the same one
        connect(m_server, &http::Server::drained, m_server, &QObject::deleteLater);
        m_server->close();
    }
    if (!options.path.startsWith(u'/'))
        options.path.prepend(u'/');
    const auto handler = [this, options](const http::Request &request, const http::Responder &responder) {
        receive(request, responder, options);
    };
    m_server = new http::Server(m_clock, options.limits, handler, this);
    m_server->setIdentity(options.identity);
    connect(m_server, &http::Server::refused, this, &ReceiverWorker::noteRefusal);
    if (tellsExchanges)
        connect(m_server, &http::Server::exchanged, this, [this](http::ExchangeRecord record) {
            record.purpose = u"run-task.receive"_s;
            emit exchanged(record);
        });
    if (const base::Done listening = m_server->listen(options.host, options.port); !listening) {
        delete m_server;
        return listening.error();
    }
    return urlOf(*m_server, options);
}

void ReceiverWorker::stop(std::function<void()> done)
{
    const auto finished = [this, done = std::move(done)] {
        tellNow();
        done();
    };
    m_recorder.retry();
    if (!m_server) {
        finished();
        return;
    }
    // drained: every accepted request has its answer, so the store has answered for each of them
    connect(m_server, &http::Server::drained, this, finished);
    connect(m_server, &http::Server::drained, m_server, &QObject::deleteLater);
    http::Server *server = m_server;
    m_server.clear();
    server->close();
}

void ReceiverWorker::finish()
{
    qDeleteAll(findChildren<http::Server *>(QString(), Qt::FindDirectChildrenOnly));
    connect(&m_recorder, &Recorder::idle, thread(), &QThread::quit, Qt::DirectConnection);
    if (m_recorder.isIdle())
        thread()->quit();
}

void ReceiverWorker::receive(const http::Request &request, const http::Responder &responder,
                             const ReceiverOptions &options)
{
    const store::NewCapture capture = inspect(request, options, m_clock.utc());
    const bool fromMemory = options.acceptFromMemory;
    if (fromMemory && m_recorder.isFailing() && m_recorder.hasRoomFor(capture)) {
        answerFromMemory(capture, responder, fromMemory); // the timer probes the disk meanwhile
        return;
    }
    m_recorder.record(capture, [this, capture, responder, fromMemory](const base::Result<store::CaptureRow> &row) {
        if (!row) {
            answerFromMemory(capture, responder, fromMemory);
            return;
        }
        respond(responder, row->answered); // after the commit returned, never before
        tell(*row);
    });
}

void ReceiverWorker::answerFromMemory(store::NewCapture capture, const http::Responder &responder,
                                      bool acceptFromMemory)
{
    const bool full = !m_recorder.hasRoomFor(capture);
    store::CaptureRow &row = capture.row;
    if (row.answered < 400 && (full || !acceptFromMemory)) {
        row.answered = 503;
        row.deadline = {}; // the service's clock starts with the first 200
    }
    if (full)
        row.refusalRule = u"memory.full"_s;
    else
        m_recorder.keep(capture);
    row.stored = false;
    respond(responder, row.answered);
    tell(row);
}

void ReceiverWorker::noteRefusal(const http::Refusal &refusal)
{
    const store::NewCapture capture = inspect(refusal, m_clock.utc());
    m_recorder.record(capture, [this, capture](const base::Result<store::CaptureRow> &row) {
        if (row)
            tell(*row);
        else
            answerFromMemory(capture, {}, false); // it has its answer already: the responder is none
    });
}

void ReceiverWorker::tell(const store::CaptureRow &row)
{
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
