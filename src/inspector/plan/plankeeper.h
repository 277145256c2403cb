// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "http/exchangerelay.h"
#include "http/requester.h"
#include "inspector/plan/planfetch.h"
#include "inspector/plan/planfolder.h"
#include "store/capturestore.h"
#include "store/sqlite/sealer.h"

#include <QCache>
#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>

namespace runlatch::inspector {

class PlanFetcher;

/// The plans of a store's captures: fetches them (PlanFetch, in a thread of its own), keeps them sealed in a folder
/// beside the store, and removes each with its capture and with that capture's secrets, at the latest a minute later.
/// Lives in the thread of the http::Requester it was given, whose exchanged() tells its exchanges too.
class PlanKeeper final : public QObject
{
    Q_OBJECT
public:
    static constexpr int MaxUnderWay = 2;
    static constexpr int MaxWaiting = 100; ///< further ones are refused by "fetch.too-many"
    static constexpr std::chrono::seconds SweepPause{60};

    struct Standing
    {
        enum class Stage {
            Absent,
            Asking,
            NotReady, ///< the service has no plan yet, and is asked again
            Receiving,
            Kept,
            Failed,
        };
        Stage stage = Stage::Absent;
        qint64 received = 0;    ///< bytes, of Receiving
        base::Error error = {}; ///< of Failed
    };

    /// All must outlive this.
    PlanKeeper(store::CaptureStore &store, const QString &storeFile, const store::StoreKey &key, http::Requester &http,
               base::Clock &clock, QObject *parent = nullptr);
    ~PlanKeeper() override; ///< ends what is under way; nothing of it stays

    void useKey(const store::StoreKey &key);    ///< seals by it from now on, and opens by the earlier ones as well
    void setLookup(http::AddressLookup lookup); ///< replaces the system's; before the first fetch

    Standing standing(const QUuid &capture) const;
    /// Fetches the plan of a stored capture, whose stage then changes. No effect while it is under way.
    void fetch(const store::CaptureRow &row);
    void cancel(const QUuid &capture);
    void remove(const QUuid &capture); ///< the plan, from the disk
    /// Reads a plan's bytes, with room for `spare` bytes behind them. It may be called in any thread, also after the
    /// end of this object; it takes time for the disk. Errors: those of store::SealedStream::read().
    std::function<base::Result<QByteArray>()> sourceOf(const QUuid &capture, qsizetype spare) const;

    /// Plans of requests with a valid signature are fetched by themselves if it is on; off at first.
    void setAutomatic(bool automatic) { m_isAutomatic = automatic; }
    void handle(const QList<store::CaptureRow> &rows); ///< rows from Receiver::arrived

signals:
    void changed(const QUuid &capture); ///< its standing

private:
    friend class PlanFetcher;
    struct Flight
    {
        store::CaptureRow row;
        quint64 number = 0; ///< answers to an earlier one of the same capture are dropped
        Standing standing;
    };

    void begin();
    void load(const Flight &flight);
    void order(const Flight &flight, const base::Result<PlanLink> &link);
    void tell(const QUuid &capture, quint64 number, const Standing &standing);
    void ended(const QUuid &capture, quint64 number, const base::Result<qint64> &fetched);
    void fail(const QUuid &capture, const base::Error &error);
    PlanFetcher &fetcher();
    void startSweeping();
    void sweep();
    void drop(const QList<QUuid> &captures);
    store::SealedStream::Purpose purposeOf(const QByteArray &key, const store::CaptureRow &row) const;

    store::CaptureStore &m_store;
    http::Requester &m_http;
    base::Clock &m_clock;
    const PlanFolder m_folder;
    QList<QByteArray> m_keys; ///< the first one seals
    http::AddressLookup m_lookup;
    bool m_isAutomatic = false;
    bool m_isSweeping = false;
    quint64 m_last = 0;
    KeptPlans m_kept;
    QHash<QUuid, Flight> m_flights;
    QList<QUuid> m_queue; ///< of m_flights, those that wait for their turn
    QCache<QUuid, base::Error> m_failed{1000};
    http::ExchangeRelay m_relay;
    std::unique_ptr<PlanFetcher> m_fetcher; ///< made with the first fetch
    QThreadPool m_pool;                     ///< one thread, in whose order the folder is changed
};

} // namespace runlatch::inspector
