// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/outsidetunnel.h"

#include "inspector/outsideproof.h"

#include <utility>

namespace runlatch::ui {

OutsideTunnel::OutsideTunnel(Workbench &workbench)
    : m_workbench(workbench)
    , m_program(workbench.clock, [this](const QUrl &address, QObject *context, base::Callback<std::monostate> done) {
        return prove(address, context, std::move(done));
    })
{
}

base::Call OutsideTunnel::prove(const QUrl &address, QObject *context, base::Callback<std::monostate> done)
{
    return inspector::OutsideProof::start(m_workbench.inspector.receiver(), m_http, address, context, std::move(done));
}

} // namespace runlatch::ui
