// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/servicestart.h"

#include "base/rules.h"

#include <utility>

namespace runlatch::simulator {

base::Call ServiceStart::start(Service &service, const ServiceOptions &options, MayMove mayMove, QObject *context,
                               base::Callback<ServiceAddress> done)
{
    auto *start = new ServiceStart(service, options, std::move(mayMove), context, std::move(done));
    service.start(options, start, [start](const base::Result<ServiceAddress> &address) { start->take(address); });
    return base::Call(start);
}

ServiceStart::ServiceStart(Service &service, const ServiceOptions &options, MayMove mayMove, QObject *context,
                           base::Callback<ServiceAddress> done)
    : Operation(&service, context, std::move(done))
    , m_service(service)
    , m_options(options)
    , m_mayMove(std::move(mayMove))
{
}

void ServiceStart::take(const base::Result<ServiceAddress> &address)
{
    if (address || address.error().rule != base::Rules::ListenInUse || m_options.port == 0) {
        finish(address);
        return;
    }
    m_mayMove(this, [this, error = address.error()](const base::Result<bool> &mayMove) {
        if (mayMove && *mayMove)
            move();
        else
            finish(error);
    });
}

void ServiceStart::move()
{
    ServiceOptions moved = m_options;
    moved.port = 0;
    m_service.start(moved, this, finishing());
}

} // namespace runlatch::simulator
