// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/knownhosts.h"
#include "http/server.h"
#include "inspector/receiveroptions.h"
#include "inspector/recorder.h"
#include "inspector/refusals.h"
#include "inspector/storewait.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace runlatch::inspector {

/// The part of Receiver that lives in its thread.
class ReceiverWorker : public QObject
{
    Q_OBJECT
public:
    ReceiverWorker(store::CaptureStore &store, base::Clock &clock);

    /// `tellsExchanges`: `exchanged` is wanted.
    base::Result<QUrl> listen(ReceiverOptions options, bool tellsExchanges);
    void stop(std::function<void()> done); ///< `done` when everything accepted is answered and told
    /// Cuts what is open, waits for the store, which has at most Recorder::MostBytesUnderWay to do, and ends the
    /// thread.
    void finish();

signals:
    void captured(const QList<runlatch::store::CaptureRow> &rows);
    void storeFailed(const runlatch::base::Error &error);
    void storeRecovered();
    void exchanged(const runlatch::http::ExchangeRecord &record);

private:
    void receive(const http::Request &request, const http::Responder &responder, const ReceiverOptions &options,
                 const http::KnownHosts &hosts);
    void record(const store::NewCapture &capture, const http::Responder &responder, const ReceiverOptions &options);
    void giveUp(const StoreWait::Request &request);
    void answerUnstored(const store::NewCapture &capture, const http::Responder &responder, const QString &rule);
    void answerFromMemory(store::NewCapture capture, const http::Responder &responder, bool acceptFromMemory);
    void tell(const store::CaptureRow &row);
    void tellNow();

    base::Clock &m_clock;
    Recorder m_recorder;
    Refusals m_refusals;
    StoreWait m_wait;
    QPointer<http::Server> m_server;
    QList<store::CaptureRow> m_batch;
    bool m_batchPlanned = false;
};

} // namespace runlatch::inspector
