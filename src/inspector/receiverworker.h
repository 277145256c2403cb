// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/knownhosts.h"
#include "http/server.h"
#include "inspector/endpointresponder.h"
#include "inspector/listeners.h"
#include "inspector/receiveroptions.h"
#include "inspector/recorder.h"
#include "inspector/refusals.h"
#include "inspector/selfchecks.h"
#include "inspector/storewait.h"
#include "rulebook/rulebook.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace runlatch::inspector {

/// The part of Receiver that lives in its thread.
class ReceiverWorker : public QObject
{
    Q_OBJECT
public:
    /// The most rows that the owner's thread has not handled, including requests that the store has not answered.
    /// Further requests are answered 503 without a row, and counted. Rows that come again because the disk accepted
    /// them later are still emitted; Recorder limits those.
    static constexpr int MaxUnheard = 10'000;
    /// Further rows, of requests with a valid signature: strangers must not take their place.
    static constexpr int MaxUnheardSigned = 1'000;

    ReceiverWorker(store::CaptureStore &store, base::Clock &clock);

    /// The result of listen().
    struct Place
    {
        Endpoint endpoint;                ///< the first one of the options in use
        QList<ListenerPlace> places;      ///< as in Listeners::places()
        std::optional<base::Error> error; ///< the others are those of before then
    };
    /// `tellsExchanges`: whether to emit `exchanged`.
    Place listen(const ReceiverOptions &wanted, bool tellsExchanges);
    void expect(const SelfCheckTokens &tokens) { m_selfChecks.expect(tokens); }
    /// As in Recorder. Captures in memory are reported as rows of the new store, unless they are reported as written
    /// first. `switched`: everything reported up to then belongs to the previous store.
    void useStore(store::CaptureStore &store, const std::function<void()> &switched, std::function<void()> left);
    void setPublicUrl(const QUrl &base); ///< its host is known from now on; empty: no longer
    void setRules(const rulebook::RuleBook &rules) { m_rules = rules; }
    void retry() { m_recorder.retry(); }
    Recorder::Load load() const { return m_recorder.load(); }
    /// The owner handled so many rows of `captured`.
    void heard(int rows);
    void stop(std::function<void()> done); ///< `done` when everything accepted is answered and reported
    /// Cuts open connections, waits for the store (at most Recorder::MaxBytesUnderWay) and ends the thread.
    void finish();

signals:
    void captured(const QList<runlatch::store::CaptureRow> &rows);
    void capturedEarlier(const runlatch::inspector::Recorder::Written &written);
    void storeFailed(const runlatch::base::Error &error);
    void storeRecovered();
    void exchanged(const runlatch::http::ExchangeRecord &record);

private:
    std::unique_ptr<http::Server> serverAt(const ListenerAddress &address, const ReceiverOptions &options,
                                           bool tellsExchanges);
    void tellExchange(http::ExchangeRecord record);
    void receive(const http::Request &request, const http::Responder &responder, const ReceiverOptions &options,
                 const http::KnownHosts &hosts);
    bool isUnheard(int more = 0) const { return m_unheard + m_owed >= MaxUnheard + more; }
    void refuseUnheard(const http::Responder &responder);
    void refuse(const http::Refusal &refusal);
    void noteUntold();
    void countUntold();
    EndpointResponder responderOf(const store::CaptureRow &row, const http::Request &request,
                                  const http::Responder &responder, const ReceiverOptions &options);
    void take(const store::NewCapture &capture, const EndpointResponder &responder, const ReceiverOptions &options);
    void record(const store::NewCapture &capture, const EndpointResponder &responder, const ReceiverOptions &options);
    void giveUp(const StoreWait::Request &request);
    void answerUnstored(const store::NewCapture &capture, const EndpointResponder &responder, base::Rule rule);
    void answerFromMemory(store::NewCapture capture, const EndpointResponder &responder, bool acceptFromMemory);
    void tell(const store::CaptureRow &row);
    void tellWritten(const Recorder::Written &written);
    void tellUnstored(const store::NewCapture &capture);
    void tellNow();

    base::Clock &m_clock;
    Recorder m_recorder;
    Refusals m_refusals;
    /// Of all listeners, those that finish their last requests among them.
    std::shared_ptr<http::UnfinishedBudget> m_unfinished = std::make_shared<http::UnfinishedBudget>();
    AnswerDelays m_delays; // declared before the requests that use it
    StoreWait m_wait;
    SelfChecks m_selfChecks;
    std::optional<http::KnownHosts> m_publicHost;
    Listeners m_listeners;
    Endpoint m_endpoint; ///< the first one of the options in use
    rulebook::RuleBook m_rules;
    QList<store::CaptureRow> m_batch;
    bool m_batchPlanned = false;
    int m_unheard = 0; ///< rows that the owner has not handled, with those in m_batch
    int m_owed = 0;    ///< requests that the store has not answered
    int m_untold = 0;  ///< requests refused without a row
};

} // namespace runlatch::inspector
