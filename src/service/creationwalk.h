// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/operation.h"
#include "protocol/bulkaction.h"
#include "protocol/bulkcreation.h"
#include "service/pacedsender.h"

#include <QList>

#include <functional>
#include <optional>

namespace runlatch::service {

/// An accepted create operation. The service processes it later, and reports its end to nobody.
struct Creation
{
    protocol::BulkAction action;
    protocol::BulkActionDialect dialect; ///< the accepted dialect
};

/// Sends a bulk action in one dialect and, only after a 400 or 422, in another one: these statuses say that nothing was
/// carried out. Where the refusal points at the dialect, each part of it (action type, placement, filter) is changed at
/// most once: a third dialect is sent only if the second refusal names another part. Where it does not say what it is
/// about (leavesCauseOpen), the dialects that were not sent follow in the order of protocol::bulkActionDialects.
class CreationWalk final : public base::Operation<Creation>
{
public:
    struct Order
    {
        std::function<http::Outgoing(const protocol::BulkActionDialect &)> request; ///< may end the walk
        protocol::BulkActionDialect dialect = {};                                   ///< the one to begin with
        bool isDialectFixed = false;                                                ///< it was chosen by hand
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
    std::optional<protocol::BulkActionDialect> nextDialect(const QList<base::ServiceError> &errors) const;

    PacedSender &m_sender;
    Order m_order; ///< `dialect` is the dialect under way
    const protocol::BulkActionDialect m_firstDialect;
    QList<protocol::BulkActionDialect> m_refused; ///< in the order in which they were sent
    std::optional<base::Error> m_firstRefusal;
};

} // namespace runlatch::service
