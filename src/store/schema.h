// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/database.h"

#include <QList>
#include <QStringList>

namespace runlatch::store {

/// The tables of one kind of file.
struct Schema
{
    int applicationId = 0;    ///< PRAGMA application_id, which tells our files from those of others
    QList<QStringList> steps; ///< statements at index N bring version N to N + 1; never change one that was released
};

/// Brings the tables to the newest version, all steps in one transaction. Errors: "store.newer" where a newer
/// program made the file, "store.corrupt" where another program did; neither is touched.
base::Done migrate(Database &database, const Schema &schema);

} // namespace runlatch::store
