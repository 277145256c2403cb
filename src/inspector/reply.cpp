// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/reply.h"

#include "inspector/replyexchange.h"

#include <algorithm>

namespace runlatch::inspector {

QString recordedKind(const base::Error &error)
{
    return error.outcomeUnknown ? QString(OutcomeUnknown) : base::kindName(error.kind);
}

Reply::Reply(store::CaptureStore &store, http::Requester &http, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_sender(http, clock)
    , m_clock(clock)
    , m_lookup(http::systemLookup(clock))
{
    m_readers.setMaxThreadCount(1);
}

Reply::~Reply()
{
    m_exchanges.clear(); // no waiting exchange is started
    // Deleted while this object can still record.
    qDeleteAll(findChildren<ReplyExchange *>(QString(), Qt::FindDirectChildrenOnly));
}

base::Call Reply::send(qint64 captureId, const protocol::TaskResult &result, bool anyway, QObject *context,
                       base::Callback<Sent> done)
{
    return start(new ReplyExchange({.captureId = captureId, .result = result, .anyway = anyway}, context,
                                   std::move(done), this));
}

base::Call Reply::sendAutomatically(const store::CaptureRow &received, const protocol::TaskResult &result,
                                    QObject *context, base::Callback<Sent> done,
                                    std::optional<templates::Template> content, bool withoutToken)
{
    return start(new ReplyExchange({.captureId = received.id,
                                    .result = result,
                                    .withoutToken = withoutToken,
                                    .received = received,
                                    .content = std::move(content)},
                                   context, std::move(done), this));
}

base::Call Reply::start(ReplyExchange *exchange)
{
    m_exchanges.append(exchange);
    const base::Call call(exchange);
    exchange->start();
    emit underWayChanged();
    return call;
}

Reply::UnderWay Reply::underWay(qint64 captureId, const QUrl &callback) const
{
    const QByteArray key = callback.isEmpty() ? QByteArray() : ReplyExchange::keyOf(callback);
    UnderWay found;
    for (const ReplyExchange *exchange : m_exchanges) {
        const bool isSameTask = !key.isEmpty() && exchange->key() == key;
        if (!isSameTask && exchange->captureId() != captureId)
            continue;
        auto &place = exchange->isWaiting() ? found.waiting : found.sending;
        if (!place)
            place = exchange->status();
    }
    return found;
}

void Reply::cancelWaiting(const QUrl &callback)
{
    if (ReplyExchange *exchange = waiting(ReplyExchange::keyOf(callback)))
        exchange->cancel();
}

ReplyExchange *Reply::onItsWay(const QByteArray &key) const
{
    const auto found = std::find_if(m_exchanges.begin(), m_exchanges.end(), [&key](const ReplyExchange *exchange) {
        return exchange->isOnItsWay() && exchange->key() == key;
    });
    return found == m_exchanges.end() ? nullptr : *found;
}

ReplyExchange *Reply::waiting(const QByteArray &key) const
{
    const auto found = std::find_if(m_exchanges.begin(), m_exchanges.end(), [&key](const ReplyExchange *exchange) {
        return exchange->isWaiting() && exchange->key() == key;
    });
    return found == m_exchanges.end() ? nullptr : *found;
}

bool Reply::isBehind(const ReplyExchange &exchange) const
{
    const ReplyExchange *first = waiting(exchange.key());
    return first && first != &exchange;
}

/// Ends the turn of an exchange, whether it was sent or not, and starts the first waiting exchange.
void Reply::leave(ReplyExchange *exchange)
{
    if (!m_exchanges.removeOne(exchange))
        return;
    const bool isFree = !exchange->key().isEmpty() && !onItsWay(exchange->key());
    if (ReplyExchange *next = isFree ? waiting(exchange->key()) : nullptr)
        next->call();
    emit underWayChanged();
    if (m_exchanges.isEmpty())
        emit idle();
}

} // namespace runlatch::inspector
