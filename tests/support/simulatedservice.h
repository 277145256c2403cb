// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/systemclock.h"
#include "service/endpoint.h"
#include "simulator/service.h"
#include "support/waiting.h"

namespace runlatch::support {

/// Made before the simulator, and gone after it.
struct SimulatorClock
{
    base::SystemClock simulatorClock;
};

/// Lends the simulator, which serves on a free port of this machine from its first moment, and the endpoint that leads
/// to it. A test that uses it links runlatch_simulator and runlatch_service.
class SimulatedService final : private SimulatorClock, public simulator::Service
{
public:
    explicit SimulatedService(const simulator::ServiceOptions &options = {})
        : Service(simulatorClock)
    {
        start(options, this, [](const auto &) {});
        if (!waitFor([this] { return isServing(); }))
            qFatal("the simulator does not listen");
    }

    service::Endpoint endpoint() const { return {address().url, address().token}; }
    /// Without the path of the API.
    QUrl origin() const
    {
        QUrl origin = address().url;
        origin.setPath({});
        return origin;
    }
};

} // namespace runlatch::support
