// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "inspector/endpointresponder.h"

#include <QObject>
#include <QUuid>

#include <map>
#include <optional>

namespace runlatch::inspector {

/// Requests whose captures are on their way to disk. A request that waits longer than the limit is given up, so that
/// its sender has an answer and its connection is free again. There are at most as many requests as the server has
/// connections, with one timer for all. Lives in one thread.
class StoreWait : public QObject
{
    Q_OBJECT
public:
    /// `clock` must outlive this.
    explicit StoreWait(base::Clock &clock, QObject *parent = nullptr);

    struct Request
    {
        EndpointResponder responder;
        QUuid uuid;
    };
    quint64 begin(const Request &request, std::chrono::milliseconds limit);
    /// Ends the wait. Returns nullopt if the request was given up meanwhile.
    std::optional<EndpointResponder> end(quint64 number);

signals:
    void givenUp(const runlatch::inspector::StoreWait::Request &request);

private:
    struct Waiting
    {
        Request request;
        std::chrono::milliseconds due;
    };
    void plan();
    void check();

    base::Clock &m_clock;
    std::map<quint64, Waiting> m_waiting; ///< requests by order of arrival
    quint64 m_arrivals = 0;
    bool m_isPlanned = false;
};

} // namespace runlatch::inspector
