// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::store {

/// The roles of a database that holds a store, by what each may do there.
struct StoreRoles
{
    QString owner = QStringLiteral("runlatch_owner");       ///< makes, changes and removes tables
    QString receiver = QStringLiteral("runlatch_receiver"); ///< appends, and records replies and what it found
    QString desk = QStringLiteral("runlatch_desk");         ///< reads all, also what is sealed, and records replies
};

/// Tells whether a name can be that of a role and needs no quotes: small letters, digits and "_", 63 at most, neither a
/// digit nor "pg_" at its beginning, and no word that stands for other roles.
bool isRoleName(const QString &name);

/// One transaction that makes the roles, the tables where there are none, and gives each role its rights. It may run
/// again, and does so after a dump was read in. The names are role names, and differ. A superuser runs it.
///
/// The rights are grants on columns, so the receiver runs the statements that every store runs. What no grant can say
/// are two functions, which run as the owner with a search_path of their own: keep_house() makes the partitions of the
/// next days and forgets expired secrets; sealed_of() answers with the sealed bytes that the asking process appended,
/// and with NULL for all others.
QString sqlOfRoles(const StoreRoles &roles);

} // namespace runlatch::store
