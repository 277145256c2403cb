// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::support {

/// SQL that lets a table refuse the rows of a condition from then on, as a disk would. No row may meet it yet. An
/// index is computed for each row that is written, and of these rows it cannot be. (A store has no triggers.)
inline QString refusing(const QString &table, const QString &rows)
{
    return QStringLiteral("CREATE INDEX refuses ON %1 (ABS(IIF(%2, -9223372036854775808, 0)))").arg(table, rows);
}

inline QString refusingNothing()
{
    return QStringLiteral("DROP INDEX refuses");
}

} // namespace runlatch::support
