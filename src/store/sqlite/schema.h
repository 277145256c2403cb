// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/sqlite/database.h"

#include <QList>
#include <QStringList>

namespace runlatch::store {

/// The tables of one kind of file.
struct Schema
{
    int applicationId = 0;    ///< PRAGMA application_id, which distinguishes our files from others
    QList<QStringList> steps; ///< the statements at index N turn version N into N + 1; never change a released one
    QStringList later = {};   ///< make what files of any version may have or lack
    QList<QStringList> otherFirstSteps = {}; ///< of files that differ in no more than the order of their columns
};

/// Migrates the tables to the newest version, all steps in one transaction. Errors: "store.newer" if a newer program
/// made the file, "store.corrupt" if another program did, those of checkSchema(); such a file is not touched.
base::Done migrate(Database &database, const Schema &schema);

} // namespace runlatch::store
