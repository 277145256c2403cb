// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "http/message.h"
#include "protocol/bulkcreation.h"
#include "simulator/explorer.h"
#include "simulator/faultplan.h"
#include "simulator/service.h"
#include "simulator/state/resources.h"

#include <QObject>

namespace runlatch::simulator {

/// Creates change requests in many workspaces (spec 4.4). All or nothing: a target outside of the organization refuses
/// the whole action. The behavior of the real service in that case is not public, nor is its behavior for a query
/// without a match. Here such a query is accepted and creates nothing.
class BulkActions final : public QObject
{
    Q_OBJECT
public:
    struct Answer
    {
        http::Response response; ///< 201; 404 for the organization; 400 for bad JSON; 422 with a pointer; 503 when full
        QString dialect;         ///< protocol::bulkActionDialectName; empty if the action could not be read
    };
    /// Resources and explorer must outlive this.
    BulkActions(base::Clock &clock, Resources &resources, const Explorer &explorer, DialectRule dialect,
                QObject *parent = nullptr);

    Answer create(const QString &organization, const QByteArray &body, FaultDraw &faults);

private:
    base::Result<QStringList> targets(const QString &organization, const protocol::ReadBulkCreation &read) const;
    void createOn(const QStringList &workspaceIds, const Text &text, FaultDraw &faults);

    base::Clock &m_clock;
    Resources &m_resources;
    const Explorer &m_explorer;
    DialectRule m_dialect;
};

} // namespace runlatch::simulator
