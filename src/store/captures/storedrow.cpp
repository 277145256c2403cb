// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/storedrow.h"

#include "base/rules.h"
#include "store/captures/capturecolumns.h"

namespace runlatch::store {

namespace {

constexpr auto RowById = joined("SELECT id, ", CaptureColumns, " FROM captures WHERE id = ?");

} // namespace

base::Result<CaptureRow> storedRow(Connection &database, qint64 id)
{
    const auto found = database.query(RowById, {id});
    if (!found)
        return found.error();
    if (!(*found)->next())
        return base::Error{
            .kind = base::ErrorKind::NotFound, .rule = base::Rules::StoreNoCapture, .subject = QString::number(id)};
    CaptureRow row = captureRow(**found);
    if (auto done = (*found)->done(); !done)
        return done.error();
    return row;
}

} // namespace runlatch::store
