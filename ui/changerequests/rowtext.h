// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/tabletext.h"
#include "models/changerequestmodel.h"

namespace runlatch::ui {

/// The text of a cell for copying: complete, on one line, with times in UTC instead of their age.
QString cellText(const models::ChangeRequestModel &model, int row, models::ChangeRequestModel::Column column);

/// Rows with their headings.
QString rowsText(changerequests::TableFormat format, const models::ChangeRequestModel &model, const QList<int> &rows,
                 const QList<models::ChangeRequestModel::Column> &columns);

/// The resources in the form of the export: a single resource alone, several as an array.
QString rowsJson(const models::ChangeRequestModel &model, const QList<int> &rows);
/// The ids, each on one line without invisible characters: people paste them into a terminal, and the service chooses
/// what is in them.
QString rowsIds(const models::ChangeRequestModel &model, const QList<int> &rows);

} // namespace runlatch::ui
