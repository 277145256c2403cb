// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "base/threadend.h"
#include "http/exchangerelay.h"
#include "inspector/listeners.h"
#include "inspector/receiveroptions.h"
#include "inspector/recorder.h"
#include "inspector/selfchecks.h"
#include "rulebook/rulebook.h"
#include "store/capturestore.h"

#include <QObject>
#include <QThread>
#include <QUrl>

namespace runlatch::inspector {

class ReceiverWorker;

/// Receives run task requests on its own thread: parse, verify, store, then answer. A request that is answered 200 is
/// on disk. When the store cannot be written the answer is 503 (the service retries). The capture is then kept in
/// memory, marked, and written when the disk works again: it is tried with each new request and after 1, 2, 4... 30 s.
/// Memory holds 1000 captures or 64 MB. Above that a request is answered 503 whatever the user chose, and only its row
/// is reported, with the rule "memory.full": a request that was acknowledged is never thrown away.
///
/// All endpoints are at all listeners. The answer is that of the endpoint whatever the verdict and the body, because
/// 200 only tells the sender "received" (spec 4.5); `rejectBadSignatures` makes it 401. AnswerDelays bounds how many
/// answers wait as their endpoint says; a listener that closes sends them at once. Other paths ("request.path", 404)
/// and other methods ("request.method", 405) are recorded with that rule. Requests that were not HTTP or came from a
/// web page are recorded with their own rules (Refusals bounds how many). A request that waits for the disk longer than
/// `storeWait` is answered 503; its capture is kept with that status, and starts neither a deadline nor an automatic
/// reply. While 2000 captures or 256 MB are on their way to disk, a request is answered 503 with the rule
/// "store.behind", and only its row is reported. While ReceiverWorker::MaxUnheard rows wait for this object's thread, a
/// request is answered 503 and counted in one later row with the rule "refusals.more"; one with a valid signature once
/// MaxUnheardSigned more wait. Rows wait until a slot of `captured` had them and does not hold them.
///
/// Lives in the caller's thread; `context` objects belong to the same thread.
class Receiver : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype MaxAtOnce = 200; ///< rows of one `captured`

    /// `store` (see useStore) and `clock` must outlive this; both are used from the receiver's thread.
    Receiver(store::CaptureStore &store, base::Clock &clock, QObject *parent = nullptr);
    /// Waits for the writes that the store has accepted; call stop() first to answer their requests as well.
    ~Receiver() override;

    /// Answers with the URL of the first endpoint at the first listener that listens; places() tells of the others. A
    /// receiver that listens already moves to the new options and finishes what it accepted under the old ones. Errors
    /// as for check(endpoints) and, if no listener could listen, the first one's as for http::Server::listen; a
    /// receiver that listened already goes on with its previous options. "listen.count": no listener, or more than
    /// MaxListeners.
    void start(const ReceiverOptions &options, QObject *context, base::Callback<QUrl> done);
    /// Stops listening, and finishes the requests that were accepted. Captures in memory are still tried.
    void stop(QObject *context, base::Callback<std::monostate> done);
    /// Goes on with another store, listening all the while. The new store gets the captures in memory, and those
    /// pending captures that the previous store refuses. `switched` comes between the rows of both. After `left` the
    /// previous store is no longer used; `left` does not come if that store came back into use.
    void useStore(store::CaptureStore &store, QObject *context, base::Callback<std::monostate> switched,
                  base::Callback<std::monostate> left);
    /// The rules by which the next requests are answered, listening all the while. A request that is under way keeps
    /// the rule that was chosen for it.
    void setRules(const rulebook::RuleBook &rules);
    void retry();                                                     ///< tries the captures in memory now
    void load(QObject *context, base::Callback<Recorder::Load> done); ///< what waits for the store now
    store::EndpointNames endpointNames() const { return m_names; }    ///< of the options in use
    bool isListening() const { return !m_places.isEmpty(); }
    QUrl url() const; ///< as start() answered; empty while nothing listens
    /// The listener at `port` is reached from outside by this base of URLs, which places() and url() show from now on,
    /// whatever its options say. It counts for that port alone, also after the next start(). Empty: no longer.
    void setPublicUrl(quint16 port, const QUrl &base);
    /// The result of starting each listener of the options in use, in their order; empty while nothing listens.
    QList<ListenerPlace> places() const { return m_places; }
    /// A slot of `captured` keeps so many of its rows for later. They count as unheard until they are released.
    void hold(int rows) { m_held += rows; }
    void release(int rows);
    /// Prepares for a request of this process to its own listener; used by ListenerProof.
    void expect(const SelfCheckTokens &tokens, QObject *context, base::Callback<std::monostate> done);

signals:
    /// Rows of requests, in batches, oldest first; also of refused requests (`refusalRule`). A row that was in memory
    /// comes again, with `stored` true, when it is on disk. Replies begin here. They wait for no row that is shown or
    /// printed, so a slot takes little time for each row.
    void arrived(const QList<runlatch::store::CaptureRow> &rows);
    /// The same rows in the same order, for whoever shows or prints them: at most MaxAtOnce in a turn of the event
    /// loop, so that the steps of a reply come between. stop() and useStore() tell what waits before they answer.
    void captured(const QList<runlatch::store::CaptureRow> &rows);
    /// A row that the previous store wrote after all, or marked.
    void capturedEarlier(const runlatch::inspector::Recorder::Written &written);
    void storeFailed(const runlatch::base::Error &error); ///< emitted once for each time the store stops working
    void storeRecovered();
    /// A request and its answer; redacted. Emitted if somebody was connected at start(), within the bounds of
    /// ExchangeRelay.
    void exchanged(const runlatch::http::ExchangeRecord &record);

private:
    void showPublicUrl();
    void take(const QList<store::CaptureRow> &rows);
    void planTelling();
    void tell(qsizetype most);

    http::ExchangeRelay m_exchanges; // outlives the thread that offers them
    QThread m_thread;
    base::ThreadEnd m_threadEnd{m_thread};
    ReceiverWorker *m_worker; ///< lives in m_thread, deleted when the thread ends
    store::EndpointNames m_names;
    Endpoint m_endpoint; ///< the first one of the options in use
    QList<ListenerPlace> m_places;
    QList<ListenerPlace> m_started; ///< the same as they were started
    quint16 m_publicPort = 0;
    QUrl m_publicUrl;                  ///< of the listener at m_publicPort
    QList<store::CaptureRow> m_untold; ///< rows that wait for `captured`
    bool m_isTelling = false;          ///< the next `captured` is planned
    int m_held = 0;                    ///< rows of the present `captured` that its slots hold
};

} // namespace runlatch::inspector
