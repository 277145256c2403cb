// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/work/workschema.h"

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

QStringList workVersionOne()
{
    return {
        // Times are milliseconds since 1970 UTC.
        uR"(CREATE TABLE drafts (
            id TEXT NOT NULL PRIMARY KEY,
            kind TEXT NOT NULL,
            content BLOB NOT NULL,
            changed_at INTEGER NOT NULL))"_s,
        u"CREATE INDEX drafts_by_kind ON drafts (kind, changed_at)"_s,
    };
}

QStringList workVersionTwo()
{
    return {
        uR"(CREATE TABLE pending_archives (
            id TEXT NOT NULL PRIMARY KEY,
            service TEXT NOT NULL,
            change_request TEXT NOT NULL,
            subject TEXT NOT NULL,
            workspace TEXT NOT NULL,
            asked_at INTEGER NOT NULL,
            sent INTEGER NOT NULL))"_s,
    };
}

/// Adds the connection with which an archive was requested. It is NULL in older rows.
QStringList workVersionThree()
{
    return {u"ALTER TABLE pending_archives ADD COLUMN connection TEXT"_s};
}

} // namespace

Schema workSchema()
{
    return {.applicationId = 0x526e4c77, .steps = {workVersionOne(), workVersionTwo(), workVersionThree()}}; // "RnLw"
}

} // namespace runlatch::store
