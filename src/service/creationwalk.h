// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/operation.h"
#include "protocol/bulkaction.h"
#include "protocol/bulkcreation.h"
#include "service/pacedsender.h"

#include <functional>
#include <optional>

namespace runlatch::service {

/// An accepted create operation. The service processes it later, and reports its end to nobody.
struct Creation
{
    protocol::BulkAction action;
    protocol::BulkActionDialect dialect; ///< the accepted dialect
};

/// Sends a bulk action in one dialect and, only after a 400 or 422 that points at its dialect, in another one: these
/// statuses say that nothing was carried out. Each part of the dialect (action type, placement, filter) is changed at
/// most once, and at most three dialects are sent: a third only if the second refusal names another part.
class CreationWalk final : public base::Operation<Creation>
{
public:
    struct Order
    {
        std::function<http::Outgoing(const protocol::BulkActionDialect &)> request; ///< may end the walk
        protocol::BulkActionDialect dialect = {};                                   ///< the one to begin with
        bool isByQuery = false;
        bool hasSeveralValues = false; ///< one condition of the query has several values
        QString subject;               ///< the subject of errors
    };

    /// Ends with `scope`. Errors as for Client::create.
    static void start(PacedSender &sender, const Order &order, QObject *scope, base::Callback<Creation> done);

private:
    CreationWalk(PacedSender &sender, const Order &order, QObject *scope, base::Callback<Creation> done);
    void send();
    void answered(const http::Response &response, const QUrl &url);
    void refused(const base::Error &error);

    PacedSender &m_sender;
    Order m_order; ///< `dialect` is the dialect under way
    const protocol::BulkActionDialect m_firstDialect;
    int m_refusals = 0;
    std::optional<base::Error> m_firstRefusal;
};

} // namespace runlatch::service
