// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "protocol/unknownmembers.h"

#include <QJsonObject>
#include <QString>

namespace runlatch::protocol {

/// The answer to creating change requests (spec 2.2). The action itself runs later, and nothing tells when it
/// is done.
struct BulkAction
{
    QString id; ///< "eba-..."
    QString organizationId;
    QString actionType; ///< as the service echoes it: `change_request` or `change_requests`
    QString subject;
    QString message;
    QString createdBy; ///< user id
    UnknownMembers unknown = {};
    QJsonObject unknownInputs = {}; ///< of `action_inputs`

    friend bool operator==(const BulkAction &, const BulkAction &) = default;
};

/// Errors as of readChangeRequest; only the id is required.
base::Result<BulkAction> readBulkAction(const QJsonObject &resource);
/// With what is unknown.
QJsonObject writeBulkAction(const BulkAction &action);

} // namespace runlatch::protocol
