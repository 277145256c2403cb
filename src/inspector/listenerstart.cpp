// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/listenerstart.h"

#include <utility>

namespace runlatch::inspector {

base::Call ListenerStart::start(Receiver &receiver, const ReceiverOptions &options, quint16 lastPort, QObject *context,
                                base::Callback<QUrl> done)
{
    auto *start = new ListenerStart(receiver, options, context, std::move(done));
    if (options.port != 0)
        start->tryPort(options.port);
    else
        start->tryPort(receiver.isListening() ? static_cast<quint16>(receiver.url().port()) : lastPort);
    return base::Call(start);
}

ListenerStart::ListenerStart(Receiver &receiver, const ReceiverOptions &options, QObject *context,
                             base::Callback<QUrl> done)
    : Operation(&receiver, context, std::move(done))
    , m_receiver(receiver)
    , m_options(options)
{
}

void ListenerStart::tryPort(quint16 port)
{
    ReceiverOptions tried = m_options;
    tried.port = port;
    m_receiver.start(tried, this, [this, port](const base::Result<QUrl> &url) {
        if (!url && port != m_options.port)
            tryPort(m_options.port);
        else
            finish(url);
    });
}

} // namespace runlatch::inspector
