// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "base/operation.h"

#include <QString>

class QTcpSocket;

namespace runlatch::cli {

/// One attempt to connect to a host and port. It sends nothing. Answers with whether something listens there, never
/// with an error: what has not answered within `limit` does not listen, because a firewall may drop the packets.
class ConnectAttempt final : public base::Operation<bool>
{
public:
    struct Place
    {
        QString host;
        quint16 port = 0;
    };

    /// Begins at once, and never answers before it returned. `clock` must outlive this.
    ConnectAttempt(base::Clock &clock, const Place &place, std::chrono::milliseconds limit, QObject *context,
                   base::Callback<bool> done);
    ~ConnectAttempt() override;

private:
    QTcpSocket *m_socket;
};

} // namespace runlatch::cli
