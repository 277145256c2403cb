// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "http/exchangerelay.h"
#include "inspector/receiveroptions.h"
#include "inspector/recorder.h"
#include "store/capturestore.h"

#include <QObject>
#include <QThread>
#include <QUrl>

namespace runlatch::inspector {

class ReceiverWorker;

/// Receives run task requests on its own thread: parse, verify, store, then answer. A request that is answered
/// 200 is on disk. When the store cannot be written the answer is 503 (the service retries), the capture is kept
/// in memory, marked, and written when the disk takes it again: it is tried with each new request and after
/// 1, 2, 4... 30 s. Memory holds 1000 captures or 64 MB; what comes then is answered 503 whatever the user chose,
/// and only its row is told, with the rule "memory.full": what was acknowledged is never thrown away.
///
/// The answer is `answer` whatever the verdict and whatever the body, because the sender's 200 only means
/// "received" (spec 4.5); `rejectBadSignatures` makes it 401. Other paths ("request.path", 404) and other
/// methods ("request.method", 405) are recorded with that rule, and so is what was no HTTP or of a web page, with its
/// own (Refusals bounds how many). A request that waits for the disk longer than `storeWait` is answered 503; its
/// capture is kept with that status, and starts neither a deadline nor an automatic reply. While 2000 captures or 256
/// MB are on their way to disk, what comes is answered 503 with the rule "store.behind", and only its row is told.
/// While ReceiverWorker::MostUnheard rows wait for this object's thread, what comes is answered 503 and counted in one
/// later row with the rule "refusals.more".
///
/// Lives in the caller's thread; `context` objects belong to the same.
class Receiver : public QObject
{
    Q_OBJECT
public:
    /// `store` (see useStore) and `clock` must outlive this; both are used from the receiver's thread.
    Receiver(store::CaptureStore &store, base::Clock &clock, QObject *parent = nullptr);
    ~Receiver() override; ///< what the store has accepted is waited for; stop() first to answer it as well

    /// Answers with the URL to give to the service; listening already, it moves to the new options, and what was
    /// accepted under the old ones is finished. Errors as of http::Server::listen; where it listened already it goes
    /// on there, with the options of before.
    void start(const ReceiverOptions &options, QObject *context, base::Callback<QUrl> done);
    /// Stops listening, finishes what was accepted. Captures in memory go on being tried.
    void stop(QObject *context, base::Callback<std::monostate> done);
    /// Goes on with another store, listening all the while. What is in memory goes there, and what the store of before
    /// refuses of what it was given. `switched` comes between the rows of both; after `left`, which does not come where
    /// the store of before came back into use, that one is used no more.
    void useStore(store::CaptureStore &store, QObject *context, base::Callback<std::monostate> switched,
                  base::Callback<std::monostate> left);
    void retry(); ///< what is in memory, now
    bool isListening() const { return !m_url.isEmpty(); }
    QUrl url() const { return m_url; }

signals:
    /// In batches, oldest first; also what was refused (`refusalRule`). A row that was in memory comes again, with
    /// `stored` true, when it is on disk.
    void captured(const QList<runlatch::store::CaptureRow> &rows);
    /// One that the store of before took after all, or marked.
    void capturedEarlier(const runlatch::inspector::Recorder::Written &written);
    void storeFailed(const runlatch::base::Error &error); ///< once for each time it stops working
    void storeRecovered();
    /// What was received and how it was answered; redacted. Told where somebody was connected at start(),
    /// as far as ExchangeRelay lets it.
    void exchanged(const runlatch::http::ExchangeRecord &record);

private:
    void tell(const QList<store::CaptureRow> &rows);

    http::ExchangeRelay m_exchanges; // outlives the thread that offers them
    QThread m_thread;
    ReceiverWorker *m_worker; ///< lives in m_thread, deleted when that ends
    QUrl m_url;
};

} // namespace runlatch::inspector
