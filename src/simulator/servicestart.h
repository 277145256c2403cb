// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/call.h"
#include "base/operation.h"
#include "simulator/service.h"

#include <functional>

namespace runlatch::simulator {

/// Starts the simulator, and at a free port if its own is in use and that is allowed.
class ServiceStart final : public base::Operation<ServiceAddress>
{
public:
    /// Finds out whether another port will do. It is asked only when the port of the options is in use.
    using MayMove = std::function<void(QObject *context, base::Callback<bool> done)>;

    /// Answers as Service::start does; the error is that of the port in use if no other will do. Ends with `service`
    /// and with `context`.
    static base::Call start(Service &service, const ServiceOptions &options, MayMove mayMove, QObject *context,
                            base::Callback<ServiceAddress> done);

private:
    ServiceStart(Service &service, const ServiceOptions &options, MayMove mayMove, QObject *context,
                 base::Callback<ServiceAddress> done);
    void take(const base::Result<ServiceAddress> &address);
    void move();

    Service &m_service;
    const ServiceOptions m_options;
    const MayMove m_mayMove;
};

} // namespace runlatch::simulator
