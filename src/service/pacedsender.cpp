// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/pacedsender.h"

#include "service/pacedcall.h"

#include <QCryptographicHash>

namespace runlatch::service {

PacedSender::PacedSender(http::Requester &http, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_http(http)
    , m_clock(clock)
{
}

base::Call PacedSender::send(const http::Outgoing &outgoing, QObject *context, base::Callback<http::Response> done)
{
    const PacedCall::Means means{*this, m_http, m_clock, bucketOf(outgoing)};
    auto *pacedCall = new PacedCall(means, outgoing, context, std::move(done));
    const base::Call call(pacedCall);
    pacedCall->queue();
    return call;
}

std::shared_ptr<TokenBucket> PacedSender::bucketOf(const http::Outgoing &outgoing)
{
    QCryptographicHash key(QCryptographicHash::Sha256); // a hash, so that no token is kept here
    key.addData(outgoing.url.toEncoded(QUrl::RemoveUserInfo | QUrl::RemovePath | QUrl::RemoveQuery));
    key.addData(http::headerValue(outgoing.headers, "Authorization"));
    if (m_buckets.size() >= MaxRestedBuckets && !m_buckets.contains(key.result()))
        forgetRestedBuckets();
    std::shared_ptr<TokenBucket> &bucket = m_buckets[key.result()];
    if (!bucket)
        bucket = std::make_shared<TokenBucket>(m_clock);
    return bucket;
}

/// Forgets the buckets that hold back no call. A new bucket does the same. It lacks the announced limit, which comes
/// again with the next answer.
void PacedSender::forgetRestedBuckets()
{
    m_buckets.removeIf([](auto bucket) { return bucket.value().use_count() == 1 && bucket.value()->isRested(); });
}

} // namespace runlatch::service
