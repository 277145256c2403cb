// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/rowtext.h"

#include "changerequests/exportformat.h"
#include "text/plaintext.h"
#include "wording/times.h"

namespace runlatch::ui {

using models::ChangeRequestModel;
using Column = ChangeRequestModel::Column;

QString cellText(const ChangeRequestModel &model, int row, Column column)
{
    const protocol::ChangeRequest &changeRequest = model.at(row);
    if (column == Column::Created)
        return wording::exactTime(changeRequest.createdAt);
    if (column == Column::Updated)
        return wording::exactTime(changeRequest.updatedAt);
    return model.index(row, static_cast<int>(column)).data().toString();
}

QString rowsText(changerequests::TableFormat format, const ChangeRequestModel &model, const QList<int> &rows,
                 const QList<Column> &columns)
{
    QStringList headings;
    for (const Column column : columns)
        headings += model.headerData(static_cast<int>(column), Qt::Horizontal).toString();
    QList<QStringList> cells;
    for (const int row : rows) {
        QStringList line;
        for (const Column column : columns)
            line += cellText(model, row, column);
        cells += line;
    }
    return changerequests::tableText(format, headings, cells);
}

QString rowsJson(const ChangeRequestModel &model, const QList<int> &rows)
{
    QByteArray json;
    for (const int row : rows) {
        const protocol::ChangeRequest &changeRequest = model.at(row);
        json += changerequests::exportRow(changerequests::ExportFormat::Json, changeRequest,
                                          model.workspaceName(changeRequest), json.isEmpty());
    }
    return QString::fromUtf8(rows.size() == 1 ? json.trimmed() : '[' + json + "\n]");
}

QString rowsIds(const ChangeRequestModel &model, const QList<int> &rows)
{
    QStringList ids;
    for (const int row : rows)
        ids += text::wholePlainText(model.at(row).id);
    return ids.join(u'\n');
}

} // namespace runlatch::ui
