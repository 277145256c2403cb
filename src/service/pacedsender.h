// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "http/requester.h"

#include <QHash>
#include <QObject>

#include <memory>
#include <optional>

namespace runlatch::service {

class TokenBucket;

/// A wait before a request, and its reason.
struct Wait
{
    enum class Reason {
        Pace,        ///< the wait for the announced limit; emitted only for waits above a second
        RateLimited, ///< the wait after a 429, as long as the service said
        Trouble,     ///< a GET is tried again after a 5xx or a cut connection
    };
    Reason reason = Reason::Pace;
    std::chrono::milliseconds wait{0};
    int attempt = 1; ///< number of the try after the wait
    QString purpose; ///< as in http::Outgoing
};

/// Sends the requests of the service's client: at the service's pace, and again where a repetition is safe.
///
/// - A token bucket for each host and token: `X-RateLimit-Limit` (30 until it is announced) in each
///   TokenBucket::Window, a sixth of it at once.
/// - 429: waits for `X-RateLimit-Reset` (seconds, may be a fraction) or `Retry-After` (seconds or a date), else a
///   second, plus up to 10 % and never more than 60 s, and sends again, whatever the method: it was not carried out.
///   The 429 to the tenth repetition is the answer.
/// - GET: again on 5xx (but 501 and 505), on "network.closed", "network.failed" and "http.cut", up to three times,
///   after 0.2, 0.4, 0.8 s, each times a random 0.5 to 1.5. (Within one try Qt may send a cut GET once more.) Not after
///   a Timeout: four of them would keep the user waiting for two minutes.
/// - Everything else is sent once. If no usable answer came and the request may have been carried out (any error but
/// "network.refused", "network.unknown-host", Tls and Usage), the error has `outcomeUnknown`; an answer of 5xx is given
/// back as it is.
class PacedSender final : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive this.
    PacedSender(http::Requester &http, base::Clock &clock, QObject *parent = nullptr);
    /// Buckets that are kept: each reply has a token of its own, so their number would grow without end.
    static constexpr int MaxRestedBuckets = 100;

    /// Sends a request. There is exactly one callback, unless `context` or this died or the call was aborted, which
    /// also ends a wait.
    base::Call send(const http::Outgoing &outgoing, QObject *context, base::Callback<http::Response> done);

    std::optional<http::Certificate> refusedCertificate(const QUrl &url) const
    {
        return m_http.refusedCertificate(url);
    }

signals:
    void waiting(const runlatch::service::Wait &wait);
    /// A request leaves, after pace and wait; `purpose` and `attempt` as in http::Outgoing.
    void sent(const QString &purpose, int attempt);

private:
    std::shared_ptr<TokenBucket> bucketOf(const http::Outgoing &outgoing);
    void forgetRestedBuckets();

    http::Requester &m_http;
    base::Clock &m_clock;
    /// The buckets, by a hash of host and token. At most MaxRestedBuckets, and those that were used within the last
    /// second or have waiting calls: as many as there are calls.
    QHash<QByteArray, std::shared_ptr<TokenBucket>> m_buckets;
};

} // namespace runlatch::service

Q_DECLARE_METATYPE(runlatch::service::Wait)
