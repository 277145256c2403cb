// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/sqlite/schema.h"

namespace runlatch::store {

/// Compares the tables, columns and indexes of a file with those that the steps of the schema make of an empty one.
/// Anything else is foreign: a trigger, a view, a virtual table, a column with another default. Changes nothing. Call
/// before anything else is read, and before any step.
///
/// Errors: "store.foreign" with what is foreign as its fact (`trigger "x"`); "store.corrupt" if something is missing,
/// or if there is no such version.
base::Done checkSchema(Database &database, const Schema &schema, qint64 version);

} // namespace runlatch::store
