// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/reply.h"

#include "inspector/replyexchange.h"

namespace runlatch::inspector {

QString recordedKind(const base::Error &error)
{
    return error.outcomeUnknown ? QString(OutcomeUnknown) : base::kindName(error.kind);
}

Reply::Reply(store::CaptureStore &store, http::Client &http, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_sender(http, clock)
    , m_clock(clock)
    , m_lookup(http::systemLookup(clock))
{
}

Reply::~Reply()
{
    qDeleteAll(findChildren<ReplyExchange *>(QString(), Qt::FindDirectChildrenOnly)); // while this can still record
}

http::Call Reply::send(qint64 captureId, const protocol::TaskResult &result, bool anyway, QObject *context,
                       base::Callback<Sent> done, Origin origin)
{
    auto *exchange = new ReplyExchange({captureId, result, anyway, origin}, context, std::move(done), this);
    exchange->start();
    return http::Call(exchange);
}

} // namespace runlatch::inspector
