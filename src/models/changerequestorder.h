// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/changerequestmodel.h"

#include <QPromise>

namespace runlatch::models {

/// The sort order of a ChangeRequestModel's rows; see ChangeRequestSieve::setSort().
struct ChangeRequestOrder
{
    ChangeRequestModel::Column column = ChangeRequestModel::Column::Created;
    Qt::SortOrder direction = Qt::AscendingOrder;

    friend bool operator==(const ChangeRequestOrder &, const ChangeRequestOrder &) = default;
};

/// Sorts the indexes of the rows in that order; gives no result if the promise is cancelled. Runs in the pool.
void sortChangeRequests(QPromise<QList<int>> &promise, const ChangeRequestRows &rows,
                        const QHash<QString, QString> &workspaceNames, const ChangeRequestOrder &order);

} // namespace runlatch::models
