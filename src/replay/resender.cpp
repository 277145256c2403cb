// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "replay/resender.h"

#include "base/answer.h"
#include "base/operation.h"

#include <QThreadPool>

using namespace Qt::StringLiterals;

namespace runlatch::replay {

namespace {

/// Makes the bytes in the pool, and sends them. What it is asked for stays in it until the end.
class ResentExchange final : public base::Operation<http::Response>
{
public:
    ResentExchange(http::RawSender &sender, const Resending &resending, QObject *context,
                   base::Callback<http::Response> done)
        : Operation(&sender, context, std::move(done))
        , m_sender(sender)
        , m_destination(resending.destination)
        , m_manner{.pinnedCertificate = resending.pinnedCertificate, .purpose = u"run-task.resend"_s}
    {
        const base::Answer<QByteArray> answer(this, [this](const base::Result<QByteArray> &bytes) { call(bytes); });
        QThreadPool::globalInstance()->start([resending, answer] { answer(resentBytes(resending)); });
    }

private:
    void call(const base::Result<QByteArray> &bytes)
    {
        if (bytes)
            m_sender.send(m_destination, *bytes, Resender::Timeout, this, finishing(), m_manner);
        else
            finish(bytes.error());
    }

    http::RawSender &m_sender;
    const QUrl m_destination;
    const http::RawManner m_manner;
};

} // namespace

Resender::Resender(base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_sender(clock)
{
    connect(&m_sender, &http::RawSender::exchanged, this, &Resender::exchanged);
}

base::Call Resender::send(const Resending &resending, QObject *context, base::Callback<http::Response> done)
{
    return base::Call(new ResentExchange(m_sender, resending, context, std::move(done)));
}

} // namespace runlatch::replay
