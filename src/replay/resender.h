// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/rawsender.h"
#include "replay/resending.h"

#include <QObject>

namespace runlatch::replay {

/// Sends captured requests again, each in a connection of its own. The bytes are made and signed in the thread pool,
/// because a body may be large. No redirect is followed, and no fault of a certificate is let pass.
class Resender : public QObject
{
    Q_OBJECT
public:
    static constexpr std::chrono::seconds Timeout{60}; ///< from the request to the end of the answer

    explicit Resender(base::Clock &clock, QObject *parent = nullptr); ///< `clock` must outlive this

    /// Answers with any HTTP answer, whatever its status. Errors as for resentBytes() and http::RawSender. abort() cuts
    /// the exchange; the request may have arrived.
    base::Call send(const Resending &resending, QObject *context, base::Callback<http::Response> done);

signals:
    /// An exchange has ended; redacted, as for http::RawSender. The purpose is "run-task.resend".
    void exchanged(const runlatch::http::ExchangeRecord &record);

private:
    http::RawSender m_sender;
};

} // namespace runlatch::replay
