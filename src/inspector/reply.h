// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/boundedset.h"
#include "base/clock.h"
#include "base/result.h"
#include "http/addresslookup.h"
#include "http/requester.h"
#include "inspector/obstacles.h"
#include "protocol/taskresult.h"
#include "service/pacedsender.h"
#include "store/capturestore.h"
#include "templates/template.h"

#include <QCache>
#include <QObject>
#include <QThreadPool>

#include <optional>

namespace runlatch::inspector {

class ReplyExchange;

/// `errorKind` of a reply that was not accepted: OutcomeUnknown if it may have been.
QString recordedKind(const base::Error &error);

/// Sends callbacks: PATCH to the callback URL with the request's own access token (spec 5.2), never with the user's
/// token, in the way of service::PacedSender. At most one final result is sent for a callback URL unless the user
/// overrides.
///
/// A callback URL stands for one run task, and a run task that was delivered twice has two captures. At most one reply
/// of a run task is under way at a time, whoever asked for it, so that no answer overtakes a newer one. A final result
/// waits for a slow "running" and is checked again then; any other reply meets Obstacle::UnderWay. An automatic reply
/// waits for every earlier one.
///
/// An automatic reply goes to a judged address: the callback's name is looked up, addresses that http::isRefusedAddress
/// names are left out, and the connection goes to the others, one after the other while connections are refused. The
/// name is not looked up again, because the answer may differ then. Through a proxy only a written address is judged:
/// the proxy looks names up.
class Reply : public QObject
{
    Q_OBJECT
public:
    /// The replies under way for one run task, whoever asked for them.
    struct UnderWay
    {
        std::optional<protocol::TaskStatus> sending; ///< the status under way, also while the reply is being prepared
        /// A final or automatic reply that waits until `sending` is answered.
        std::optional<protocol::TaskStatus> waiting;
        bool isNothing() const { return !sending && !waiting; }
        friend bool operator==(const UnderWay &, const UnderWay &) = default;
    };

    /// `store`, `http` and `clock` must outlive this.
    Reply(store::CaptureStore &store, http::Requester &http, base::Clock &clock, QObject *parent = nullptr);
    ~Reply() override;

    void setLookup(http::AddressLookup lookup) { m_lookup = std::move(lookup); } ///< replaces the system's lookup

    struct Sent
    {
        store::SentReply reply;
        store::CaptureRow row;            ///< the row with its new state
        std::optional<base::Error> error; ///< what an answer other than 200 means (meaningOf)
        bool recorded = true;             ///< false: the service answered, but the store could not save the reply
    };
    /// Errors: Usage with rule "reply.<obstacle>" (obstacleRule) if an obstacle exists and `anyway` is false or cannot
    /// override it; for an automatic reply also those of http::AddressLookup, and that of Obstacle::LinkLocal if the
    /// name has refused addresses only; those of service::PacedSender if there was no answer, with `outcomeUnknown` if
    /// the reply may have arrived (the attempt is recorded even then); those of CaptureStore::load; Cancelled from
    /// cancelWaiting(). `anyway` overrides the present obstacles, but none that appear while the reply waits. A 429 is
    /// waited for. An answer other than 200 is a value: `reply.http` and `error` hold the service's answer, and the
    /// state stays, also after an answer that may accept the reply. The call goes on when `context` dies. abort() and
    /// the end of this object cut it; the reply is then recorded as cancelled, because it may have been carried out.
    base::Call send(qint64 captureId, const protocol::TaskResult &result, bool anyway, QObject *context,
                    base::Callback<Sent> done);
    /// The automatic reply to a request that was just received. `received` is its row as the receiver told it: what the
    /// reply depends on is taken from there, and the stored body counts only if it is the received one (its SHA-512).
    /// Otherwise nothing is sent (Obstacle::Unproven). `content`: filled with the request, gives what `result` lacks of
    /// message, URL and outcomes; errors as for templates::Template::filled. `withoutToken`: also where the request has
    /// none.
    base::Call sendAutomatically(const store::CaptureRow &received, const protocol::TaskResult &result,
                                 QObject *context, base::Callback<Sent> done,
                                 std::optional<templates::Template> content = {}, bool withoutToken = false);

    /// The replies under way for this capture. With its callback URL, which only a loaded capture has, the replies for
    /// its other deliveries count too.
    UnderWay underWay(qint64 captureId, const QUrl &callback = {}) const;
    void cancelWaiting(const QUrl &callback); ///< the waiting reply is not sent; harmless if none waits
    bool isIdle() const { return m_exchanges.isEmpty(); }
    int countUnderWay() const { return static_cast<int>(m_exchanges.size()); } ///< also those that wait

signals:
    void sent(const runlatch::store::CaptureRow &row); ///< a callback was answered or failed; the row is the new one
    void underWayChanged();                            ///< the replies under way for some run task changed
    void idle();                                       ///< nothing is under way any more

private:
    friend class ReplyExchange;

    base::Call start(ReplyExchange *exchange);

    ReplyExchange *onItsWay(const QByteArray &key) const;
    ReplyExchange *waiting(const QByteArray &key) const; ///< the first reply that waits
    bool isBehind(const ReplyExchange &exchange) const;  ///< whether another reply waits before this one
    void leave(ReplyExchange *exchange);

    store::CaptureStore &m_store;
    service::PacedSender m_sender;
    base::Clock &m_clock;
    http::AddressLookup m_lookup;
    QThreadPool m_readers;              ///< one thread, so that replies to one request stay in their order
    QList<ReplyExchange *> m_exchanges; ///< the 16 automatic exchanges (AutoReply) and the user's own, in their order
    /// The states in which run tasks ended in this session, by the digest of their callback URL (strangers choose its
    /// length); earlier states are in the store. Some 100 bytes each. The service refuses a reply to a run task that
    /// was forgotten here.
    QCache<QByteArray, protocol::TaskState> m_ended{10'000};
    base::BoundedSet<QByteArray> m_maybeEnded{10'000}; ///< likewise, of final replies that may have been accepted
};

} // namespace runlatch::inspector
