// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/call.h"
#include "base/operation.h"
#include "inspector/receiver.h"

namespace runlatch::inspector {

/// Starts a receiver where it was last, so that a URL configured in a run task stays valid. If any port will do, the
/// port in use or else the last one is tried first, and then any.
class ListenerStart final : public base::Operation<QUrl>
{
public:
    /// Answers as Receiver::start does. `lastPort` is 0 if there is none. Ends with `receiver` and with `context`.
    static base::Call start(Receiver &receiver, const ReceiverOptions &options, quint16 lastPort, QObject *context,
                            base::Callback<QUrl> done);

private:
    ListenerStart(Receiver &receiver, const ReceiverOptions &options, QObject *context, base::Callback<QUrl> done);
    void tryPort(quint16 port);

    Receiver &m_receiver;
    const ReceiverOptions m_options;
};

} // namespace runlatch::inspector
