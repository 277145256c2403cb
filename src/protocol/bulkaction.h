// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "protocol/unknownmembers.h"

#include <QJsonObject>
#include <QString>

namespace runlatch::protocol {

/// The answer to creating change requests (spec 2.2). The action itself runs later, and its end is not reported.
struct BulkAction
{
    QString id; ///< "eba-..."
    QString organizationId;
    QString actionType; ///< as the service returns it: `change_request` or `change_requests`
    QString subject;
    QString message;
    QString createdBy; ///< user id
    UnknownMembers unknown = {};
    QJsonObject unknownInputs = {}; ///< unknown members of `action_inputs`

    friend bool operator==(const BulkAction &, const BulkAction &) = default;
};

/// Errors as for readChangeRequest; only the id is required, and a type that is told must be that of a bulk action.
base::Result<BulkAction> readBulkAction(const QJsonObject &resource);
/// Includes the unknown members.
QJsonObject writeBulkAction(const BulkAction &action);

} // namespace runlatch::protocol
