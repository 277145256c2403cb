// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/bulkdraft.h"

namespace runlatch::changerequests {

/// The texts that a query can be written and read as, beside its rows.
enum class QueryText { Json, Address };

/// Tells if the text can say the row. It says neither a disabled row nor an unfinished one, and an address not every
/// name. Such rows stay as they are, whatever the text becomes.
bool isExpressed(const BulkDraft::Condition &row, QueryText text);

/// The conditions that the text says.
QList<protocol::ExplorerCondition> expressedConditions(const QList<BulkDraft::Condition> &rows, QueryText text);

/// The rows with what was read from the text: each condition takes the place of the row that stood there, further ones
/// follow at the end. A row that says the same already is kept with all that it has.
QList<BulkDraft::Condition> withConditions(const QList<BulkDraft::Condition> &rows, QueryText text,
                                           const QList<protocol::ExplorerCondition> &read);

/// The query of the request as a text to edit: indented, `type` and `filter`. Where a character cannot be seen, all
/// beyond ASCII are escapes.
QByteArray queryJson(const QList<protocol::ExplorerCondition> &conditions, protocol::FilterDialect dialect);

} // namespace runlatch::changerequests
