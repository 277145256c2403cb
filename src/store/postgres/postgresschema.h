// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QDateTime>
#include <QStringList>

namespace runlatch::store {

class Connection;

/// The tables of a store in the schema "runlatch" of a database, as captureschema.cpp has them for a file.
constexpr qint64 PostgresVersion = 1;
constexpr int PostgresLock = 1382960244; ///< "RnLt": the advisory lock for all that changes tables
QStringList postgresTables();            ///< the statements that make them, the schema first; run with that search_path

/// The statement that makes new ids higher than all that are there, as a server needs that a dump was read into.
QString idsGoOn();

/// Makes them where the schema is missing; one program at a time. Errors: Storage with rule "store.newer-schema",
/// "store.other-schema" (not made by Runlatch, or changed), "store.no-right", or those of the connection.
base::Done makePostgresSchema(Connection &connection);

/// Tells whether the role of this connection owns the tables, and so keeps them.
base::Result<bool> ownsTables(Connection &connection);

/// Lets the owner's function keep the tables for a receiver that does not own them: it makes partitions, and forgets a
/// bounded number of expired secrets. Tells whether it forgot some, so that more may be left. Error: also
/// "store.no-right" where the owner made no such function (storeroles.h).
base::Result<bool> keepByFunction(Connection &connection);

/// Checks that the tables are there, and changes nothing. Errors: those of makePostgresSchema(), and "store.no-schema"
/// (no receiver has made the tables yet).
base::Done checkPostgresSchema(Connection &connection);

/// Makes the partitions of `captures` for this day and the days to come. A partition has the captures of one day by the
/// time in their uuids (version 7); "captures_other" has those of other days, and of uuids of other versions.
base::Done makePartitions(Connection &connection, const QDateTime &now);
constexpr int PartitionsAhead = 3; ///< days

/// Drops the partitions of days before `limit` in which nothing must stay: no pin, nothing imported, and nothing that
/// awaits a reply at `now`. Others are left for who drops capture by capture.
base::Done dropPartitions(Connection &connection, const QDateTime &limit, const QDateTime &now);

} // namespace runlatch::store
