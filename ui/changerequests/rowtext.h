// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/tabletext.h"
#include "models/changerequestmodel.h"

namespace runlatch::ui {

/// A cell as it is copied: whole texts on one line, and times in UTC instead of how long ago.
QString cellText(const models::ChangeRequestModel &model, int row, models::ChangeRequestModel::Column column);

/// Rows with their headings.
QString rowsText(changerequests::TableFormat format, const models::ChangeRequestModel &model, const QList<int> &rows,
                 const QList<models::ChangeRequestModel::Column> &columns);

/// The resources as the export writes them: one alone, or an array.
QString rowsJson(const models::ChangeRequestModel &model, const QList<int> &rows);
QString rowsIds(const models::ChangeRequestModel &model, const QList<int> &rows); ///< a line each

} // namespace runlatch::ui
