// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/operation.h"
#include "service/pacedsender.h"

#include <QList>

#include <optional>

namespace runlatch::service {

/// An answer other than 404 and 405, or the best of the answers 404 and 405.
struct DialectArrival
{
    http::Response response;
    QUrl url;
    int dialect = 0; ///< the name of the answered dialect
};

/// Sends one operation in each of its documented dialects, in order, until an answer is neither 404 nor 405. Only 404
/// and 405 lead to the next dialect, because they alone say that nothing was carried out. A failed exchange ends the
/// walk, because its request may have arrived.
class DialectWalk final : public base::Operation<DialectArrival>
{
public:
    struct Try
    {
        int name = 0; ///< the caller's own, given back with the answer
        http::Outgoing request;
    };
    using Arrival = DialectArrival;

    /// `dialects` must not be empty. Ends with `scope`. If every dialect was answered 404 or 405, `done` gets one of
    /// the 404s if there was any, preferably one with the service's own error objects.
    static void start(PacedSender &sender, const QList<Try> &dialects, QObject *scope, base::Callback<Arrival> done);

private:
    DialectWalk(PacedSender &sender, const QList<Try> &dialects, QObject *scope, base::Callback<Arrival> done);
    void sendNext();
    void answered(const base::Result<http::Response> &answer);

    PacedSender &m_sender;
    QList<Try> m_tries;
    qsizetype m_try = 0;
    std::optional<Arrival> m_missing; ///< the best of the answers 404 and 405
};

} // namespace runlatch::service
